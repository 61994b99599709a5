import { describe, expect, it } from 'vitest'
import { englishLabels } from '../locale/words/labels.ts'
import { documentKinds } from './kind.ts'
import { labelGroups } from './label-groups.ts'

const keysOf = (kind: (typeof documentKinds)[number]) =>
  labelGroups(kind).flatMap(({ keys }) => keys)

describe('the labels of a kind', () => {
  it('are each listed once, and every label is one of some kind', () => {
    for (const kind of documentKinds) expect(new Set(keysOf(kind)).size).toBe(keysOf(kind).length)
    const all = new Set(documentKinds.flatMap(keysOf))
    expect([...englishLabels.keys()].filter((key) => !all.has(key))).toEqual([])
  })

  it('are those that its sheet can print', () => {
    expect(keysOf('invoice')).toEqual(
      expect.arrayContaining(['kinds.invoice.number', 'fields.bank.iban', 'columns.amount']),
    )
    expect(keysOf('invoice')).not.toContain('kinds.quote.number')
    expect(keysOf('quote')).not.toContain('payment')
    expect(keysOf('delivery_note')).not.toContain('subtotal')
    expect(keysOf('delivery_note')).toContain('itemCount')
  })
})
