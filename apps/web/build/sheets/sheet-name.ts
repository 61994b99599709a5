import { type DocumentKind, isDocumentKind } from '@sheaf/domain/documents/kind'
import { isStage, type Stage } from './stages.ts'

/** A sample document in a theme, whole or as far as it is written at a stage. */
export type SheetName = {
  readonly theme: string
  readonly kind: DocumentKind
  readonly stage?: Stage
}

/** Reads `sheet:sage-minimal/invoice` and `sheet:sage-minimal/invoice/client`. */
export function readSheetName(address: string): SheetName {
  const [, theme, kind, stage] =
    /^sheet:([a-z0-9-]+)\/([a-z_]+)(?:\/([a-z0-9-]+))?$/.exec(address) ?? []
  const isKnown = stage === undefined || isStage(stage)
  if (!theme || !kind || !isDocumentKind(kind) || !isKnown)
    throw new Error(`A picture is named sheet:THEME/KIND or sheet:THEME/KIND/STAGE, not ${address}`)
  return { theme, kind, ...(stage !== undefined && { stage }) }
}
