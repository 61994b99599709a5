import { Coach } from '#studio/coach/coach.tsx'
import { LetterheadLogo } from '#studio/letterhead-logo.tsx'
import { openProblems, type Refusal } from '#studio/problems.ts'
import { useFocusOnRefused } from '#studio/use-focus-on-refused.ts'
import type { Saving } from '#studio/use-saving.ts'
import type { Studio } from '#studio/use-studio.ts'
import { WrittenSheet } from '#studio/written-sheet.tsx'
import { SavePanel } from './save-panel.tsx'

type WorkspaceProps = {
  readonly studio: Studio
  readonly isReturn: boolean
  readonly refusal: Refusal | undefined
  readonly saving: Saving
  readonly onAskLogo: () => void
}

/** The sheet that is written on, and what may be kept of it. */
export function Workspace({ studio, isReturn, refusal, saving, onAskLogo }: WorkspaceProps) {
  const { editor, theme, design } = studio
  const workspace = useFocusOnRefused(refusal)
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
      <Coach place="below" studio={studio} />
      <SavePanel kind={editor.kind} saving={saving} />
    </div>
  )
}
