/** A line of the source, without its line break. */
export type Line = {
  readonly start: number
  readonly end: number
  /** The line as written. */
  readonly text: string
  /** The line in lower case and without accents, character for character. */
  readonly folded: string
}

/** Patterns look at one line at a time; a line of a megabyte is read in parts. */
const longestLine = 2000

export function linesOf(text: string, folded: string): Line[] {
  const lines: Line[] = []
  const push = (start: number, end: number) => {
    lines.push({ start, end, text: text.slice(start, end), folded: folded.slice(start, end) })
  }
  let start = 0
  while (start <= text.length) {
    const stop = folded.indexOf('\n', start)
    const next = stop === -1 ? text.length : stop
    const end = next > start && text.charAt(next - 1) === '\r' ? next - 1 : next
    let from = start
    while (end - from > longestLine) {
      const space = folded.lastIndexOf(' ', from + longestLine)
      const cut = space > from ? space : from + longestLine
      push(from, cut)
      from = cut
    }
    push(from, end)
    start = next + 1
  }
  return lines
}
