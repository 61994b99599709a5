import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import { openProblems } from './problems.ts'

const invoice = newDocument('invoice', { today: '2026-03-03', now: 1_772_530_204_817 })
const problems = { invoiceNumber: 'Required', 'lineItems.0.rate': 'Wrong', lineItems: 'Too many' }
const refusal = { problems, document: invoice }

it('a problem stands at its field until the field is changed', () => {
  expect(openProblems(undefined, invoice)).toEqual({})
  expect(openProblems(refusal, structuredClone(invoice))).toEqual(problems)
  expect(openProblems(refusal, { ...invoice, clientName: 'Elena' })).toEqual(problems)
  const numbered = { ...invoice, invoiceNumber: 'A-1' }
  expect(Object.keys(openProblems(refusal, numbered))).toEqual(['lineItems.0.rate', 'lineItems'])
  const priced = {
    ...invoice,
    lineItems: invoice.lineItems.map((line) => ({ ...line, rate: '5' })),
  }
  expect(Object.keys(openProblems(refusal, priced))).toEqual(['invoiceNumber'])
})
