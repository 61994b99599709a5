import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import { hasSignedOut } from '#api/signed-out.ts'
import { type ExportList, emptyList, withMade } from './export-list.ts'

// Outside React: the list outlasts a look at another screen, and ends with the page.
let held: { readonly userId: string; readonly list: ExportList } | undefined
const listeners = new Set<() => void>()

function listen(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

function read(userId: string): ExportList {
  // What one person has brought is not shown to the next at the same machine.
  if (held && (held.userId !== userId || hasSignedOut(userId))) held = undefined
  return held?.list ?? emptyList
}

function change(userId: string, next: (list: ExportList) => ExportList): void {
  held = { userId, list: next(read(userId)) }
  for (const hear of listeners) hear()
}

/** What this user has brought together for an export, and how it is changed. */
export function useExportList(userId: string) {
  const list = useSyncExternalStore(listen, () => read(userId))
  return [list, (next: (list: ExportList) => ExportList) => change(userId, next)] as const
}

/** Sends a document that was just made to the export, and goes there. */
export function useSendToExport(): (document: BusinessDocument) => void {
  const [, navigate] = useLocation()
  const session = useCurrentUser()
  return (document) => {
    if (session.state !== 'member') return
    change(session.user.id, (list) => withMade(list, document))
    navigate('/export')
  }
}
