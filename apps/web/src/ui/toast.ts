import type { ToastNote } from './toast-state.ts'
import { createToastStore } from './toast-store.ts'

export const toastStore = createToastStore({ later: (work, wait) => setTimeout(work, wait) })

/** Shows a short note in the corner of the screen. Answers its id, for `toastStore.dismiss`. */
export function toast(note: ToastNote): string {
  return toastStore.raise(note)
}
