import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { documentFromWire, wireOf } from '../../../../tests/support/documents.ts'
import { type InvoiceContent, templateOf, withTemplate } from './invoice-template.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const design = { primaryColor: '#0B6BCB', secondaryColor: '#6B7280', fontFamily: 'Lato' } as const
const card = { name: 'Studio', theme: 'blue-wave' }

const studio: InvoiceContent = {
  ...templateOf(newDocument('invoice', moment), card, { design }),
  companyName: 'Nord',
  iban: 'NO93 8601 1117 947',
  businessNotes: 'Thank you.',
  businessReferences: 'Org. 917 222 333',
  paymentTerms: 'net-15',
  currency: 'NOK',
  jurisdiction: 'NO',
  defaultTerms: 'Fifteen days.',
}

describe('a template on an invoice', () => {
  it('brings its sender, bank, money and terms, and moves the due date', () => {
    const filled = withTemplate(newDocument('invoice', moment), studio, { isExact: false })
    expect(wireOf(filled)).toMatchObject({
      companyName: 'Nord',
      iban: 'NO93 8601 1117 947',
      notes: 'Thank you.\n\nOrg. 917 222 333',
      terms: 'Fifteen days.',
      currency: 'NOK',
      jurisdiction: 'NO',
      dueDate: '2026-03-18',
      invoiceNumber: 'INV-204817',
    })
  })

  it('leaves what has been written: client, lines, number, and what it has nothing to say about', () => {
    const fields = { clientName: 'Elena', companyPhone: '+47 1', dueDate: '2026-05-01' }
    const begun = documentFromWire('invoice', fields, moment)
    const filled = withTemplate(begun, studio, { isExact: false })
    expect(wireOf(filled)).toMatchObject({
      clientName: 'Elena',
      companyPhone: '+47 1',
      dueDate: '2026-05-01',
    })
  })

  it('brings its languages and labels, and one without any leaves those of the invoice', () => {
    const wording = { language: 'de', secondLanguage: 'en', labels: { issued: 'Tag' } }
    const german = documentFromWire('invoice', wording, moment)
    const kept = templateOf(german, card, { design })
    expect(kept).toMatchObject(wording)
    const filled = withTemplate(newDocument('invoice', moment), kept, { isExact: false })
    expect(filled).toMatchObject(wording)
    const silent = { ...studio, language: '', secondLanguage: '', labels: {} }
    expect(withTemplate(german, silent, { isExact: false })).toMatchObject(wording)
  })

  it('that is edited is shown as it is, with what it leaves empty', () => {
    const begun = documentFromWire('invoice', { companyPhone: '+47 1' }, moment)
    const shown = withTemplate(begun, studio, { isExact: true })
    expect(shown.sender.phone).toBe('')
  })

  it('comes back from the invoice as it was, references included', () => {
    const shown = withTemplate(newDocument('invoice', moment), studio, { isExact: true })
    const saved = templateOf(shown, card, { design, references: studio.businessReferences })
    expect(saved).toEqual({ ...studio, ...card, ...design })
  })

  it.each([
    ['Org. 917 222 333', '', 'Org. 917 222 333'],
    ['Something else', 'Something else', ''],
  ])('with the note %j keeps no second copy of its references', (notes, note, references) => {
    const invoice = documentFromWire('invoice', { notes }, moment)
    expect(templateOf(invoice, card, { design, references: 'Org. 917 222 333' })).toMatchObject({
      businessNotes: note,
      businessReferences: references,
    })
  })
})
