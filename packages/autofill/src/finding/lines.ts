/** A line of the source, without its line break. */
export type Line = {
  readonly index: number
  readonly start: number
  readonly end: number
  /** The line as written. */
  readonly text: string
  /** The line in lower case and without accents, character for character. */
  readonly folded: string
}

export function linesOf(text: string, folded: string): Line[] {
  const lines: Line[] = []
  let start = 0
  while (start <= text.length) {
    const stop = folded.indexOf('\n', start)
    const next = stop === -1 ? text.length : stop
    const end = next > start && text.charAt(next - 1) === '\r' ? next - 1 : next
    lines.push({
      index: lines.length,
      start,
      end,
      text: text.slice(start, end),
      folded: folded.slice(start, end),
    })
    start = next + 1
  }
  return lines
}
