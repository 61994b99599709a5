/** Words of the source: `text` is exactly what stands from `start` to `end`. */
export type Span = { readonly text: string; readonly start: number; readonly end: number }

export function spanOf(source: string, start: number, end: number): Span {
  return { text: source.slice(start, end), start, end }
}
