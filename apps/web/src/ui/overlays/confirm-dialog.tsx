import { AlertDialog as Primitive } from 'radix-ui'
import { Button } from '#ui/actions/button.tsx'
import { dialogSurface, Veil } from './dialog-surface.tsx'
import { useFocusReturn } from './focus-return.ts'

type ConfirmDialogProps = {
  readonly title: string
  readonly description: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** Says that the step cannot be taken back; the button then looks it. */
  readonly danger?: boolean
  /** The work goes on: the dialog waits until its owner closes it. */
  readonly pending?: boolean
  readonly onConfirm: () => void
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before a step with consequences. The focus starts on the way back, and only a button closes it. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  pending = false,
  onConfirm,
  open,
  onClose,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={() => pending || onClose()}>
      <Primitive.Portal>
        <Veil>
          <Primitive.Content {...focusReturn} className={dialogSurface}>
            <div className="flex flex-col gap-2 p-6">
              <Primitive.Title className="text-title">{title}</Primitive.Title>
              {/* The answer to a question may be another question: then it is read out. */}
              <Primitive.Description aria-live="polite" className="wrap-anywhere text-ink-soft">
                {description}
              </Primitive.Description>
            </div>
            <div className="flex flex-wrap-reverse justify-end gap-3 px-6 pb-6">
              <Primitive.Cancel asChild>
                <Button disabled={pending}>{cancelLabel}</Button>
              </Primitive.Cancel>
              <Button variant={danger ? 'danger' : 'primary'} loading={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Primitive.Content>
        </Veil>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
