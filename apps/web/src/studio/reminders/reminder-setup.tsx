import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { owedBy } from '@sheaf/domain/reminders/owed'
import { useCurrentUser } from '#api/current-user.ts'
import { Button } from '#ui/actions/button.tsx'
import { ReminderForm, type ReminderFormProps } from './reminder-form.tsx'

type ReminderSetupProps = Omit<ReminderFormProps, 'user' | 'owed'> & {
  readonly onFix?: ((field: AnyPath) => void) | undefined
}

/** The form, for an invoice of which something can be owed; otherwise what it lacks. */
export function ReminderSetup({ onFix, ...props }: ReminderSetupProps) {
  const { document } = props.styled
  const session = useCurrentUser()
  const owed = owedBy(document)
  if (session.state !== 'member') return null
  if (owed) return <ReminderForm {...props} {...{ owed }} user={session.user} />
  const hasDay = isCalendarDay(document.endsOn)
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        {hasDay
          ? 'Nothing is due on this invoice, so there is nothing to remind about.'
          : 'Add a due date to this invoice first. Reminders are counted from it.'}
      </p>
      {onFix && !hasDay && (
        <Button variant="primary" onClick={() => onFix('endsOn')}>
          Add a due date
        </Button>
      )}
    </div>
  )
}
