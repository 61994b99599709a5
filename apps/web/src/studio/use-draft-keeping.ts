import { useState } from 'react'
import { clearDraft, type Draft, type DraftPlace } from '#document/draft.ts'
import { useKeptDraft } from '#document/use-kept-draft.ts'

/**
 * Keeps what is written in this browser as soon as it differs from what the screen began with, or from what was
 * settled: downloaded, or thrown away.
 */
export function useDraftKeeping(place: DraftPlace, draft: Draft, isKeptAtOnce: boolean) {
  const content = JSON.stringify(draft)
  const [settled, setSettled] = useState(isKeptAtOnce ? undefined : content)
  useKeptDraft(place, content === settled ? undefined : draft)
  return {
    /** This state is no draft any more; the next change makes one again. */
    settle(state: Draft): void {
      setSettled(JSON.stringify(state))
      clearDraft(place)
    },
  }
}
