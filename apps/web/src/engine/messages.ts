import type { PreviewAnswer } from '@sheaf/contract/preview-answer'
import type { PreviewChanges } from '@sheaf/contract/preview-changes'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Rehearsal } from './rehearsal.ts'

/** What is to be drawn, in the names of the wire. */
export type EngineOrder = {
  readonly kind: DocumentKind
  readonly themeId: string
  readonly fields: Readonly<Record<string, unknown>>
  /** Asks for the places of the fields, too. */
  readonly ghosts?: Readonly<Record<string, string>> | undefined
}

export type ToEngine =
  /** A module that another worker has compiled saves a second. */
  | { readonly say: 'start'; readonly basePath: string; readonly module?: WebAssembly.Module }
  | {
      readonly say: 'draw'
      readonly id: number
      readonly order: EngineOrder
      readonly since?: string
      /** Draw the like of it before the answer, so that it is drawn fast from then on. */
      readonly rehearsal?: Rehearsal
    }

/** What has changed since the drawing that was named, or else pictures of the pages. */
export type EngineAnswer =
  | { readonly changes: PreviewChanges }
  | { readonly pictures: PreviewAnswer }

export type FromEngine =
  | { readonly say: 'ready'; readonly module: WebAssembly.Module }
  | {
      readonly say: 'drawn'
      readonly id: number
      readonly answer: EngineAnswer
      /** Whether the engine holds more than it should, and is to be replaced while nobody types. */
      readonly isSpent: boolean
    }
  /** Why is for the server to say, which is asked next. */
  | { readonly say: 'failed'; readonly id: number }
