import type { Chance } from './random.ts'
import type { Mark } from './read-marked.ts'

export type Variant = { readonly text: string; readonly marks: readonly Mark[] }

/** Writes a text anew from pieces of the old one, and moves its marks along. */
export function rewrite(
  { text, marks }: Variant,
  pattern: RegExp,
  write: (found: string, index: number) => string,
): Variant {
  const shifts: { at: number; from: number; to: number }[] = []
  let out = ''
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const [found] = match
    const written = write(found, match.index)
    if (written === found) continue
    out += text.slice(at, match.index)
    shifts.push({ at: match.index, from: found.length, to: written.length })
    out += written
    at = match.index + found.length
  }
  if (shifts.length === 0) return { text, marks }
  let next = 0
  let moved = 0
  const ends = marks.flatMap(({ start, end }) => [start, end]).toSorted((a, b) => a - b)
  const places = new Map<number, number>()
  for (const place of ends) {
    let shift = shifts[next]
    while (shift && shift.at + shift.from <= place) {
      moved += shift.to - shift.from
      next += 1
      shift = shifts[next]
    }
    const within =
      shift && shift.at < place ? Math.min(place - shift.at, shift.to) - (place - shift.at) : 0
    places.set(place, place + moved + within)
  }
  const kept = marks
    .map((mark) => ({
      ...mark,
      start: places.get(mark.start) ?? mark.start,
      end: places.get(mark.end) ?? mark.end,
    }))
    .filter(({ start, end }) => end > start)
  return { text: out + text.slice(at), marks: kept }
}

// What a camera and a scanner take for each other.
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'O',
  O: '0',
  '1': 'l',
  l: '1',
  I: 'l',
  '5': 'S',
  S: '5',
  '8': 'B',
  B: '8',
  rn: 'm',
  m: 'rn',
  '.': ',',
  ',': '.',
  é: 'e',
  ü: 'u',
  ö: 'o',
  ß: 'B',
  '€': 'E',
  ':': '.',
}

export function asScanned(given: Variant, chance: Chance): Variant {
  const share = chance.pick([0.005, 0.015, 0.03, 0.05])
  const blurred = rewrite(given, /rn|[\s\S]/gu, (found) => {
    if (!chance.happens(share)) return found
    return lookalikes[found] ?? (/\p{L}/u.test(found) && chance.happens(0.15) ? '' : found)
  })
  return chance.happens(0.5) ? blurred : withSpecks(blurred, share / 2, chance)
}

const specks = ['|', '~', '_', '.', '-', '*', "'", '°', '=', '—']

/** Gaps within and none between words, and dirt on the paper. */
function withSpecks(given: Variant, share: number, chance: Chance): Variant {
  return rewrite(given, / +|(?<=[\p{L}\d])(?=[\p{L}\d])|\n/gu, (found) => {
    if (found === '') return chance.happens(share / 4) ? ' ' : ''
    if (!chance.happens(share)) return found
    if (found === ' ') return chance.happens(0.5) ? '' : ` ${chance.pick(specks)} `
    return found === '\n' ? ` ${chance.pick(specks)}\n` : found
  })
}

export function withTypos(given: Variant, chance: Chance): Variant {
  const share = chance.pick([0.01, 0.03, 0.06])
  return rewrite(given, /\p{Ll}{4,}/gu, (word) => {
    if (!chance.happens(share)) return word
    const at = 1 + chance.below(word.length - 2)
    const [a = '', b = ''] = [word[at], word[at + 1]]
    const kinds = [a + a + b, b + a, b, a]
    return word.slice(0, at) + chance.pick(kinds) + word.slice(at + 2)
  })
}

export function withoutAccents(given: Variant): Variant {
  return rewrite(given, /[^\p{ASCII}\s]/gu, (letter) =>
    letter.normalize('NFD').replace(/\p{M}/gu, ''),
  )
}

export function inCase(given: Variant, chance: Chance): Variant {
  const isLower = chance.happens(0.65)
  return rewrite(given, /\p{L}+/gu, (word) => (isLower ? word.toLowerCase() : word.toUpperCase()))
}

/** Headings in capitals, or names in small letters: one line, or one mark, in another case. */
export function linesInCase(given: Variant, chance: Chance): Variant {
  return rewrite(given, /[^\n]+/g, (line) => {
    if (!chance.happens(0.15)) return line
    return chance.happens(0.7) ? line.toUpperCase() : line.toLowerCase()
  })
}

const signs = ['£', '€', '$']

/** Another currency, and with it another way to write figures. */
export function inOtherMoney(given: Variant, chance: Chance): Variant {
  const sign = chance.pick(signs)
  const swapsMarks = chance.happens(0.5)
  const pattern = /[£€$]|\d[\d.,]*\d/g
  return rewrite(given, pattern, (found) => {
    if (signs.includes(found)) return sign
    if (!swapsMarks) return found
    return found.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
  })
}
