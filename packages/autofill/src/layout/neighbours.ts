import type { Row } from './rows.ts'
import { isApart, type Word } from './words.ts'

/** What stands around a word on the page. */
export type Neighbours = {
  /** The nearest words in its column. */
  above?: Word
  below?: Word
  /** Of a figure in a table: the nearest word above it that is made of letters. */
  labelAbove?: Word
  /** The last word before a colon or a gap on its line: what stands after it is often its value. */
  labelBeside?: Word
}

/** The neighbors of all words, in their order. */
export function neighboursOf(rows: readonly Row[]): readonly Neighbours[] {
  const all = rows.flatMap(({ words }) => words.map((): Neighbours => ({})))
  look(rows, all, 'above', /^/, /^/)
  look(rows.toReversed(), all, 'below', /^/, /^/)
  look(rows, all, 'labelAbove', /\d/, /^\p{L}{2}/u)
  lookLeft(rows, all)
  return all
}

const widest = 256

/** Goes from row to row and notes for words that `asks` fits the last one that `answers` fits and that overlaps. */
function look(
  rows: readonly Row[],
  all: readonly Neighbours[],
  name: 'above' | 'below' | 'labelAbove',
  asks: RegExp,
  answers: RegExp,
): void {
  const skyline: (Word | undefined)[] = new Array(widest)
  for (const { words, first } of rows) {
    const isAsking = name !== 'labelAbove' || words.some(isApart)
    for (const [index, { text, left, right }] of words.entries()) {
      const middle = Math.floor((left + right) / 2)
      const found =
        isAsking && asks.test(text)
          ? (skyline[column(left)] ?? skyline[column(right - 1)] ?? skyline[column(middle)])
          : undefined
      const own = all[first + index]
      if (own && found) own[name] = found
    }
    for (const word of words) {
      if (answers.test(word.text)) skyline.fill(word, column(word.left), column(word.right - 1) + 1)
    }
  }
}

function column(x: number): number {
  return Math.max(0, Math.min(widest - 1, x))
}

function lookLeft(rows: readonly Row[], all: readonly Neighbours[]): void {
  for (const { words, first } of rows) {
    let label: Word | undefined
    let letters: Word | undefined
    for (const [index, word] of words.entries()) {
      const own = all[first + index]
      if (isApart(word) && letters) label = letters
      if (own && label) own.labelBeside = label
      if (/\p{L}/u.test(word.text)) letters = word
      if (word.text === ':' || word.text === '#') label = letters
    }
  }
}
