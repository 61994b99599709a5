import type { Reminder } from '@sheaf/contract/reminders'
import { compute } from '@sheaf/domain/documents/totals'
import { formatDay } from '@sheaf/domain/locale/calendar-day'
import { CircleAlert, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useReminder } from '#api/reminders.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { nameOf } from '#studio/derive.ts'
import { DeliveryFacts, KeptFact } from '#studio/kept-invoice/kept-facts.tsx'
import { invoiceOf, type StyledInvoice } from '#studio/kept-invoice/kept-invoice.ts'
import { KeptLoading } from '#studio/kept-invoice/kept-loading.tsx'
import { sheetOrder } from '#studio/pdf-order.ts'
import { RemindDialog } from '#studio/reminders/remind-dialog.tsx'
import { dueWords, nameOfReminder, standingOf } from '#studio/reminders/reminder-standing.ts'
import { useEnding } from '#studio/reminders/use-ending.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { MailTimeline } from './mail-timeline.tsx'

/** The reminders of one invoice: what goes out, what was sent, and what can be done about it. */
export function ReminderScreen() {
  const { id = '' } = useParams()
  const { data: reminder, isFailed, tryAgain } = useReminder(id)
  if (isFailed) {
    return (
      <Notice
        title="We couldn't load these reminders"
        action={<Button onClick={tryAgain}>Try again</Button>}
      >
        They go on as planned. Check your connection and try again.
      </Notice>
    )
  }
  if (reminder === undefined) return <KeptLoading label="Loading the reminders" />
  if (reminder === null) {
    return (
      <Notice
        title="These reminders no longer exist"
        action={<ButtonLink href="/reminders">See payment reminders</ButtonLink>}
      >
        They were deleted, or the link isn't complete.
      </Notice>
    )
  }
  return <Shown reminder={reminder} />
}

function Shown({ reminder }: { readonly reminder: Reminder }) {
  const { order } = reminder
  const styled = order ? invoiceOf(order.document) : undefined
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-6 pb-16 sm:px-6">
      <Head reminder={reminder} styled={styled} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-10">
          <Fault reminder={reminder} />
          {order && <Facts order={order} dueOn={reminder.dueOn} />}
          <section aria-labelledby="emails" className="flex flex-col gap-4">
            <h2 id="emails" className="text-lead">
              Emails
            </h2>
            <MailTimeline reminder={reminder} styled={styled} />
          </section>
        </div>
        {styled ? (
          <SheetFrame
            order={sheetOrder(compute(styled.document), styled.themeId, styled.design)}
            label={`Preview of ${nameOf(styled.document)}`}
          />
        ) : (
          <p className="text-ink-soft">{overWords[reminder.state]}</p>
        )}
      </div>
    </div>
  )
}

const overWords: Readonly<Record<Reminder['state'], string>> = {
  active: "We couldn't read the invoice of these reminders.",
  paid: 'This invoice is paid. We no longer keep it, only which emails were sent and when.',
  stopped:
    'Your client asked for no more emails. We no longer keep the invoice, only which emails were sent and when.',
  ended: 'These reminders are over. We no longer keep the invoice, only which emails were sent.',
}

type HeadProps = { readonly reminder: Reminder; readonly styled: StyledInvoice | undefined }

function Head({ reminder, styled }: HeadProps) {
  const [, navigate] = useLocation()
  const [isEditOpen, setIsEditOpen] = useState(false)
  const { markPaid, remove, dialog } = useEnding(() => navigate('/reminders', { replace: true }))
  const { today } = currentMoment()
  const { id, order, state, number, amountDue, dueOn } = reminder
  const standing = standingOf(reminder, today)
  const due = state === 'active' && dueWords(dueOn, today)
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="wrap-anywhere text-heading">{nameOfReminder(reminder)}</h1>
          <Badge tone={standing.tone}>{standing.label}</Badge>
        </div>
        <p className="wrap-anywhere text-ink-soft tabular-nums">
          {[number, amountDue, due].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state === 'active' && (
          <Button variant="primary" onClick={() => markPaid(reminder)}>
            Mark as paid
          </Button>
        )}
        {styled && order && state === 'active' && (
          <Button onClick={() => setIsEditOpen(true)}>
            <PenLine aria-hidden="true" className="size-4" />
            Edit
          </Button>
        )}
        <IconButton label="Delete reminders" onClick={() => remove(reminder)}>
          <Trash2 />
        </IconButton>
      </div>
      {styled && order && (
        <RemindDialog
          styled={styled}
          running={{ id, order }}
          isIssued
          open={isEditOpen}
          onOpenChange={setIsEditOpen}
        />
      )}
      {dialog}
    </header>
  )
}

/** What went wrong last, where the eye falls first. */
function Fault({ reminder: { mails } }: { readonly reminder: Reminder }) {
  const last = mails.findLast(({ state }) => state === 'sent' || state === 'failed')
  if (last?.state !== 'failed' || !last.problem) return null
  return (
    <div role="status" className="flex gap-3 rounded-panel bg-vermilion-tint p-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-vermilion-ink" />
      <div>
        <p className="font-medium">The email of {formatDay(last.day, 'en-US')}</p>
        <p>{last.problem}</p>
      </div>
    </div>
  )
}

type FactsProps = Pick<Reminder, 'dueOn'> & { readonly order: NonNullable<Reminder['order']> }

function Facts({ order, dueOn }: FactsProps) {
  return (
    <dl className="flex flex-col border-hairline border-b">
      <KeptFact name="Due date">{formatDay(dueOn, 'en-US')}</KeptFact>
      <DeliveryFacts order={order} at="9:00 AM" />
    </dl>
  )
}
