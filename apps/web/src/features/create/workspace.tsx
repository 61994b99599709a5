import type { Editing } from '#studio/history-note.ts'
import { LetterheadLogo } from '#studio/letterhead-logo.tsx'
import { openProblems, type Refusal } from '#studio/problems.ts'
import { useFocusOnRefused } from '#studio/use-focus-on-refused.ts'
import type { Studio } from '#studio/use-studio.ts'
import { WrittenSheet } from '#studio/written-sheet.tsx'
import { EditPanel, SavePanel } from './save-panel.tsx'
import type { useSaving } from './use-saving.ts'

type WorkspaceProps = {
  readonly studio: Studio
  readonly isReturn: boolean
  readonly refusal: Refusal | undefined
  readonly editing: Editing | undefined
  readonly saving: ReturnType<typeof useSaving>
  readonly onAskLogo: () => void
}

/** The sheet that is written on, and what may be kept of it. */
export function Workspace({
  studio,
  isReturn,
  refusal,
  editing,
  saving,
  onAskLogo,
}: WorkspaceProps) {
  const { editor, theme, design } = studio
  const workspace = useFocusOnRefused(refusal)
  const panel = { pending: saving.pending, onSave: saving.save }
  return (
    <div ref={workspace} className="flex min-w-0 flex-col gap-6">
      <WrittenSheet
        startsPrinted={false}
        editor={editor}
        theme={theme}
        design={design}
        problems={openProblems(refusal, editor.document)}
        startsWithFocus={!isReturn}
        logo={<LetterheadLogo value={editor.document.sender.logoUrl} onAsk={onAskLogo} />}
      />
      {editing ? (
        <EditPanel key={editing.id} editing={editing} {...panel} />
      ) : (
        <SavePanel {...panel} />
      )}
    </div>
  )
}
