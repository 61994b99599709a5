import clsx from 'clsx'
import { CircleAlert, X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { toastStore } from './toast.ts'
import type { Toast } from './toast-state.ts'

const duration = 5000
const hotkey = ['F8']

export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return (
    <Primitive.Provider duration={duration} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <ToastSlip key={toast.id} toast={toast} />
      ))}
      <Primitive.Viewport
        hotkey={hotkey}
        // Below the bar of the app: totals and main actions are at the lower edge, and are never covered.
        className="fixed top-16 right-0 z-50 flex w-full max-w-toast flex-col gap-2 p-4 outline-none"
      />
    </Primitive.Provider>
  )
}

function ToastSlip({ toast }: { readonly toast: Toast }) {
  const destructive = toast.variant === 'destructive'
  return (
    <Primitive.Root
      // Radix calls the polite kind of announcement 'background'.
      type="background"
      // Radix would switch off a toast that is older than an open dialog, and a click on it would close the dialog.
      style={{ pointerEvents: 'auto' }}
      open={toast.open}
      onOpenChange={() => toastStore.dismiss(toast.id)}
      {...(toast.duration !== undefined && { duration: toast.duration })}
      className={clsx(
        'relative flex gap-3 overflow-hidden rounded-panel border border-hairline bg-paper py-4 pr-2 pl-5 text-ink shadow-sheet',
        'before:absolute before:inset-y-0 before:left-0 before:w-1',
        destructive ? 'before:bg-vermilion' : 'before:bg-spruce',
        'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
      )}
    >
      {destructive && (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-vermilion-ink" />
      )}
      <div className="min-w-0 flex-1">
        <Primitive.Title className="font-medium">{toast.title}</Primitive.Title>
        {toast.description && (
          <Primitive.Description className="wrap-anywhere text-ink-soft">
            {toast.description}
          </Primitive.Description>
        )}
      </div>
      {toast.action && (
        <Primitive.Action asChild altText={toast.action.label} onClick={toast.action.onSelect}>
          <Button size="small" className="self-center">
            {toast.action.label}
          </Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <IconButton label="Close" className="-mt-1">
          <X />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  )
}
