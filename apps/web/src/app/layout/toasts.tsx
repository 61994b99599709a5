import { type ComponentType, useSyncExternalStore } from 'react'
import { toast, toastStore } from '#ui/feedback/toast.ts'
import type { ToastNote } from '#ui/feedback/toast-state.ts'

/** Where toasts appear. Their code is fetched for the first one: the start page of a visitor does without it. */
export function Toasts() {
  const Toaster = useSyncExternalStore(subscribe, readToaster, readToaster)
  return Toaster && <Toaster />
}

/** Shows a toast and waits until there is a place for it. */
export async function showToast(note: ToastNote): Promise<void> {
  await loadToaster()
  toast(note)
}

// Not React's lazy: after a fallback it waits a third of a second, and some toasts have only half a one.
let loaded: ComponentType | undefined
const listeners = new Set<() => void>()

async function loadToaster(): Promise<void> {
  // A toast that cannot be drawn must not take the screen with it.
  loaded ??= await import('#ui/feedback/toaster.tsx').then(
    ({ Toaster }) => Toaster,
    () => undefined,
  )
  for (const listener of listeners) listener()
}

function readToaster(): ComponentType | undefined {
  return loaded
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const ignoreToasts = toastStore.subscribe(loadToaster)
  return () => {
    listeners.delete(listener)
    ignoreToasts()
  }
}
