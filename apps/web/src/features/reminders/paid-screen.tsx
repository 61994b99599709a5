import type { PaidLink } from '@sheaf/contract/reminders'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { failureCode, tellFailure } from '#api/failure.ts'
import { markPaidByLink, usePaidLink } from '#api/reminders.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { LonePage } from '#ui/layout/lone-page.tsx'

/** Where 'Mark as paid' in an email leads. Opening it changes nothing: mail scanners open links, too. */
export function PaidScreen() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  return token === '' ? <Dead /> : <Linked token={token} />
}

function Linked({ token }: { readonly token: string }) {
  const { data: link, isFailed, tryAgain } = usePaidLink(token)
  const [isDone, setIsDone] = useState(false)
  if (isFailed) {
    return (
      <LonePage title="We couldn't open this link" seal="cross" announced>
        <p>Your link still works. Check your connection and try again.</p>
        <Button variant="primary" onClick={tryAgain}>
          Try again
        </Button>
      </LonePage>
    )
  }
  if (link === undefined) {
    return (
      <LonePage title="Mark as paid">
        <Spinner label="Loading the invoice" className="size-6 text-ink-soft" />
      </LonePage>
    )
  }
  if (link === null) return <Dead />
  if (isDone || link.state === 'paid') return <Done link={link} />
  if (link.state !== 'active') return <Over />
  return <Question token={token} link={link} onDone={() => setIsDone(true)} />
}

type QuestionProps = {
  readonly token: string
  readonly link: PaidLink
  readonly onDone: () => void
}

function Question({ token, link, onDone }: QuestionProps) {
  const [isDead, setIsDead] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => markPaidByLink(token),
    onSuccess: onDone,
    onError(error) {
      if (failureCode(error) === 'mail-link.invalid') setIsDead(true)
      else tellFailure('Nothing changed', error, "We couldn't mark it as paid. Please try again.")
    },
  })
  if (isDead) return <Dead />
  const { number, clientName, amountDue } = link
  return (
    <LonePage title={`Has ${number ? `invoice ${number}` : 'this invoice'} been paid?`} announced>
      <p className="wrap-anywhere tabular-nums">
        {[amountDue, clientName && `from ${clientName}`].filter(Boolean).join(' ')}
      </p>
      <Button variant="primary" loading={isPending} onClick={() => mutate()}>
        Mark as paid
      </Button>
      <p className="text-ink-soft text-small">
        No more reminders go out, and we delete the invoice we keep for them. This can't be undone.
      </p>
    </LonePage>
  )
}

function Done({ link: { number } }: { readonly link: PaidLink }) {
  return (
    <LonePage title={number ? `Invoice ${number} is paid` : 'This invoice is paid'} announced>
      <p>No more reminders go out, and we've deleted the invoice we kept for them.</p>
      <ButtonLink href="/reminders">See payment reminders</ButtonLink>
    </LonePage>
  )
}

function Over() {
  return (
    <LonePage title="These reminders are over" seal="cross" announced>
      <p>There's nothing left to mark as paid.</p>
      <ButtonLink href="/reminders">See payment reminders</ButtonLink>
    </LonePage>
  )
}

function Dead() {
  return (
    <LonePage title="This link no longer works" seal="cross" announced>
      <p>The reminders were deleted, or the link isn't complete.</p>
      <ButtonLink href="/reminders">See payment reminders</ButtonLink>
    </LonePage>
  )
}
