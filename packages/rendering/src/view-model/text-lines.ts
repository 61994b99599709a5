/** Lines without the blank ones at both ends; blank lines inside stay, as people use them to space. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/).map((line) => line.trimEnd())
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first === -1) return []
  const last = lines.findLastIndex((line) => line.trim() !== '')
  return lines.slice(first, last + 1)
}
