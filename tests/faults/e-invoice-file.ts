import { schemaOf } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { writeFile } from '@sheaf/einvoice/formats'

const invoice = schemaOf('invoice').parse({
  number: 'INV-7',
  issuedOn: '2026-03-01',
  endsOn: '2026-03-31',
  currency: 'EUR',
  sender: { name: 'Atelier Blau', address: 'Hauptstr. 1\n10115 Berlin\nGermany' },
  receiver: { company: 'Client GmbH', address: 'Platz 1\n50667 Köln\nGermany' },
  lines: [{ description: 'Design', quantity: '2', price: '50' }],
})

/** A form with an e-invoice of so many lines, as a visitor sends it to be checked. */
export function eInvoiceForm(lines = 1): FormData {
  const [line] = invoice.lines
  const long = { ...invoice, lines: Array.from({ length: lines }, () => line ?? fail()) }
  const written = writeFile(compute(long), 'ubl')
  if ('refusal' in written) throw new Error(written.refusal)
  const form = new FormData()
  form.append('file', new Blob([written.xml]), 'invoice.xml')
  return form
}

function fail(): never {
  throw new Error('The invoice has no line')
}
