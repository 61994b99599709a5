import type { PlacedDrawing } from '../places/placed-drawing.ts'
import type { Sheet } from '../sheet.ts'
import type { Statement } from './pdf-identity.ts'
import type { Attachment, DrawingOptions } from './typesetter.ts'

export type PressRequest =
  | {
      readonly make: 'pdf'
      readonly sheet: Sheet
      readonly attachments: readonly Attachment[]
      readonly statements: readonly Statement[]
      readonly now: Date | undefined
    }
  | { readonly make: 'pages'; readonly sheet: Sheet }
  | ({ readonly make: 'drawing'; readonly sheet: Sheet } & DrawingOptions)
  | { readonly make: 'nothing' }

/** A spent worker has grown beyond what it may keep, and is to be replaced. */
export type PressAnswer = { readonly isSpent: boolean } & PressOutcome

export type PressOutcome =
  | {
      readonly isDone: true
      readonly pdf?: Uint8Array
      readonly pages?: readonly string[]
      readonly drawing?: PlacedDrawing
    }
  /** What went wrong and where in the theme, without a word of the sheet. */
  | { readonly isDone: false; readonly fault: string; readonly isTooLong: boolean }
