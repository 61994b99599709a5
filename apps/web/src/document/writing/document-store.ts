import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type History, type Step, startHistory, step } from './document-history.ts'
import type { Beginning } from './document-state.ts'

/** A document while it is written, outside of what renders it: a change is there at once, and all who listen hear of it. */
export type DocumentStore = {
  readonly newest: () => Stand
  /** As the last step left it that the whole screen must show; newer is only what fields show by themselves. */
  readonly settled: () => Stand
  readonly take: (taken: Step) => void
  /** A step that its field shows by itself. The rest of the screen may follow after it. */
  readonly type: (taken: Step) => void
  readonly listen: (hear: () => void) => () => void
}

/** A later one has a higher count. */
export type Stand = { readonly history: History; readonly count: number }

export function createDocumentStore(
  document: BusinessDocument,
  beginning?: Beginning,
): DocumentStore {
  const listeners = new Set<() => void>()
  let newest: Stand = { history: startHistory(document, beginning), count: 0 }
  let settled = newest

  function advance(taken: Step, isSettled: boolean): void {
    const history = step(newest.history, taken)
    if (history === newest.history) return
    newest = { history, count: newest.count + 1 }
    if (isSettled) settled = newest
    for (const hear of listeners) hear()
  }

  return {
    newest: () => newest,
    settled: () => settled,
    take: (taken) => advance(taken, true),
    type: (taken) => advance(taken, false),
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
