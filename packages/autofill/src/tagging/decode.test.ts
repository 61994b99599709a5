import { describe, expect, it } from 'vitest'
import { type Answers, decode, type Span, secondOf } from './decode.ts'
import { groupItems } from './group-items.ts'
import { beginTag, labels, type TagLabel, tagCount } from './labels.ts'

function begin(label: TagLabel): number {
  return beginTag(labels.indexOf(label))
}

/** Each word as the tags that it might have, with their likelihoods. */
function answers(words: readonly Readonly<Record<number, number>>[]): Answers {
  const rows = words.map((likely) =>
    Float32Array.from({ length: tagCount }, (_, tag) => Math.log(likely[tag] ?? 1e-6)),
  )
  return { count: words.length, logs: (word) => rows[word], agreement: () => 0 }
}

describe('decode', () => {
  it('lets a value continue only where it began', () => {
    const name = begin('other.name')
    const company = begin('other.company')
    const spans = decode(
      answers([
        { 0: 0.1, [name]: 0.6, [company]: 0.3 },
        { [company + 1]: 0.9, [name + 1]: 0.1 },
      ]),
    )
    expect(spans).toHaveLength(1)
    expect(spans[0]).toMatchObject({ start: 0, end: 2, label: 'other.company' })
    expect(spans[0]?.score).toBeCloseTo(0.3)
  })

  it('reads words that the model was not asked about as nothing', () => {
    const total = begin('total')
    const some = answers([{ 0: 0.1, [total]: 0.9 }, {}, { 0: 0.2, [total]: 0.8 }])
    const spans = decode({ ...some, logs: (word) => (word === 1 ? undefined : some.logs(word)) })
    expect(spans.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
})

describe('secondOf', () => {
  it('names what the same words might be instead, as likely as the least likely of them', () => {
    const name = begin('other.name')
    const company = begin('other.company')
    const said = answers([
      { [name]: 0.6, [company]: 0.4 },
      { [name + 1]: 0.7, [company + 1]: 0.2 },
    ])
    const [span] = decode(said)
    const second = span && secondOf(span, said)
    expect(second?.label).toBe('other.company')
    expect(second?.score).toBeCloseTo(0.2)
  })
})

describe('groupItems', () => {
  const part = (start: number, label: TagLabel): Span => ({
    start,
    end: start + 1,
    label,
    score: 1,
  })

  it('joins columns that come one after the other', () => {
    const spans = [
      part(0, 'item.desc'),
      part(1, 'item.desc'),
      part(2, 'item.price'),
      part(3, 'item.price'),
    ]
    const sameRow = {
      agreement: (later: number, earlier: number) => ((later - earlier) % 2 === 0 ? 3 : -3),
    }
    expect(groupItems(spans, { ...answers([]), ...sameRow })).toEqual([1, 2, 1, 2])
  })

  it('gives a line one price', () => {
    const spans = [part(0, 'item.desc'), part(1, 'item.price'), part(2, 'item.price')]
    expect(groupItems(spans, { ...answers([]), agreement: () => 1 })).toEqual([1, 1, 2])
  })
})
