import { type RefObject, useEffect } from 'react'
import type { DocumentEditor } from './document-editor.ts'

/** Undo and redo by their keys, wherever the focus is, but not in fields that are no part of the document. */
export function useUndoKeys(
  sheet: RefObject<HTMLElement | null>,
  { undo, redo }: Pick<DocumentEditor, 'undo' | 'redo'>,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const asked = undoKey(event)
      if (!asked || isForeignField(event.target, sheet.current)) return
      event.preventDefault()
      if (asked === 'undo') undo()
      else redo()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [sheet, undo, redo])
}

function isForeignField(target: EventTarget | null, sheet: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"]')) return true
  return target.matches('input, textarea') && !sheet?.contains(target)
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Ctrl or Cmd with Z takes back; with Shift and Z, or with Y, it comes again. */
export function undoKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Keys): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey ? 'redo' : undefined
}
