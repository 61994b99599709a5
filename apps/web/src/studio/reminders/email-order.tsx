import { lateFeeLine } from '@sheaf/domain/reminders/late-fee-line'
import type { MailWords } from '@sheaf/domain/reminders/words/mail-words'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { causeMessage, failureCode, fieldFailures } from '#api/failure.ts'
import { useReminderActions } from '#api/reminders.ts'
import { ConsentNote } from '#studio/kept-invoice/consent-note.tsx'
import { bodyOf } from '#studio/kept-invoice/kept-invoice.ts'
import { PremiumNote } from '#studio/kept-invoice/premium-note.tsx'
import { RecipientChoice } from '#studio/kept-invoice/recipient-choice.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { type DraftProblems, orderOf, problemsOf } from './reminder-draft.ts'
import type { WayProps } from './reminder-form.tsx'
import { Problem, Split } from './reminder-layout.tsx'
import { dayOf } from './reminder-steps.ts'
import { useMailWords } from './step-mail.tsx'
import { StepTimeline } from './step-timeline.tsx'
import { Wording } from './wording.tsx'

/** Emails on these days, and what they say. Everybody may try it; the last button is for Premium. */
export function EmailOrder(props: WayProps) {
  const { styled, owed, draft, first, isIssued, running, onChange } = props
  const { dueOn } = owed
  const { data: words } = useMailWords(styled.document.language)
  const [selected, setSelected] = useState(draft.steps[0]?.key)
  const { order, isPending, problems, isRefused } = useOrdering(props)
  return (
    <Split
      aside={
        words ? (
          <Wording {...props} {...{ words, selected }} onSelect={setSelected} />
        ) : (
          <Skeleton className="h-80" />
        )
      }
      note={
        <>
          {!isIssued && (
            <p className="text-ink-soft text-small">
              You haven't generated this invoice yet. Reminders use it as it is now, so set them up
              again if you change it.
            </p>
          )}
          {problems.form && <Problem>{problems.form}</Problem>}
          {isRefused ? (
            <PremiumNote title="Upgrade to Premium for payment reminders">
              The calendar file is free and has the same dates.
            </PremiumNote>
          ) : (
            <ConsentNote>
              Sheaf keeps this invoice encrypted until it's paid, the reminders end or you delete
              them.
            </ConsentNote>
          )}
        </>
      }
      actions={
        <Button variant="primary" onClick={order} loading={isPending}>
          {running ? 'Save changes' : 'Start reminders'}
        </Button>
      }
    >
      <StepTimeline
        {...{ dueOn, first }}
        steps={draft.steps}
        hasTones
        onChange={(steps) => onChange({ steps })}
        onSelect={setSelected}
      />
      {problems.steps && <Problem>{problems.steps}</Problem>}
      <RecipientChoice
        deliverTo={draft.deliverTo}
        clientEmail={draft.clientEmail}
        help={recipientHelp}
        error={problems.clientEmail}
        onChange={onChange}
      />
      {words && <LateFees {...props} words={words} />}
      <p className="text-ink-soft text-small">
        Emails go out at 9 AM, {timeZoneOf(running).replaceAll('_', ' ')} time.
      </p>
    </Split>
  )
}

const recipientHelp = {
  me: 'With a message you can forward, and one click to mark it as paid.',
  client: 'With the PDF attached, in the language of the invoice.',
}

type LateFeesProps = WayProps & { readonly words: MailWords }

/** Offered where the law of the seller's country gives something. */
function LateFees({ styled, owed, draft, words, onChange }: LateFeesProps) {
  const isGiven = draft.steps.some(
    (step) => lateFeeLine(words, styled.document, dayOf(step, owed.dueOn)) !== undefined,
  )
  if (!isGiven) return null
  return (
    <Checkbox
      label="Say what the law lets you charge for late payment"
      help="In emails after the due date, to business clients."
      checked={draft.saysLateFees}
      onChange={({ target }) => onChange({ saysLateFees: target.checked })}
    />
  )
}

type Problems = DraftProblems & { readonly form?: string }

/** Sends the order, once it is whole and the plan has it. What the server finds is said at its place. */
function useOrdering({ user, styled, owed, draft, first, running, onDone }: WayProps) {
  const [isTold, setIsTold] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const [isRefused, setIsRefused] = useState(false)
  const { start, change } = useReminderActions()
  const [, navigate] = useLocation()
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const document = running ? running.order.document : bodyOf(styled)
      const order = orderOf(draft, { document, timeZone: timeZoneOf(running) })
      if (!running) return (await start(order)).id
      await change(running.id, order)
      return running.id
    },
    onSuccess(id) {
      onDone()
      toast(
        running
          ? { title: 'Reminders changed', duration: 2000 }
          : {
              title: 'Reminders started',
              description: `We'll remind about ${owed.number || 'this invoice'} until it's paid.`,
              action: { label: 'View', onSelect: () => navigate(`/reminders/${id}`) },
            },
      )
    },
    onError(error) {
      if (failureCode(error) === 'plan.premium-only') return setIsRefused(true)
      const found = fieldFailures(error, ['clientEmail', 'steps'])
      setRefused({
        ...Object.fromEntries(found.map(({ name, message }) => [name, message])),
        ...(found.length === 0 && { form: causeMessage(error, notStarted) }),
      })
    },
  })
  const problems: Problems = isTold ? problemsOf(draft, { dueOn: owed.dueOn, first }) : {}
  return {
    isPending,
    isRefused,
    problems: { ...refused, ...problems },
    order() {
      setIsTold(true)
      setRefused({})
      if (Object.keys(problemsOf(draft, { dueOn: owed.dueOn, first })).length > 0) return
      if (user.subscription === 'premium') mutate()
      else setIsRefused(true)
    },
  }
}

const notStarted = "We couldn't set up these reminders. Please try again."

/** Where the user is when they order; reminders that run stay where they were begun. */
function timeZoneOf(running: WayProps['running']): string {
  return running?.order.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
