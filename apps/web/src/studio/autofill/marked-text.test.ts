import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf } from './corrections.ts'
import { markedText } from './marked-text.ts'

function at(text: string, ...spans: readonly (readonly [string, number, number])[]) {
  const evidence = Object.fromEntries(
    spans.map(([field, start, end]) => [field, { text: '', start, end, confidence: 1 }]),
  )
  return markedText(text, evidence, lineOf)
}

describe('the source text', () => {
  it('is parted where words begin and end, also those that overlap', () => {
    const pieces = at(
      '12 hours at $95',
      ['lines.0.quantity', 0, 8],
      ['currency', 12, 13],
      ['lines.0.price', 12, 15],
    )
    expect(pieces.map(({ text, ids }) => [text, ...ids])).toEqual([
      ['12 hours', 'lines.0'],
      [' at '],
      ['$', 'currency', 'lines.0'],
      ['95', 'lines.0'],
    ])
  })

  it('loses no letter, and marks exactly what was read, wherever it was read', () => {
    const place = fc.tuple(fc.nat(40), fc.nat(40))
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(place, { maxLength: 6 }), (text, all) => {
        const spans = all.map(([start, length], at) => [`f${at}`, start, start + length] as const)
        const pieces = at(text, ...spans)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const { start, text: part, ids } of pieces) {
          const covering = spans.filter(
            ([, from, to]) => from <= start && start + part.length <= to,
          )
          expect([...ids].sort()).toEqual(covering.map(([id]) => id).sort())
        }
      }),
    )
  })

  it('of a whole book shows what was used and the words around it', () => {
    const [before, , after, end] = at('x'.repeat(500_000), ['total', 3000, 3010])
    expect(before).toMatchObject({ skipped: 0 })
    expect(after).toMatchObject({ start: 3010, skipped: 494_990 })
    expect(end?.text).toHaveLength(1000)
  })

  it('tells what was passed over from what was read', () => {
    const text = 'Yes, 450\n> how about 500?'
    const evidence = { total: { text: '450', start: 5, end: 8, confidence: 1 } }
    const pieces = markedText(text, evidence, lineOf, [{ start: 9, end: 99, why: 'quoted' }])
    expect(pieces.map((piece) => [piece.text, piece.ignored])).toEqual([
      ['Yes, ', undefined],
      ['450', undefined],
      ['\n', undefined],
      ['> how about 500?', 'quoted'],
    ])
  })
})
