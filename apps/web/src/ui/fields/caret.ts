/** Where the caret belongs after formatting: behind as many written characters as before. Spaces are not written. */
export function caretAfter(typed: string, caret: number, formatted: string): number {
  const kept = new Set(formatted.toUpperCase().replace(/\s/g, ''))
  const written = [...typed.slice(0, caret).toUpperCase()].filter((char) => kept.has(char)).length
  if (written === 0) return 0
  let seen = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (formatted[at] !== ' ') seen += 1
    if (seen === written) return at + 1
  }
  return formatted.length
}
