import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { stopMails } from '#api/client-mail.ts'
import { failureCode, tellFailure } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'
import { LonePage } from '#ui/layout/lone-page.tsx'

/** Where 'Stop these emails' leads. Opening it changes nothing: mail scanners open links, too. */
export function StopMailsScreen() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => stopMails(token),
    onError(failure) {
      if (isDead(failure)) return
      tellFailure('Nothing changed', failure, "We couldn't stop the emails. Please try again.")
    },
  })
  if (token === '' || isDead(error)) return <Dead />
  if (isSuccess) return <Done />
  return (
    <LonePage title="Stop these emails?">
      <p>You'll no longer get payment reminders from this sender.</p>
      <Button
        variant="primary"
        loading={isPending}
        loadingLabel="Stopping..."
        onClick={() => mutate()}
      >
        Stop emails
      </Button>
    </LonePage>
  )
}

function Done() {
  return (
    <LonePage title="You're unsubscribed" announced>
      <p>You'll no longer get payment reminders from this sender.</p>
    </LonePage>
  )
}

function Dead() {
  return (
    <LonePage title="This link no longer works" seal="cross" announced>
      <p>
        The sender may have left, or the link isn't complete. Try opening it from the email again.
      </p>
    </LonePage>
  )
}

function isDead(error: unknown): boolean {
  return failureCode(error) === 'mail-link.invalid'
}
