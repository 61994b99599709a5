import { nextToasts, type Toast, type ToastEvent, type ToastNote } from './toast-state.ts'

export const toastStore = createToastStore({ later: (work, wait) => setTimeout(work, wait) })

/** Shows a short note in the corner of the screen. Answers its id, for `toastStore.dismiss`. */
export function toast(note: ToastNote): string {
  return toastStore.raise(note)
}

/** A dismissed toast leaves the screen at once and the memory only after this time. */
const forgetAfter = 1_000_000

type World = {
  readonly later: (work: () => void, milliseconds: number) => void
}

/** Holds the toasts outside React, so that any code can raise one. */
export function createToastStore({ later }: World) {
  let toasts: readonly Toast[] = []
  let raised = 0
  const listeners = new Set<() => void>()

  function apply(event: ToastEvent) {
    toasts = nextToasts(toasts, event)
    for (const listener of listeners) listener()
  }

  return {
    read: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    raise(note: ToastNote): string {
      raised += 1
      const id = `toast-${raised}`
      apply({ type: 'raised', id, note })
      return id
    },
    dismiss(id: string) {
      apply({ type: 'dismissed', id })
      later(() => apply({ type: 'forgotten', id }), forgetAfter)
    },
  }
}
