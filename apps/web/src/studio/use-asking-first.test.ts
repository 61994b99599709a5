import { withValues } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { compute } from '@sheaf/domain/documents/totals'
import { expect, it } from 'vitest'
import { costWords, gapWords } from './use-asking-first.tsx'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }

it('names what is missing in the words of the kind and its currency', () => {
  const invoice = newDocument('invoice', moment)
  expect(gapWords(compute(invoice))).toBe('No client and a total of $0.00')
  const order = withValues(newDocument('purchase_order', moment), { currency: 'JPY' as never })
  expect(gapWords(compute(order))).toBe('No vendor and a total of ¥0')
  expect(gapWords(compute(newDocument('delivery_note', moment)))).toBe(
    'No client and no line items',
  )
  const named = withValues(invoice, { 'receiver.company': 'Aurelia' })
  expect(gapWords(compute(named))).toBe('A total of $0.00')
  const [line] = named.lines
  const priced = { ...named, lines: line ? [{ ...line, price: '5' }] : [] }
  expect(gapWords(compute(priced))).toBeUndefined()
})

it('says what it takes of the plan, and nothing where there is no telling', () => {
  const free = { subscription: 'free' } as const
  expect(costWords({ ...free, documentsUsed: 0 })).toBe(' This uses 1 of your 2 documents.')
  expect(costWords({ ...free, documentsUsed: 1 })).toBe(' This uses your last free document.')
  expect(costWords({ ...free, documentsUsed: 2 })).toBe('')
  expect(costWords({ subscription: 'premium', documentsUsed: 0 })).toBe('')
})
