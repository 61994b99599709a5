import { useEffect, useSyncExternalStore } from 'react'

type Law = typeof import('./law.ts')

const listeners = new Set<() => void>()
let law: Law | undefined
let isComing = false

/** The law of all countries is a script of its own. It comes when a document is open, and nobody waits for it. */
export function useLaw(isWanted = true): Law | undefined {
  useEffect(() => {
    if (isWanted) void fetchLaw()
  }, [isWanted])
  return useSyncExternalStore(
    listen,
    () => law,
    () => undefined,
  )
}

async function fetchLaw(): Promise<void> {
  if (law || isComing) return
  isComing = true
  try {
    law = await import('./law.ts')
    for (const hear of listeners) hear()
  } catch {
    // Without a connection: the next document asks again.
  }
  isComing = false
}

function listen(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
