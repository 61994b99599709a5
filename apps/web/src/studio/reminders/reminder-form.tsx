import type { CurrentUser } from '@sheaf/contract/current-user'
import type { ReadReminderOrder } from '@sheaf/contract/reminders'
import { formatDay } from '@sheaf/domain/locale/calendar-day'
import type { Owed } from '@sheaf/domain/reminders/owed'
import { CalendarPlus, Mail } from 'lucide-react'
import { useState } from 'react'
import type { StyledInvoice } from '#studio/kept-invoice/kept-invoice.ts'
import { OptionCards } from '#ui/fields/option-cards.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { CalendarOffer } from './calendar-offer.tsx'
import { EmailOrder } from './email-order.tsx'
import { draftOf, newDraft, type ReminderDraft } from './reminder-draft.ts'
import { currentFirstDay } from './reminder-steps.ts'

export type ReminderFormProps = {
  readonly user: CurrentUser
  readonly styled: StyledInvoice
  readonly owed: Owed
  /** Reminders that run already, to be changed. */
  readonly running?: { readonly id: string; readonly order: ReadReminderOrder } | undefined
  /** False while its PDF was not made: what it says may still change. */
  readonly isIssued: boolean
  readonly onDone: () => void
}

/** What both ways of being reminded work on. */
export type WayProps = ReminderFormProps & {
  readonly draft: ReminderDraft
  readonly first: string
  readonly onChange: (change: Partial<ReminderDraft>) => void
}

type Way = 'calendar' | 'email'

/** When to be reminded of an invoice, and how: by a calendar file, which stores nothing, or by email. */
export function ReminderForm(props: ReminderFormProps) {
  const { styled, owed, running } = props
  const [first] = useState(currentFirstDay)
  const [way, setWay] = useState<Way>(running ? 'email' : 'calendar')
  const [draft, setDraft] = useState(() =>
    running
      ? draftOf(running.order)
      : newDraft(styled.document.receiver.email, { dueOn: owed.dueOn, first }),
  )
  const shared = {
    ...{ draft, first },
    onChange: (change: Partial<ReminderDraft>) => setDraft({ ...draft, ...change }),
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="wrap-anywhere tabular-nums">{inWords(owed)}</p>
      {!running && (
        <OptionCards legend="How should we remind?" options={ways} value={way} onChange={setWay} />
      )}
      {way === 'calendar' ? (
        <CalendarOffer {...props} {...shared} />
      ) : (
        <EmailOrder {...props} {...shared} />
      )}
    </div>
  )
}

const ways = [
  {
    value: 'calendar',
    label: 'Add to my calendar',
    help: 'A calendar file with these dates. Free, and we store nothing.',
    icon: <CalendarPlus aria-hidden="true" />,
  },
  {
    value: 'email',
    label: 'Send emails',
    help: "To you, or to your client with the PDF, until it's paid.",
    icon: <Mail aria-hidden="true" />,
    aside: <Badge>Premium</Badge>,
  },
] as const

/** 'Invoice INV-7 for Elena Castellan: $1 408.00, due December 16, 2026' */
function inWords({ number, client, amountDue, dueOn }: Owed): string {
  const invoice = ['Invoice', number, client && `for ${client}`].filter(Boolean).join(' ')
  return `${invoice}: ${amountDue}, due ${formatDay(dueOn, 'en-US')}`
}
