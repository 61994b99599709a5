import { createEnclosingEngine } from '../enclosing-engine.ts'

/** Its pages alone. */
export const createEngine = () => createEnclosingEngine({ eInvoice: 'off', carryDocument: 'off' })
