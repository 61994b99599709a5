import { createEnclosingEngine } from '../enclosing-engine.ts'

/** The document and its Factur-X inside, as the product hands it out. */
export const createEngine = () => createEnclosingEngine({ eInvoice: 'auto', carryDocument: 'on' })
