import { createEnclosingEngine } from '../enclosing-engine.ts'

/** The very file that the server hands out for the same invoice. */
export const createEngine = () =>
  createEnclosingEngine({ eInvoice: 'auto', carryDocument: 'on' }, (invoice) => invoice)
