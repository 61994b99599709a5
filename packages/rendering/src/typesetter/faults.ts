/** The sheet could not be set. The message says where in the theme, without a word of the sheet. */
export class PressError extends Error {
  override readonly name: string = 'PressError'
}

/** The sheet has more pages, or a larger drawing, than is sent to anyone. */
export class TooLongError extends PressError {
  override readonly name = 'TooLongError'
}

/** Typst quotes what it was given, so only the part of a message before the first quotation is kept. */
export function compileFault(diagnostics: readonly unknown[], themesFolder: string): string {
  const errors = diagnostics.filter(isDiagnostic).filter((one) => one.severity === 1)
  const faults = errors.map(({ message, path, range }) => {
    const place = path.replace(themesFolder, '').replace(/^[\\/]/, '')
    const line = range ? `:${range.start.line + 1}` : ''
    return `${withoutQuotation(message)} at ${place}${line}`
  })
  return faults.length > 0 ? faults.join('; ') : 'Typst gave no reason'
}

export function exportFault(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  const message = /message: "([^"\\]*)/.exec(text)?.[1] ?? 'the file could not be written'
  return withoutQuotation(message)
}

type Diagnostic = {
  readonly message: string
  readonly path: string
  readonly severity: number
  readonly range: { readonly start: { readonly line: number } } | null
}

function isDiagnostic(value: unknown): value is Diagnostic {
  return typeof value === 'object' && value !== null && 'message' in value && 'path' in value
}

function withoutQuotation(message: string): string {
  return message.split(/[`"'(:]/)[0]?.trim() || 'error'
}
