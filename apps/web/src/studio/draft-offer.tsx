import { kindInText } from '@sheaf/domain/documents/field-labels'
import { useState } from 'react'
import { listDrafts } from '#document/writing/draft.ts'
import { Button } from '#ui/actions/button.tsx'
import { nameOf } from './derive.ts'
import { useHistoryNote } from './history-note.ts'
import type { Studio } from './use-studio.ts'

/** On a new sheet: the way back to what was not finished. */
export function DraftOffer({ studio }: { readonly studio: Studio }) {
  const { user, editor, draftId } = studio
  const { push } = useHistoryNote()
  const [drafts] = useState(() =>
    listDrafts(user.id, editor.kind).filter(({ id }) => id !== draftId),
  )
  const [isWanted, setIsWanted] = useState(true)
  const [last, ...others] = drafts
  if (!last || !isWanted) return null
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel border border-hairline bg-paper py-1.5 pr-2 pl-4 text-small"
    >
      <span className="wrap-anywhere min-w-0 grow">
        You have an unfinished {kindInText(editor.kind)}: {wordsFor(last.document)}
        {more}
      </span>
      <span className="flex gap-1">
        <Button size="small" onClick={() => push({ draftId: last.id })}>
          Continue your draft
        </Button>
        <Button size="small" variant="quiet" onClick={() => setIsWanted(false)}>
          Dismiss
        </Button>
      </span>
    </div>
  )
}

function wordsFor(document: Parameters<typeof nameOf>[0]): string {
  const receiver = document.receiver.name.trim()
  return receiver === '' ? nameOf(document) : `${nameOf(document)} for ${receiver}`
}
