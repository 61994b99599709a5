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

/** Some line breaks lost, as when a text is copied out of a narrow column. */
export function withLostBreaks(given: Variant, chance: Chance): Variant {
  const share = chance.pick([0.1, 0.3, 0.6])
  return rewrite(given, /(?<=\S)\n(?=\S)/g, () => (chance.happens(share) ? ' ' : '\n'))
}

type Line = { readonly start: number; readonly text: string }

const widestColumn = 60
const tallestBlock = 9

/** Two blocks that stood below each other side by side, as the sender and the recipient of a letter often do. */
export function sideBySide(given: Variant, chance: Chance): Variant {
  const blocks = blocksOf(given.text)
  const pairs = blocks.slice(1).flatMap((right, index) => {
    const left = blocks[index] ?? []
    return isColumn(left) && isColumn(right) ? [{ left, right }] : []
  })
  if (pairs.length === 0) return given
  const { left, right } = chance.pick(pairs)
  const start = left[0]?.start ?? 0
  const last = right.at(-1)
  const end = (last?.start ?? 0) + (last?.text.length ?? 0)
  const crosses = given.marks.some(
    (mark) =>
      mark.start < end && mark.end > start && given.text.slice(mark.start, mark.end).includes('\n'),
  )
  if (crosses) return given
  const width = Math.max(...left.map(({ text }) => text.length)) + 3 + chance.below(20)
  const moves: { readonly from: number; readonly to: number; readonly by: number }[] = []
  let text = given.text.slice(0, start)
  for (let row = 0; row < Math.max(left.length, right.length); row += 1) {
    if (row > 0) text += '\n'
    const [a, b] = [left[row], right[row]]
    if (a) place(a)
    if (!b) continue
    text += ' '.repeat(Math.max(3, width - (a?.text.length ?? 0)))
    place(b)
  }
  moves.push({ from: end, to: given.text.length, by: text.length - end })
  const marks = given.marks.map((mark) => {
    const by = moves.find(({ from, to }) => mark.start >= from && mark.end <= to)?.by ?? 0
    return { ...mark, start: mark.start + by, end: mark.end + by }
  })
  return {
    text: text + given.text.slice(end),
    marks: marks.toSorted((a, b) => a.start - b.start),
  }

  function place(line: Line): void {
    moves.push({
      from: line.start,
      to: line.start + line.text.length,
      by: text.length - line.start,
    })
    text += line.text
  }
}

function isColumn(block: readonly Line[]): boolean {
  const fits = block.every(({ text }) => text.length <= widestColumn && !text.includes('\t'))
  return fits && block.length > 1 && block.length <= tallestBlock
}

function blocksOf(text: string): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]]
  let start = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push({ start, text: line })
    start += line.length + 1
  }
  return blocks.filter((block) => block.length > 0)
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
