import type { Refusal } from '#studio/problems.ts'
import type { Studio } from '#studio/use-studio.ts'
import type { OwnEditorKind } from './editor-kinds.ts'
import type { TemplateChoice } from './use-template-choice.ts'

/** What both desks are given: the one with a form and the one with a sheet to write on. */
export type WorkspaceProps = {
  readonly kind: OwnEditorKind
  readonly studio: Studio
  readonly choice: TemplateChoice
  readonly refusal: Refusal | undefined
  readonly onPreview: () => void
}
