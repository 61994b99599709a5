import type { Reminder } from '@sheaf/contract/reminders'
import { type CalendarDay, formatDay } from '@sheaf/domain/locale/calendar-day'
import { Check, Ellipsis, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import {
  dueWords,
  mailLine,
  nameOfReminder,
  standingOf,
} from '#studio/reminders/reminder-standing.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'

type ReminderRowProps = {
  readonly reminder: Reminder
  readonly today: CalendarDay
  readonly markPaid: (reminder: Reminder) => void
  readonly remove: (reminder: Reminder) => void
}

export function ReminderRow({ reminder, today, markPaid, remove }: ReminderRowProps) {
  const { id, state, number, amountDue, dueOn } = reminder
  const standing = standingOf(reminder, today)
  const name = nameOfReminder(reminder)
  const isOpen = state === 'active'
  return (
    <li className="flex items-center gap-4 border-hairline border-t py-4">
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_9rem] md:items-center">
        <div className="min-w-0">
          <h3 className="text-lead leading-6">
            <Link
              href={`/reminders/${id}`}
              className="wrap-anywhere rounded-control decoration-1 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <p className="wrap-anywhere text-ink-soft tabular-nums">
            {[number, amountDue].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="min-w-0 tabular-nums">
          <p>{isOpen ? dueWords(dueOn, today) : `Was due ${formatDay(dueOn, 'en-US')}`}</p>
          <p className="text-ink-soft text-small">{mailLine(reminder)}</p>
        </div>
        <p>
          <Badge tone={standing.tone}>{standing.label}</Badge>
        </p>
      </div>
      <div className="-mr-2 flex shrink-0 items-center gap-1">
        {isOpen && (
          <Button size="small" className="max-sm:hidden" onClick={() => markPaid(reminder)}>
            Mark as paid
            <VisuallyHidden> for {name}</VisuallyHidden>
          </Button>
        )}
        <Menu
          trigger={
            <IconButton label={`More actions for ${name}`}>
              <Ellipsis />
            </IconButton>
          }
        >
          {isOpen && (
            <MenuItem icon={<Check />} onSelect={() => markPaid(reminder)}>
              Mark as paid
            </MenuItem>
          )}
          <MenuItem danger icon={<Trash2 />} onSelect={() => remove(reminder)}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}
