// Spreadsheets run a cell that begins so, also after blanks.
const formulaStart = /^[\s\p{Cc}]*[=+\-@]/u

/** Whether a spreadsheet would take a text for a formula. */
export function couldAct(text: string): boolean {
  // The wide, small and raised forms count as well: some programs take them for the sign, and Windows-1252 has that alone.
  return formulaStart.test(text.normalize('NFKD'))
}

/** A text that acts nowhere: an apostrophe makes every spreadsheet read it as text. */
export function harmless(text: string): string {
  return couldAct(text) ? `'${text}` : text
}

/** A text on one line, without what no program shows. */
export function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** A text with its lines, without what no program shows. */
export function withLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim()
}

/** As many characters as there is room for, and never half of one. */
export function cutTo(text: string, most: number): string {
  const cut = text.slice(0, most)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
