export type CsvStyle = {
  readonly separator: ',' | ';'
  /** Excel takes a file without a byte order mark for the code page of the machine. */
  readonly hasMark: boolean
}

export const plainCsv: CsvStyle = { separator: ',', hasMark: false }

/** Rows as RFC 4180 writes them, in UTF-8. */
export function csvBytes(
  rows: readonly (readonly string[])[],
  { separator, hasMark }: CsvStyle,
): Uint8Array<ArrayBuffer> {
  const lines = rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator))
  return new TextEncoder().encode(`${hasMark ? '\uFEFF' : ''}${lines.join('\r\n')}\r\n`)
}

function quoted(cell: string, separator: string): string {
  const isPlain = !/["\r\n]/.test(cell) && !cell.includes(separator) && cell === cell.trim()
  return isPlain ? cell : quotedText(cell)
}

export function quotedText(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
