import type { Line } from './lines.ts'

/** A word, or a mark alone, with its place in the text and on the page. */
export type Word = {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Counted from the top over all pages; empty lines count, up to two in a row. */
  readonly line: number
  /** From the left, in widths of a usual letter. */
  readonly left: number
  readonly right: number
  /** What parts it from the word before it on its line. */
  readonly gap: Gap
}

/** 'cell' and 'wide' part what does not belong together; 'edge' is the end of a line. The tagger has learned these figures. */
export const gaps = { none: 0, space: 1, cell: 2, wide: 3, edge: 4 } as const
export type Gap = (typeof gaps)[keyof typeof gaps]

const cellGap = 2
const wideGap = 6

// Bounded, so that no text makes the search start over at every letter.
const wordPattern =
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64}){1,6}|(?:https?:\/\/|www\.)[^\s<>|,;]{0,200}[\p{L}\p{N}/]|\d(?:[\d.,'’]{0,40}\d)?|\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*|\S/gu

// A tab starts the next cell, wherever the one before it ends.
const tabWidth = 20
const longestWord = 80

/** The words of a line. Its tabs and runs of spaces say where they stand. */
export function wordsOfLine({ text: written, start: lineStart }: Line, line: number): Word[] {
  const words: Word[] = []
  const column = columnsOf(written)
  for (const match of written.matchAll(wordPattern)) {
    const [found] = match
    // A word that never ends is garbage; its parts are looked at for themselves.
    for (let at = 0; at < found.length; at += longestWord) {
      const text = found.slice(at, at + longestWord)
      const from = match.index + at
      const left = column(from)
      const start = lineStart + from
      const gap = gapBetween(words.at(-1), start, left)
      words.push({
        text,
        start,
        end: start + text.length,
        line,
        left,
        right: left + text.length,
        gap,
      })
    }
  }
  return words
}

function gapBetween(before: Word | undefined, start: number, left: number): Gap {
  if (!before) return gaps.edge
  const width = left - before.right
  if (start === before.end || width <= 0) return gaps.none
  if (width < cellGap) return gaps.space
  return width < wideGap ? gaps.cell : gaps.wide
}

export function isApart({ gap }: Word): boolean {
  return gap === gaps.cell || gap === gaps.wide
}

function columnsOf(written: string): (index: number) => number {
  if (!written.includes('\t')) return (index) => index
  const columns: number[] = []
  let cell = 0
  let within = 0
  for (const character of written) {
    for (let unit = 0; unit < character.length; unit += 1) {
      columns.push(cell * tabWidth + Math.min(within, tabWidth - 1))
    }
    if (character === '\t') {
      cell += 1
      within = 0
    } else {
      within += 1
    }
  }
  return (index) => columns[index] ?? 0
}
