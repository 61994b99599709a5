import type { Invoice } from './invoice.ts'

/** One way to make the file, warm: what can be loaded once is loaded before the first invoice. */
export type Engine = {
  readonly render: (invoice: Invoice) => Promise<Output>
  readonly close: () => Promise<void>
}

/** A PDF, or the pages as SVG. */
export type Output = Uint8Array | readonly string[]

export function pageCount(output: Output): number {
  if (!(output instanceof Uint8Array)) return output.length
  return (
    Buffer.from(output)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  )
}

export function byteCount(output: Output): number {
  return output instanceof Uint8Array ? output.length : Buffer.byteLength(output.join(''))
}
