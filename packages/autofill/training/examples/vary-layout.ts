import type { Chance } from './random.ts'
import { rewrite, type Variant } from './vary-letters.ts'

/** One space for every gap, as when columns are copied out of a viewer. */
export function withoutGaps(given: Variant): Variant {
  return rewrite(given, /[ \t]{2,}|\t/g, () => ' ')
}

export function gapsAsTabs(given: Variant): Variant {
  return rewrite(given, /(?<=\S) {2,}(?=\S)/g, () => '\t')
}

export function tabsAsGaps(given: Variant, chance: Chance): Variant {
  const width = 2 + chance.below(6)
  return rewrite(given, /\t/g, () => ' '.repeat(width))
}

/** Every cell on a line of its own, as when a table is copied cell by cell. */
export function cellsAsLines(given: Variant): Variant {
  return rewrite(given, /(?<=\S)(?: {2,}|\t+)(?=\S)/g, () => '\n')
}

export function indented(given: Variant, chance: Chance): Variant {
  const by = 1 + chance.below(12)
  return rewrite(given, /\n(?=[^\n])/g, () => `\n${' '.repeat(by)}`)
}

export function quoted(given: Variant): Variant {
  return rewrite(given, /\n/g, () => '\n> ')
}

export function inOneLine(given: Variant): Variant {
  return rewrite(given, /\s*\n\s*/g, () => ' ')
}

export function withBlankLines(given: Variant, chance: Chance): Variant {
  const isMore = chance.happens(0.5)
  return isMore
    ? rewrite(given, /\n(?!\n)/g, () => (chance.happens(0.3) ? '\n\n' : '\n'))
    : rewrite(given, /\n{2,}/g, () => '\n')
}

/** Long lines broken at a width, as mail programs do. */
export function wrapped(given: Variant, chance: Chance): Variant {
  const width = 48 + chance.below(40)
  let lineStart = 0
  return rewrite(given, /[ \n]/g, (found, index) => {
    if (found === '\n') {
      lineStart = index + 1
      return found
    }
    const { text } = given
    const next = text.slice(index + 1, index + 1 + width).search(/[ \n]/)
    const end = index + 1 + (next < 0 ? width : next)
    if (end - lineStart <= width || text[index - 1] === ' ' || text[index + 1] === ' ') return found
    lineStart = index + 1
    return '\n'
  })
}

/** Lines of other texts that nothing is taken from, before or after: signatures, footers, small talk. */
export function withStrayLines(given: Variant, stray: readonly string[], chance: Chance): Variant {
  if (stray.length === 0) return given
  const lines = Array.from({ length: 1 + chance.below(4) }, () => chance.pick(stray)).join('\n')
  if (chance.happens(0.6)) return { text: `${given.text}\n${lines}`, marks: given.marks }
  const before = `${lines}\n`
  const marks = given.marks.map((mark) => ({
    ...mark,
    start: mark.start + before.length,
    end: mark.end + before.length,
  }))
  return { text: before + given.text, marks }
}
