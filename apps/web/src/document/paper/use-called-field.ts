import { type RefObject, useEffect } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'

/** Brings the field into sight that somebody is sent to, and lets it be written in. Its option is open by then. */
export function useCalledField(
  paper: RefObject<HTMLElement | null>,
  { call }: Pick<DocumentEditor, 'call'>,
): void {
  useEffect(() => {
    if (!call) return
    const { path, answer } = call
    const field = paper.current?.querySelector<HTMLElement>(`[name="${path}"], [name^="${path}."]`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
    answer()
  }, [paper, call])
}
