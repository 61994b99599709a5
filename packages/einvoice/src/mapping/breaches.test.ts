import { schemaOf } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { describe, expect, it } from 'vitest'
import { breachesOf } from './breaches.ts'

const document = schemaOf('invoice').parse({
  ...{
    number: 'INV-7',
    issuedOn: '2026-03-01',
    endsOn: '2026-03-31',
    currency: 'EUR',
    region: 'DE',
  },
  sender: {
    ...{ name: 'Atelier Blau', email: 'ada@blau.example', phone: '030 1234567' },
    ...{ address: 'Hauptstr. 1\n10115 Berlin\nGermany', taxId: 'DE123456788' },
  },
  receiver: {
    company: 'Stadt Köln',
    email: 'a@b.example',
    address: 'Platz 1\n50667 Köln\nGermany',
  },
  delivery: { date: '2026-02-27' },
  bank: { iban: 'DE02 1203 0000 0000 2020 51' },
  tax: { label: 'VAT', rate: '19' },
  lines: [{ description: 'Design', quantity: '2', price: '50', unit: 'hour' }],
})

describe('what the rules of an e-invoice find on a document', () => {
  it('stands at the field where it is put right, in words, with the name of the rule', () => {
    expect(breachesOf(compute(document), 'xrechnung')).toContainEqual({
      id: 'BR-DE-15',
      severity: 'missing',
      field: 'buyerReference',
      message: 'The buyer reference is missing. Public buyers call it Leitweg-ID.',
      why: 'XRechnung asks for it in rule BR-DE-15.',
    })
    const wrong = { ...document, bank: { ...document.bank, iban: 'DE02120300000000202052' } }
    expect(breachesOf(compute(wrong), 'en16931')).toContainEqual(
      expect.objectContaining({ severity: 'advice', field: 'bank.iban' }),
    )
  })

  it('is nothing once all is said', () => {
    const whole = { ...document, buyerReference: '04011000-12345-34' }
    expect(breachesOf(compute(whole), 'xrechnung')).toEqual([])
  })

  it('says why a quote has none', () => {
    expect(breachesOf(compute(schemaOf('quote').parse({ lines: [{}] })), 'peppol')).toEqual({
      refusal:
        'A quote has no e-invoice format: nothing is owed yet. Turn it into an invoice first.',
    })
  })
})
