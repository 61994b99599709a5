import { type DrawnNames, drawnName } from './drawn-names.ts'
import type { Chance } from './random.ts'
import type { Mark, Marked } from './read-marked.ts'

/** Values that marks of a label hold elsewhere, by label and language. */
export type Pool = ReadonlyMap<string, readonly string[]>

export function poolOf(texts: readonly Marked[]): Pool {
  const pool = new Map<string, string[]>()
  for (const { head, text, marks } of texts) {
    for (const { start, end, label } of marks) {
      const value = text.slice(start, end)
      for (const key of [bareLabel(label), `${bareLabel(label)} ${head.lang}`]) {
        const list = pool.get(key)
        if (list) list.push(value)
        else pool.set(key, [value])
      }
    }
  }
  return pool
}

export function bareLabel(label: string): string {
  return label.replace(/^item\d+/, 'item')
}

const swapped = new Set([
  'me.name',
  'me.company',
  'me.address',
  'me.email',
  'me.phone',
  'me.website',
  'me.bank',
  'me.taxId',
  'me.iban',
  'other.name',
  'other.company',
  'other.address',
  'other.email',
  'other.phone',
  'other.taxId',
  'ship.name',
  'ship.company',
  'ship.address',
  'item.desc',
  'item.code',
  'item.unit',
  'ref.po',
  'ref.invoice',
  'ref.quote',
  'number',
  'date',
  'due',
  'valid',
  'terms',
  'preparedBy',
])

// Names of people and companies may stand for each other's.
const kin: Readonly<Record<string, readonly string[]>> = {
  'me.name': ['other.name', 'ship.name'],
  'other.name': ['me.name', 'ship.name'],
  'ship.name': ['me.name', 'other.name'],
  'me.company': ['other.company'],
  'other.company': ['me.company'],
  'ship.company': ['other.company'],
  'me.address': ['other.address'],
  'other.address': ['me.address', 'ship.address'],
  'ship.address': ['other.address'],
  'me.email': ['other.email'],
  'other.email': ['me.email'],
  'me.phone': ['other.phone'],
  'other.phone': ['me.phone'],
}

type Varied = {
  readonly text: string
  readonly marks: readonly Mark[]
  /** What is known of the user, with the names that now stand in the text. */
  readonly me: string
}

/** The same text with other names, places, things, days and figures in its marks, and other digits around them. */
export function varyValues(
  { head, text, marks }: Marked,
  pool: Pool,
  names: DrawnNames,
  chance: Chance,
): Varied {
  const swapShare = chance.pick([0, 0.3, 0.6, 0.9])
  const drawnShare = chance.pick([0, 0.3, 0.7])
  const digits = chance.happens(0.35) ? digitsAnew(chance) : (words: string): string => words
  const chosen = new Map<string, string>()
  const nameWords = new Map<string, string>()
  let me = head.me ?? ''
  for (const { start, end, label } of marks) {
    const old = text.slice(start, end)
    const key = `${bareLabel(label)} ${old}`
    if (chosen.has(key)) continue
    const value = newValue(bareLabel(label), old)
    chosen.set(key, value)
    if (value === old) continue
    if (label.startsWith('me.')) me = me.replace(old, () => value)
    if (label.endsWith('.name')) pairWords(old, value, nameWords)
  }
  let out = ''
  let at = 0
  const varied: Mark[] = []
  for (const { start, end, label } of marks) {
    const old = text.slice(start, end)
    const value = chosen.get(`${bareLabel(label)} ${old}`) ?? old
    out += spaced(around(text.slice(at, start)), out, varied.at(-1), text, at)
    varied.push({ start: out.length, end: out.length + value.length, label })
    out += value
    at = end
  }
  out += spaced(around(text.slice(at)), out, varied.at(-1), text, at)
  return { text: out, marks: varied, me }

  function around(gap: string): string {
    const anew = digits(gap)
    if (nameWords.size === 0) return anew
    return anew.replace(/\p{Lu}\p{L}+/gu, (word) => nameWords.get(word) ?? word)
  }

  function newValue(label: string, old: string): string {
    if (!swapped.has(label) || !chance.happens(swapShare)) return digits(old)
    if (label.startsWith('me.') && sharesWord(old, me) && !me.includes(old)) return old
    const drawn = chance.happens(drawnShare)
      ? drawnName(names, label, old, head.lang ?? 'en', chance)
      : undefined
    if (drawn) return drawn
    const name = chance.happens(0.15) ? chance.pick(kin[label] ?? [label]) : label
    const near = pool.get(`${name} ${head.lang}`)
    const list = near && chance.happens(0.8) ? near : (pool.get(name) ?? near)
    const found = list ? chance.pick(list) : old
    return found.length > 4 * old.length + 40 ? old : found
  }

  /** Keeps the columns of a table where they were, as far as a longer value lets them. */
  function spaced(
    gap: string,
    before: string,
    last: Mark | undefined,
    source: string,
    from: number,
  ): string {
    const run = gap.match(/^ {2,}/)?.[0].length ?? 0
    if (run === 0 || !last || last.end !== before.length) return gap
    const lineStart = source.lastIndexOf('\n', from - 1) + 1
    const wasAt = from - lineStart + run
    const isAt = before.length - (before.lastIndexOf('\n') + 1)
    return ' '.repeat(Math.max(2, wasAt - isAt)) + gap.slice(run)
  }
}

/** First names for first names and last for last, so that 'Thanks, Gary' still fits its 'Gary Thwaite'. */
function pairWords(old: string, value: string, words: Map<string, string>): void {
  const [was, is] = [old, value].map((name) => name.match(/\p{Lu}\p{L}+/gu) ?? [])
  if (!was || !is || was.length === 0 || is.length === 0) return
  for (const [index, word] of was.entries()) {
    const isLast = index > 0 && index === was.length - 1
    words.set(word, (isLast ? is.at(-1) : is[index]) ?? word)
  }
}

function sharesWord(value: string, me: string): boolean {
  const words = new Set(me.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  return (value.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => words.has(word))
}

/** The same digit becomes the same other one wherever the same word stands, so that figures still repeat. */
function digitsAnew(chance: Chance): (words: string) => string {
  const known = new Map<string, string>()
  const share = chance.pick([0.3, 0.7])
  return (words) =>
    words.replace(/\d[\d.,'’]*/g, (figure) => {
      const found = known.get(figure)
      if (found !== undefined) return found
      const other = chance.happens(0.3)
        ? figure
        : figure.replace(/\d/g, (digit) =>
            digit === '0' || chance.happens(share) ? digit : String(1 + chance.below(9)),
          )
      known.set(figure, other)
      return other
    })
}
