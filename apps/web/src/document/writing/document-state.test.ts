import { encode } from '@sheaf/contract/wire/codec'
import type { FieldValues } from '@sheaf/domain/documents/document'
import type { LineField } from '@sheaf/domain/documents/fields'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { compute } from '@sheaf/domain/documents/totals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Edit, edit, startWriting } from './document-state.ts'
import type { Writing } from './writing.ts'

const moment = { today: '2026-01-15', now: 1_768_471_654_321 }

function written(kind: DocumentKind, ...edits: readonly Edit[]): Writing {
  return edits.reduce(edit, startWriting(newDocument(kind, moment)))
}

function set(values: FieldValues): Edit {
  return { type: 'set', values }
}

function setLine(index: number, name: LineField, value: string): Edit {
  return { type: 'set-line', index, name, value }
}

const addLine: Edit = { type: 'add-line', after: Number.POSITIVE_INFINITY }

function descriptions({ document }: Writing): string[] {
  return document.lines.map((line) => line.description)
}

function named(...names: readonly string[]): Edit[] {
  return names.flatMap((name, index) => [
    ...(index > 0 ? [addLine] : []),
    setLine(index, 'description', name),
  ])
}

describe('a label', () => {
  const rename = (text: string): Edit => ({ type: 'set-label', key: 'kinds.invoice.number', text })

  it('is called as somebody wants it, and as its language does once that is emptied', () => {
    expect(written('invoice', rename('Ref.')).document.labels).toEqual({
      'kinds.invoice.number': 'Ref.',
    })
    expect(written('invoice', rename('Ref.'), rename(' ')).document.labels).toEqual({})
    const long = written('invoice', rename('x'.repeat(60))).document.labels
    expect(long['kinds.invoice.number']).toHaveLength(40)
  })

  it('that no sheet prints changes nothing', () => {
    const before = written('invoice')
    expect(edit(before, { type: 'set-label', key: 'nonsense', text: 'x' })).toBe(before)
  })
})

describe('figures', () => {
  it('follow every key press', () => {
    const now = written('invoice', setLine(0, 'quantity', '3'), setLine(0, 'price', '85.50'))
    expect(encode(now)).toMatchObject({ subtotal: '256.50', tax1: '25.65', total: '282.15' })
    expect(encode(now).lineItems[0]).toMatchObject({ amount: '256.50' })
  })

  it('refuse what is not a number, and count an empty field as 0', () => {
    const letters = written('invoice', setLine(0, 'price', '90'), setLine(0, 'price', 'ninety'))
    expect(encode(letters)).toMatchObject({ subtotal: '90.00' })
    const emptied = written('invoice', setLine(0, 'price', '90'), setLine(0, 'price', ''))
    expect(encode(emptied)).toMatchObject({ subtotal: '0.00' })
  })

  it('understand amounts as people write them where the document is from', () => {
    const english = written('invoice', setLine(0, 'price', '1,234'))
    expect(encode(english)).toMatchObject({ subtotal: '1234.00' })
    const german = written(
      'invoice',
      set({ language: 'de', region: 'DE' }),
      setLine(0, 'price', '1,234'),
    )
    expect(german.document.lines[0]).toMatchObject({ price: '1.234' })
  })

  it('keep a tax rate between 0 and 100', () => {
    expect(encode(written('invoice', set({ 'tax.rate': '150' })))).toMatchObject({
      tax1Rate: '100',
    })
    expect(encode(written('invoice', set({ 'tax.rate': '-5' })))).toMatchObject({ tax1Rate: '0' })
  })

  it('refuse a number with more digits than any bank moves', () => {
    const now = written('invoice', setLine(0, 'price', '9'.repeat(16)))
    expect(encode(now)).toMatchObject({ subtotal: '0.00' })
  })
})

describe('lines', () => {
  it('are added at the end or behind another', () => {
    const three = written('invoice', ...named('a', 'b'), { type: 'add-line', after: 0 })
    expect(descriptions(three)).toEqual(['a', '', 'b'])
    expect(descriptions(edit(three, addLine))).toEqual(['a', '', 'b', ''])
  })

  it('can all be removed but the last one', () => {
    const two = written('invoice', ...named('a', 'b'))
    const one = edit(two, { type: 'remove-line', index: 0 })
    expect(descriptions(one)).toEqual(['b'])
    expect(edit(one, { type: 'remove-line', index: 0 })).toBe(one)
  })

  it('are duplicated with all that is on them', () => {
    const twice = written('quote', setLine(0, 'price', '12'), {
      type: 'duplicate-line',
      index: 0,
    })
    expect(encode(twice)).toMatchObject({ subtotal: '24.00' })
  })

  it('keep their key wherever they are moved, and a new line has one of its own', () => {
    const three = written('invoice', ...named('a', 'b', 'c'))
    const moved = edit(three, { type: 'move-line', from: 0, to: 2 })
    expect(descriptions(moved)).toEqual(['b', 'c', 'a'])
    expect(moved.lineKeys).toEqual([three.lineKeys[1], three.lineKeys[2], three.lineKeys[0]])
    expect(new Set(edit(moved, addLine).lineKeys).size).toBe(4)
  })

  it('stay where they are when asked to move beyond the ends', () => {
    const two = written('invoice', ...named('a', 'b'))
    expect(edit(two, { type: 'move-line', from: 0, to: 2 })).toBe(two)
    expect(edit(two, { type: 'move-line', from: 0, to: -1 })).toBe(two)
  })

  it('that nobody touched stay the same objects, so that they are not drawn again', () => {
    const two = written('invoice', ...named('a', 'b'))
    const changed = edit(two, setLine(1, 'price', '5'))
    expect(changed.document.lines[0]).toBe(two.document.lines[0])
    expect(changed.document.lines[1]).not.toBe(two.document.lines[1])
  })

  it('are at most a thousand', () => {
    const rows = Array.from({ length: 1200 }, (_, index) => [`Row ${index}`, '1', '2.00'])
    const now = written('invoice', { type: 'paste-rows', index: 0, rows })
    expect(now.document.lines).toHaveLength(1000)
    expect(encode(now)).toMatchObject({ subtotal: '2000.00' })
  })

  it('pasted over a blank line take its place; over a written one they come behind it', () => {
    const rows = [
      ['Chairs', '4', '89.00'],
      ['Table', '1', '450.00'],
    ]
    const pasted = written('invoice', { type: 'paste-rows', index: 0, rows })
    expect(descriptions(pasted)).toEqual(['Chairs', 'Table'])
    expect(encode(pasted)).toMatchObject({ subtotal: '806.00' })
    const behind = edit(pasted, { type: 'paste-rows', index: 0, rows: [['Lamp', '2', '30.00']] })
    expect(descriptions(behind)).toEqual(['Chairs', 'Lamp', 'Table'])
  })
})

describe('fields', () => {
  it('take no more than they hold', () => {
    const now = written('invoice', set({ 'sender.name': 'x'.repeat(300) }))
    expect(now.document.sender.name).toHaveLength(200)
  })

  it('ignore a currency, a day or a field that the kind does not have', () => {
    const start = written('invoice')
    expect(edit(start, set({ currency: 'XXX' }))).toBe(start)
    expect(edit(start, set({ issuedOn: '2026-02-30' }))).toBe(start)
    expect(edit(start, set({ refundMethod: 'Cash' }))).toBe(start)
  })

  it('change the decimals of every figure with the currency', () => {
    const yen = written('invoice', setLine(0, 'price', '1200'), set({ currency: 'JPY' }))
    expect(encode(yen)).toMatchObject({ subtotal: '1200', total: '1320' })
  })
})

describe('whatever is done, in any order', () => {
  const lineField = fc.constantFrom<LineField>(
    'description',
    'quantity',
    'price',
    'discountValue',
    'taxRate',
  )
  const anyText = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.integer().map(String),
    fc.float().map(String),
  )
  const place = fc.integer({ min: -1, max: 5 })
  const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({
      type: fc.constant('set-line' as const),
      index: place,
      name: lineField,
      value: anyText,
    }),
    fc.record({ type: fc.constant('add-line' as const), after: place }),
    fc.record({ type: fc.constant('remove-line' as const), index: place }),
    fc.record({ type: fc.constant('duplicate-line' as const), index: place }),
    fc.record({ type: fc.constant('move-line' as const), from: place, to: place }),
    fc.record({
      type: fc.constant('paste-rows' as const),
      index: place,
      rows: fc.array(fc.array(anyText, { maxLength: 4 }), { maxLength: 3 }),
    }),
    fc
      .tuple(
        fc.constantFrom('tax.rate', 'discount.value', 'tax.secondRate', 'currency', 'texts.terms'),
        anyText,
      )
      .map(([name, value]) => set({ [name]: value })),
  )

  it('the figures agree with the lines, a line remains, and each line has one key', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...documentKinds),
        fc.array(anyEdit, { maxLength: 25 }),
        (kind, edits) => {
          const { document, totals, lineKeys } = written(kind, ...edits)
          expect(compute(document)).toEqual({ document, totals })
          expect(document.lines.length).toBeGreaterThan(0)
          expect(new Set(lineKeys).size).toBe(document.lines.length)
        },
      ),
    )
  })
})
