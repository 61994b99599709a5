/** A word, or a mark alone, with its place in the text and on the page. */
export type PlacedWord = {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Counted from the top over all pages; empty lines count, up to two in a row. */
  readonly line: number
  /** From the left, in widths of a usual letter. */
  readonly left: number
  readonly right: number
}

// Bounded, so that no text makes the search start over at every letter.
const wordPattern =
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64}){1,6}|(?:https?:\/\/|www\.)[^\s<>|,;]{0,200}[\p{L}\p{N}/]|\d(?:[\d.,'’]{0,40}\d)?|\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*|\S/gu

// A tab starts the next cell, wherever the one before it ends.
const tabWidth = 20
const mostEmptyLines = 2
const longestWord = 80

/** The words of a plain text. Its lines, tabs and runs of spaces say where they stand. */
export function placedWords(text: string): readonly PlacedWord[] {
  const words: PlacedWord[] = []
  let line = -1
  let empty = 0
  let lineStart = 0
  for (const written of text.split('\n')) {
    const isEmpty = written.trim() === ''
    empty = isEmpty ? empty + 1 : 0
    if (empty <= mostEmptyLines) line += 1
    if (!isEmpty) placeLine(written, lineStart, line, words)
    lineStart += written.length + 1
  }
  return words
}

function placeLine(written: string, lineStart: number, line: number, words: PlacedWord[]): void {
  const column = columnsOf(written)
  for (const match of written.matchAll(wordPattern)) {
    const [found] = match
    // A word that never ends is garbage; its parts are looked at for themselves.
    for (let at = 0; at < found.length; at += longestWord) {
      const text = found.slice(at, at + longestWord)
      const from = match.index + at
      const left = column(from)
      const start = lineStart + from
      words.push({
        text,
        start,
        end: start + text.length,
        line,
        left,
        right: left + text.length,
      })
    }
  }
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
