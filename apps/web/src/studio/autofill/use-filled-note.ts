import { useEffect, useRef } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { toast, toastStore } from '#ui/feedback/toast.ts'

type Told = { readonly id: string; readonly document?: DocumentEditor['document'] }

/** Says what was filled in and offers to take it back, until the document is changed again. */
export function useFilledNote({ document, undo }: DocumentEditor): (count: number) => void {
  const told = useRef<Told>(undefined)
  useEffect(() => {
    const note = told.current
    if (!note) return
    if (!note.document) {
      told.current = { ...note, document }
      return
    }
    // From here on undo would take back something else.
    if (note.document !== document) {
      told.current = undefined
      toastStore.dismiss(note.id)
    }
  }, [document])
  return (count) => {
    const title = `${count} ${count === 1 ? 'detail' : 'details'} filled in`
    const id = toast({ title, duration: 10_000, action: { label: 'Undo', onSelect: undo } })
    told.current = { id }
  }
}
