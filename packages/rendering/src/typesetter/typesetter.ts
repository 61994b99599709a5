import type { PlacedDrawing } from '../places/placed-drawing.ts'
import type { Sheet } from '../sheet.ts'
import type { Statement } from './pdf-identity.ts'

/** Sets sheets in worker processes. Both answers come from the same layout. */
export type Typesetter = {
  readonly toPdf: (sheet: Sheet, options?: PdfOptions) => Promise<Uint8Array>
  /** One SVG for each page. */
  readonly toPages: (sheet: Sheet, waiting?: Waiting) => Promise<readonly string[]>
  /** The same as shapes. */
  readonly toDrawing: (
    sheet: Sheet,
    options?: DrawingOptions,
    waiting?: Waiting,
  ) => Promise<PlacedDrawing>
  /** Sets a tiny sheet; fails when no worker can. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

export type DrawingOptions = {
  /** Asks for the places of the fields; these are fields whose text only says what belongs there. */
  readonly ghosts?: readonly string[] | undefined
  /** Names of shapes that whoever asks has already: they are left out. */
  readonly known?: readonly string[] | undefined
}

/** Who waits for a sheet. One without a client is the product's own. */
export type Waiting = {
  /** Clients share the workers evenly. */
  readonly client?: string
  /** Aborts when nobody waits any more: the sheet is dropped, or stopped. */
  readonly leaving?: AbortSignal
}

export type PdfOptions = Waiting & {
  readonly attachments?: readonly Attachment[]
  /** What the file says about itself, besides that it follows PDF/A and PDF/UA. */
  readonly statements?: readonly Statement[]
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

/** More sheets wait than the queue takes, of this client or in all; the caller may try again soon. */
export class TypesetterBusyError extends Error {
  override readonly name = 'TypesetterBusyError'
  readonly with: 'client' | 'all'

  constructor(busyWith: 'client' | 'all') {
    super('Too many sheets wait to be set.')
    this.with = busyWith
  }
}

/** The sheet could not be set. */
export class TypesettingFailedError extends Error {
  override readonly name: string = 'TypesettingFailedError'
}

/** The worker ended in the middle of the sheet, by its fault or because something else ended it. */
export class TypesettingBrokenOffError extends TypesettingFailedError {
  override readonly name = 'TypesettingBrokenOffError'
}

/** The sheet took too long and was stopped. */
export class TypesettingOverdueError extends TypesettingFailedError {
  override readonly name = 'TypesettingOverdueError'
}

/** The sheet has more pages, or a larger drawing, than anyone is sent. */
export class SheetTooLongError extends TypesettingFailedError {
  override readonly name = 'SheetTooLongError'
}

/** Nobody waits for the sheet any more. */
export class TypesettingAbandonedError extends TypesettingFailedError {
  override readonly name = 'TypesettingAbandonedError'

  constructor() {
    super('Nobody waits for the sheet any more.')
  }
}
