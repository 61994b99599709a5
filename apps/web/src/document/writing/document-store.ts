import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type History, type Step, startHistory, step } from './document-history.ts'
import type { Beginning } from './document-state.ts'

/** A document while it is written, outside of what renders it: a change is there at once, and all who listen hear of it. */
export type DocumentStore = {
  readonly history: () => History
  readonly take: (taken: Step) => void
  readonly listen: (hear: () => void) => () => void
}

export function createDocumentStore(
  document: BusinessDocument,
  beginning?: Beginning,
): DocumentStore {
  const listeners = new Set<() => void>()
  let history = startHistory(document, beginning)
  return {
    history: () => history,
    take(taken) {
      const before = history
      history = step(before, taken)
      if (history === before) return
      for (const hear of listeners) hear()
    },
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
