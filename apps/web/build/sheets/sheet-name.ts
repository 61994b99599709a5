import { isDocumentKind } from '@sheaf/domain/documents/kind'
import { isStage, type Stage } from './stages.ts'
import { isWrittenDocument } from './written-documents.ts'

/** A document in a theme, whole or as far as it is written at a stage. */
export type SheetName = {
  readonly theme: string
  /** A kind, for its sample, or the name of a document that was written for a guide. */
  readonly document: string
  readonly stage?: Stage
}

/** Reads `sheet:sage-minimal/invoice`, `sheet:sage-minimal/invoice/client` and `sheet:sage-minimal/nora-lind-invoice`. */
export function readSheetName(address: string): SheetName {
  const [, theme, document, stage] =
    /^sheet:([a-z0-9-]+)\/([a-z_-]+)(?:\/([a-z0-9-]+))?$/.exec(address) ?? []
  const isKnown = stage === undefined || isStage(stage)
  if (!theme || !document || !isThere(document) || !isKnown)
    throw new Error(
      `A picture is named sheet:THEME/KIND, sheet:THEME/KIND/STAGE or sheet:THEME/DOCUMENT, not ${address}`,
    )
  return { theme, document, ...(stage !== undefined && { stage }) }
}

function isThere(document: string): boolean {
  return isDocumentKind(document) || isWrittenDocument(document)
}
