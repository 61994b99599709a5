import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layOut } from '../layout/layout.ts'
import { askModel } from './ask-model.ts'
import { featuresOf } from './features.ts'
import { tag } from './tag.ts'

const corpus = join(import.meta.dirname, '../../training/corpus')

function marked(name: string): {
  readonly text: string
  readonly kind: string
  readonly me: readonly string[]
} {
  const [head = '', body = ''] = readFileSync(join(corpus, `${name}.txt`), 'utf8').split('\n---\n')
  const kind = head.match(/^kind: (.*)$/m)?.[1] ?? ''
  const me = head.match(/^me: (.*)$/m)?.[1]
  const text = body.trimEnd().replace(/⟦[^|⟦⟧]+\|([^⟦⟧]*)⟧/g, '$1')
  return { text, kind, me: me ? [me] : [] }
}

describe('the model as the product runs it', () => {
  const said = JSON.parse(
    readFileSync(join(import.meta.dirname, 'python-says.json'), 'utf8'),
  ) as readonly {
    readonly text: string
    readonly start: number
    readonly tags: readonly number[]
    readonly logs: readonly number[]
  }[]

  it.each(said)(
    'says of $text from word $start on what it said where it was trained',
    async ({ text: name, start, tags, logs }) => {
      const { text, ...context } = marked(name)
      const end = start + tags.length
      const window = { start, end, from: start, to: end }
      const answers = await askModel(featuresOf(layOut(text), context), [window])
      const likeliest = tags.map((_, word) => {
        const own = [...(answers.logs(start + word) ?? [])]
        return own.indexOf(Math.max(...own))
      })
      const same = likeliest.filter((found, word) => found === tags[word]).length
      expect(same / tags.length).toBeGreaterThan(0.98)
      // Bytes instead of fractions change a likelihood a little, never an answer that was sure.
      const sure = tags.flatMap((found, word) =>
        (logs[word] ?? -9) > -0.1 ? [[found, likeliest[word]]] : [],
      )
      for (const [wanted, found] of sure) expect(found).toBe(wanted)
    },
  )
})

describe('tag', () => {
  it('tells who a mail is for, what is sold and at what price', async () => {
    const text =
      'Hi, please invoice Hartley & Moss Ltd, 12 Quay Street, Bristol BS1 4DJ:\n3 hours consulting at £90\n1 site visit £150\nPayment within 14 days.'
    const spans = await tag(layOut(text), { kind: 'invoice', me: [] })
    const found = spans.map(
      ({ label, item, start, end }) => `${label} ${item}: ${text.slice(start, end)}`,
    )
    expect(found).toContain('other.company 0: Hartley & Moss Ltd')
    expect(found).toContain('item.qty 1: 3')
    expect(found).toContain('item.price 1: 90')
    expect(found).toContain('item.price 2: 150')
    for (const { probability } of spans) {
      expect(probability).toBeGreaterThan(0)
      expect(probability).toBeLessThan(1)
    }
  })

  it('says nothing of an empty text', async () => {
    expect(await tag(layOut(''), { kind: 'invoice', me: [] })).toEqual([])
  })
})
