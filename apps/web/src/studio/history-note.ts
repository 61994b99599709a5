import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/** A saved template that is being changed. Its references have no place of their own on an invoice. */
export type Editing = { readonly id: string; readonly name: string; readonly references: string }

/** What this entry of the browser's history remembers, through a reload and by the back button. */
export type Note = {
  /** The ?template= that has been put on the sheet. */
  readonly taken?: string | undefined
  readonly editing?: Editing | undefined
  /** The saved template that the document uses. */
  readonly customId?: string | undefined
  /** The document that this one was made from, in words. */
  readonly madeFrom?: string | undefined
  /** The finished document is shown. */
  readonly isReady?: boolean | undefined
}

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
