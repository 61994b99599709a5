import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { lazy, Suspense } from 'react'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { isInvoice } from '#studio/kept-invoice/kept-invoice.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { ReminderFormProps } from './reminder-form.tsx'

const ReminderSetup = lazy(async () => ({
  default: (await import('./reminder-setup.tsx')).ReminderSetup,
}))

type RemindDialogProps = {
  readonly styled: StyledDocument
  readonly isIssued: boolean
  /** Reminders that run already, to be changed. */
  readonly running?: ReminderFormProps['running']
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** To the field that reminders need, where there is a way to it. */
  readonly onFix?: ((field: AnyPath) => void) | undefined
}

/** Sets up payment reminders for an invoice. The words and the law come with it, and not before. */
export function RemindDialog({ open, onOpenChange, styled, onFix, ...props }: RemindDialogProps) {
  return (
    <Dialog title="Payment reminders" width="desk" {...{ open, onOpenChange }}>
      {open && isInvoice(styled) && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ReminderSetup
            {...props}
            styled={styled}
            onDone={() => onOpenChange(false)}
            onFix={
              onFix &&
              ((field) => {
                onOpenChange(false)
                onFix(field)
              })
            }
          />
        </Suspense>
      )}
    </Dialog>
  )
}
