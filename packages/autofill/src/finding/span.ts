/** Words of the source: `text` is exactly what stands from `start` to `end`. */
export type Span = { readonly text: string; readonly start: number; readonly end: number }

export function spanOf(source: string, start: number, end: number): Span {
  return { text: source.slice(start, end), start, end }
}

/** The span without the white space at its ends. */
export function trimmed(source: string, start: number, end: number): Span {
  const words = source.slice(start, end)
  const lead = words.length - words.trimStart().length
  return spanOf(source, start + lead, Math.max(start + lead, start + words.trimEnd().length))
}
