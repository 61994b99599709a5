import type { Reminder } from '@sheaf/contract/reminders'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { tellFailure } from '#api/failure.ts'
import { useReminderActions } from '#api/reminders.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

type Ending = 'paid' | 'delete'

type Asked = { readonly ending: Ending; readonly reminder: Reminder }

/** Two ways to end reminders. Both delete the invoice that is kept for them, so both ask first. */
export function useEnding(onRemoved?: () => void): {
  readonly markPaid: (reminder: Reminder) => void
  readonly remove: (reminder: Reminder) => void
  /** To be drawn somewhere on the screen. */
  readonly dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)
  const actions = useReminderActions()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ending, reminder: { id } }: Asked) =>
      ending === 'paid' ? actions.markPaid(id) : actions.remove(id),
    onSuccess(_, { ending }) {
      setIsOpen(false)
      toast({ title: ending === 'paid' ? 'Marked as paid' : 'Reminders deleted', duration: 2000 })
      if (ending === 'delete') onRemoved?.()
    },
    onError(error) {
      setIsOpen(false)
      tellFailure('Nothing changed', error, "We couldn't do that. Please try again.")
    },
  })
  const ask = (ending: Ending) => (reminder: Reminder) => {
    setAsked({ ending, reminder })
    setIsOpen(true)
  }
  return {
    markPaid: ask('paid'),
    remove: ask('delete'),
    dialog: asked && (
      <ConfirmDialog
        {...questionOf(asked)}
        danger={asked.ending === 'delete'}
        pending={isPending}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => mutate(asked)}
      />
    ),
  }
}

function questionOf({ ending, reminder: { number } }: Asked) {
  const invoice = number ? `invoice ${number}` : 'this invoice'
  return ending === 'paid'
    ? {
        title: `Mark ${invoice} as paid?`,
        description:
          "No more reminders go out, and we delete the invoice we keep for them. This can't be undone.",
        confirmLabel: 'Mark as paid',
      }
    : {
        title: `Delete the reminders for ${invoice}?`,
        description:
          'No more reminders go out, and we delete the invoice we keep for them and the list of emails sent.',
        confirmLabel: 'Delete reminders',
      }
}
