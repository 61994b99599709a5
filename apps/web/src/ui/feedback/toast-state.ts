export type ToastNote = {
  readonly title: string
  readonly description?: string
  readonly variant?: 'default' | 'destructive'
  /** How long it stays, in milliseconds. */
  readonly duration?: number
  /** One thing that can be done about it while it stands. */
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

export type Toast = ToastNote & { readonly id: string; readonly open: boolean }

export type ToastEvent =
  | { readonly type: 'raised'; readonly id: string; readonly note: ToastNote }
  | { readonly type: 'dismissed'; readonly id: string }
  | { readonly type: 'forgotten'; readonly id: string }

export const toastLimit = 1

/** The newest toast comes first and drives out those beyond the limit. */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'raised':
      return [{ ...event.note, id: event.id, open: true }, ...toasts].slice(0, toastLimit)
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast))
    case 'forgotten':
      return toasts.filter((toast) => toast.id !== event.id)
  }
}
