import { useSyncExternalStore } from 'react'

export function isOffline(): boolean {
  return !navigator.onLine
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(watch, isOffline, () => false)
}

/** Resolves when this browser has a connection: at once, or when it comes back. */
export function whenOnline(): Promise<void> {
  if (!isOffline()) return Promise.resolve()
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
}

function watch(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
