import { createEnclosingEngine } from '../enclosing-engine.ts'

/** The document as JSON inside. */
export const createEngine = () => createEnclosingEngine({ eInvoice: 'off', carryDocument: 'on' })
