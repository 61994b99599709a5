import { type Line, textAt } from '@sheaf/domain/documents/document'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { useSyncExternalStore } from 'react'
import type { DocumentActions } from './document-editor.ts'

type Written = Pick<DocumentActions, 'now' | 'onWritten'>

/** The text of a field this very moment, for the input that it is typed in. */
export function useLiveText({ now, onWritten }: Written, path: FieldPath): string {
  const read = () => textAt(now().document, path)
  return useSyncExternalStore(onWritten, read, read)
}

/** A line this very moment, for the inputs that it is typed in. */
export function useLiveLine({ now, onWritten }: Written, index: number): Line | undefined {
  const read = () => now().document.lines[index]
  return useSyncExternalStore(onWritten, read, read)
}
