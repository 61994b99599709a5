import type { PlacedPages } from '../places/read-places.ts'
import type { Sheet } from '../sheet.ts'

/** Sets sheets in worker processes. Both answers come from the same layout. */
export type Typesetter = {
  readonly toPdf: (sheet: Sheet, options?: PdfOptions) => Promise<Uint8Array>
  /** One SVG for each page. */
  readonly toPages: (sheet: Sheet) => Promise<readonly string[]>
  /** The same, and where each field stands. `ghosts` are fields whose text only says what belongs there. */
  readonly toPlacedPages: (sheet: Sheet, ghosts: readonly string[]) => Promise<PlacedPages>
  /** Sets a tiny sheet; fails when no worker can. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

export type PdfOptions = {
  readonly attachments?: readonly Attachment[]
  /** The date of the file when the sheet has none; the machine's clock by default. */
  readonly now?: Date
}

/** A file inside the PDF, such as an e-invoice. */
export type Attachment = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly mimeType: string
  readonly description: string
  readonly relationship: 'source' | 'data' | 'alternative' | 'supplement'
}

/** More sheets wait than the queue takes; the caller may try again soon. */
export class TypesetterBusyError extends Error {
  override readonly name = 'TypesetterBusyError'
}

/** The sheet took too long or broke its worker. */
export class TypesettingFailedError extends Error {
  override readonly name = 'TypesettingFailedError'
}
