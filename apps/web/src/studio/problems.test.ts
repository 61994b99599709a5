import { withValues } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import { openProblems, problemsOnFields } from './problems.ts'

const invoice = newDocument('invoice', { today: '2026-03-03', now: 1_772_530_204_817 })
const problems = { number: 'Required', 'lines.0.price': 'Wrong' } as const
const refusal = { problems, document: invoice }

it('a problem stands at its field until the field is changed', () => {
  expect(openProblems(undefined, invoice)).toEqual({})
  expect(openProblems(refusal, structuredClone(invoice))).toEqual(problems)
  const named = withValues(invoice, { 'receiver.name': 'Elena' })
  expect(openProblems(refusal, named)).toEqual(problems)
  const numbered = withValues(invoice, { number: 'A-1' })
  expect(Object.keys(openProblems(refusal, numbered))).toEqual(['lines.0.price'])
  const priced = { ...invoice, lines: invoice.lines.map((line) => ({ ...line, price: '5' })) }
  expect(Object.keys(openProblems(refusal, priced))).toEqual(['number'])
})

it('what the server refuses stands at the fields that it means', () => {
  const named = { invoiceNumber: 'Required', 'lineItems.0.rate': 'Wrong', request: 'Broken' }
  expect(problemsOnFields(invoice, named)).toEqual(problems)
})
