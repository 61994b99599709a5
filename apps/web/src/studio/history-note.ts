import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/** What this entry of the browser's history remembers, through a reload and by the back button. */
export type Note = {
  /** The draft that is written here. */
  readonly draftId?: string | undefined
  /** The saved template that is changed here, instead of a document being written. */
  readonly editingId?: string | undefined
  /** Where the reader goes on when the template is done. */
  readonly from?: string | undefined
  /** The saved template that the document uses. */
  readonly customId?: string | undefined
  /** The document that this one was made from, in words. */
  readonly madeFrom?: string | undefined
  /** The document that is being corrected, in words. */
  readonly corrects?: string | undefined
  /** The document that was opened from a file, in words. */
  readonly opened?: string | undefined
  /** The invoice of a schedule is changed here: it goes back to the form of that schedule. */
  readonly isForRepeat?: boolean | undefined
  /** The form of a schedule goes on with what this tab keeps of it. */
  readonly resumesRepeat?: boolean | undefined
  /** The finished document is shown. */
  readonly isReady?: boolean | undefined
}

/** What is done where a saved template is changed. */
export const editingTitle = 'Editing Template'

export function useHistoryNote() {
  const note: Note = useHistoryState<Note | null>() ?? {}
  const [path, navigate] = useLocation()
  return {
    note,
    replace: (next: Note) =>
      navigate(path + location.search, { replace: true, state: { ...next } }),
    push: (next: Note) => navigate(path + location.search, { state: { ...next } }),
  }
}
