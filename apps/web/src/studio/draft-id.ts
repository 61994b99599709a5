import { useState } from 'react'
import { newDraftId } from '#document/writing/draft.ts'
import { useHistoryNote } from './history-note.ts'
import { takeRememberedDraft } from './return-draft.ts'

/**
 * The draft of this entry of the history. One that names none, such as a click on 'Create Invoice', begins a draft of its own,
 * also when the screen is open already.
 */
export function useDraftId(): string {
  const { note } = useHistoryNote()
  const [own, setOwn] = useState(() => ({
    id: takeRememberedDraft() ?? newDraftId(),
    isNoted: false,
  }))
  if (note.draftId !== undefined && !own.isNoted) setOwn({ id: note.draftId, isNoted: true })
  if (note.draftId === undefined && own.isNoted) setOwn({ id: newDraftId(), isNoted: false })
  return note.draftId ?? own.id
}
