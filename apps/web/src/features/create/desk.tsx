import { useState } from 'react'
import { EditableSheet } from '#document/editable-sheet.tsx'
import { Paper } from '#document/paper.tsx'
import type { Editing } from '#studio/history-note.ts'
import { LetterheadLogo } from '#studio/letterhead-logo.tsx'
import { openProblems, type Refusal } from '#studio/problems.ts'
import { useFocusOnRefused } from '#studio/use-focus-on-refused.ts'
import type { Studio } from '#studio/use-studio.ts'
import { EditPanel, SavePanel } from './save-panel.tsx'
import type { useSaving } from './use-saving.ts'

type DeskProps = {
  readonly studio: Studio
  readonly isReturn: boolean
  readonly refusal: Refusal | undefined
  readonly editing: Editing | undefined
  readonly saving: ReturnType<typeof useSaving>
  readonly onAskLogo: () => void
}

/** The sheet that is written on, and what may be kept of it. */
export function Desk({ studio, isReturn, refusal, editing, saving, onAskLogo }: DeskProps) {
  const { editor, theme, design } = studio
  const desk = useFocusOnRefused(refusal)
  const panel = { pending: saving.pending, onSave: saving.save }
  const [isPrinted, setIsPrinted] = useState(false)
  const Sheet = isPrinted ? EditableSheet : Paper
  return (
    <div ref={desk} className="flex min-w-0 flex-col gap-6">
      <div role="radiogroup" aria-label="Write on" className="flex gap-1 self-start">
        <Way label="The plain sheet" isChosen={!isPrinted} onChoose={() => setIsPrinted(false)} />
        <Way label="The printed sheet" isChosen={isPrinted} onChoose={() => setIsPrinted(true)} />
      </div>
      <Sheet
        editor={editor}
        theme={theme}
        design={design}
        problems={openProblems(refusal, editor.document)}
        startsWithFocus={!isReturn}
        logo={<LetterheadLogo value={editor.document.companyLogoUrl} onAsk={onAskLogo} />}
      />
      {editing ? (
        <EditPanel key={editing.id} editing={editing} {...panel} />
      ) : (
        <SavePanel {...panel} />
      )}
    </div>
  )
}

type WayProps = {
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Way({ label, isChosen, onChoose }: WayProps) {
  return (
    <label className="cursor-pointer rounded-control px-3 py-1 text-ink-soft text-small hover:bg-wash has-checked:bg-wash has-checked:text-ink has-focus-visible:outline-2">
      <input type="radio" name="way" checked={isChosen} onChange={onChoose} className="sr-only" />
      {label}
    </label>
  )
}
