import { type AutofillAnswer, autofillAnswerSchema } from '@sheaf/contract/autofill'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { edit, startWriting } from '#document/writing/document-state.ts'
import type { FieldValue } from '#document/writing/read-field.ts'
import { documentFromWire, wireOf } from '../../../../../tests/support/documents.ts'
import { choicesOf, comparedFigures, fillingOf, findingsOf, isEmpty, placeOf } from './findings.ts'

const moment = { today: '2026-03-02', now: 1_772_530_204_817 }

type Line = Readonly<Record<string, string>>

function anInvoice(values: Readonly<Record<string, unknown>> = {}): BusinessDocument {
  return documentFromWire('invoice', values, moment)
}

/** An answer whose every value is as sure as `confidence` says, by field or for all. */
function anAnswer(
  fields: { readonly [field: string]: FieldValue | readonly Line[]; lineItems?: readonly Line[] },
  confidence: Readonly<Record<string, number>> = {},
): AutofillAnswer {
  const cells = (fields.lineItems ?? []).flatMap((line, index) =>
    Object.keys(line).map((name) => `lineItems.${index}.${name}`),
  )
  const names = [...Object.keys(fields).filter((name) => name !== 'lineItems'), ...cells]
  const evidence = Object.fromEntries(
    names.map((name) => [
      name,
      { text: '', start: 0, end: 1, confidence: confidence[name] ?? 0.97 },
    ]),
  )
  return autofillAnswerSchema.parse({
    documentType: 'invoice',
    fields,
    evidence,
    engine: 'local',
    text: 'text',
    ignored: [],
  })
}

function ticks(answer: AutofillAnswer, document: BusinessDocument): string[] {
  return choicesOf(findingsOf(answer, document, moment))
    .filter(({ isTicked }) => isTicked)
    .map(({ id }) => id)
}

function filled(answer: AutofillAnswer, document: BusinessDocument, keepsLines = false) {
  const findings = findingsOf(answer, document, moment)
  const all = new Set(choicesOf(findings).map(({ id }) => id))
  const filling = fillingOf(findings, all, keepsLines)
  return edit(startWriting(document), { type: 'fill', ...filling }).document
}

const lines = [
  { description: 'Design', quantity: '14', unit: 'hours', rate: '95', amount: '1330' },
  { description: 'Stock photography', amount: '240' },
]

describe('what is ticked from the start', () => {
  it('is a sure reading for a field that is empty or as every new document begins', () => {
    const answer = anAnswer({ clientName: 'Melissa Grant', dueDate: '2026-03-17', tax1Rate: '8' })
    expect(ticks(answer, anInvoice())).toEqual(['receiver.name', 'endsOn', 'tax.rate'])
  })

  it('is nothing that the engine doubts', () => {
    const answer = anAnswer(
      { clientName: 'Sales', lineItems: lines },
      { clientName: 0.4, 'lineItems.1.description': 0.3 },
    )
    expect(ticks(answer, anInvoice())).toEqual(['lines.0'])
  })

  it('is nothing that would drive out what the user wrote', () => {
    const answer = anAnswer({
      clientName: 'Melissa Grant',
      dueDate: '2026-03-17',
      invoiceNumber: '7',
    })
    const written = anInvoice({ clientName: 'Mel Grant', dueDate: '2026-05-01' })
    expect(ticks(answer, written)).toEqual(['number'])
    const [group] = findingsOf(answer, written, moment).groups
    expect(group?.suggestions[0]).toMatchObject({ value: 'Melissa Grant', now: 'Mel Grant' })
  })

  it('is nothing that the document says already', () => {
    const answer = anAnswer({ clientAddress: '4 Quay Street, Bristol', tax1Rate: '10.0' })
    const written = anInvoice({ clientAddress: '4 Quay Street,\nBristol' })
    expect(choicesOf(findingsOf(answer, written, moment))).toEqual([])
  })
})

describe('what is offered', () => {
  it('speaks as the document does: days in words, money with its sign, a tax with its name', () => {
    const answer = anAnswer({
      dueDate: '2026-03-17',
      paymentTerms: 'net-15',
      currency: 'EUR',
      tax1Label: 'VAT',
      tax1Rate: '19',
      discountType: 'percent',
      discountValue: '5',
      reverseCharge: true,
    })
    const said = findingsOf(answer, anInvoice(), moment).groups.flatMap(({ suggestions }) =>
      suggestions.map(({ label, value }) => `${label}: ${value}`),
    )
    expect(said).toEqual([
      'Due Date: March 17, 2026',
      'Payment Terms: Net 15',
      'Currency: EUR, Euro',
      'Tax: VAT 19%',
      'Discount: 5%',
      'Reverse charge: Yes',
    ])
  })

  it('has a field where the document is written, and a value which that field takes', () => {
    const answer = anAnswer({
      clientWebsite: 'quay.example',
      iban: 'X',
      dueDate: 'soon',
      total: '9',
    })
    const quote = newDocument('quote', moment)
    expect(findingsOf(answer, quote, moment).groups).toEqual([])
    expect(isEmpty(findingsOf(anAnswer({}), quote, moment))).toBe(true)
  })

  it('finds the words of a pair, a line and a figure', () => {
    const answer = anAnswer({ tax1Label: 'VAT', tax1Rate: '19', lineItems: lines, total: '1' })
    const document = anInvoice()
    const findings = findingsOf(answer, document, moment)
    const places = ['tax.label', 'lines.0.description', 'lines.1.amount', 'total', 'receiver.name']
    expect(places.map((field) => placeOf(findings, document, field))).toEqual([
      'tax.rate',
      'lines.0',
      'lines.1',
      'total',
      undefined,
    ])
  })
})

describe('filling in', () => {
  it('takes the place of a blank line, and prices what only has an amount', () => {
    const document = filled(anAnswer({ lineItems: lines, tax1Rate: '0' }), anInvoice())
    expect(wireOf(document).lineItems).toMatchObject([
      { description: 'Design', quantity: '14', unit: 'hours', rate: '95', amount: '1330.00' },
      { description: 'Stock photography', quantity: '1', rate: '240', amount: '240.00' },
    ])
    expect(wireOf(document)).toMatchObject({ total: '1570.00' })
  })

  it('adds to lines that were written, or replaces them', () => {
    const written = anInvoice({ lineItems: [{ description: 'Travel', quantity: '1', rate: '60' }] })
    const answer = anAnswer({ lineItems: lines })
    const names = (document: BusinessDocument) => document.lines.map((line) => line.description)
    expect(names(filled(answer, written, true))).toEqual(['Travel', 'Design', 'Stock photography'])
    expect(names(filled(answer, written, false))).toEqual(['Design', 'Stock photography'])
  })

  it('keeps a due date that the text gives beside its payment terms, and counts it otherwise', () => {
    const terms = { issueDate: '2026-03-10', paymentTerms: 'net-15' }
    const given = filled(anAnswer({ dueDate: '2026-03-20', ...terms }), anInvoice())
    expect(wireOf(given)).toMatchObject({
      dueDate: '2026-03-20',
      terms: 'Payment is due within 15 days',
    })
    expect(wireOf(filled(anAnswer(terms), anInvoice()))).toMatchObject({ dueDate: '2026-03-25' })
  })

  it('reads numbers with a point, wherever the document is from', () => {
    const german = anInvoice({ language: 'de', jurisdiction: 'DE' })
    const answer = anAnswer({
      tax1Rate: '5.125',
      lineItems: [{ description: 'M4', quantity: '1', rate: '1.234' }],
    })
    expect(wireOf(filled(answer, german))).toMatchObject({
      tax1Rate: '5.125',
      lineItems: [{ rate: '1.234' }],
    })
  })
})

describe('figures that the text gives', () => {
  it('are compared with what the document comes to, and never filled in', () => {
    const answer = anAnswer({
      tax1Rate: '0',
      subtotal: '1350',
      total: '1400',
      lineItems: [{ description: 'April work', quantity: '18', rate: '75', amount: '1400' }],
    })
    const document = anInvoice({ tax1Rate: '0' })
    const findings = findingsOf(answer, document, moment)
    const filling = fillingOf(findings, new Set(['lines.0']), false)
    expect(comparedFigures(findings, document, filling)).toEqual([
      {
        id: 'subtotal',
        label: 'Subtotal',
        stated: '$1 350.00',
        computed: '$1 350.00',
        agrees: true,
      },
      { id: 'total', label: 'Total', stated: '$1 400.00', computed: '$1 350.00', agrees: false },
    ])
    expect(findings.lines[0]).toMatchObject({ amount: '$1 350.00', statedAmount: '$1 400.00' })
    expect(filling.values).toEqual({})
  })
})
