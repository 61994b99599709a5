/** A word of the folded text: letters, or digits, with where it stands. */
export type Word = { readonly word: string; readonly start: number; readonly end: number }

const wordPattern = /\p{L}+(?:'(?=\p{L}))?|\d+|[^\s\p{L}\d]/gu

/** Letters in a row, digits in a row, and every other mark alone; "l'heure" is "l'" and "heure". */
export function wordsOf(folded: string): Word[] {
  const words: Word[] = []
  for (const match of folded.matchAll(wordPattern)) {
    words.push({ word: match[0], start: match.index, end: match.index + match[0].length })
  }
  return words
}
