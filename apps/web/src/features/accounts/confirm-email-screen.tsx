import {
  type Confirmed as ConfirmedAnswer,
  type ConfirmPassword,
  confirmPasswordSchema,
} from '@sheaf/contract/accounts'
import type { CurrentUser } from '@sheaf/contract/current-user'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { confirmEmail } from '#api/accounts.ts'
import { useChangeUser } from '#api/current-user.ts'
import { causeMessage, failureCode, isUnreachable } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { SheetDrawing } from '#ui/layout/sheet-drawing.tsx'
import { useAccountForm } from './account-form.ts'
import { AuthPage } from './auth-page.tsx'
import { carryEmail } from './carried-email.ts'

export function ConfirmEmailScreen() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token ? <Confirmation token={token} /> : <Failed reason="No confirmation token provided" />
}

function Confirmation({ token }: { readonly token: string }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const enter = useEntry()

  async function settle(found: Outcome): Promise<void> {
    if (found.state === 'confirmed' && found.confirmed.user) await enter(found.confirmed.user)
    else setOutcome(found)
  }

  const isOver = outcome !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a token, and again when the reader says so.
  useEffect(() => {
    if (isOver) return
    let isCurrent = true
    confirmOnce(token).then(async (found) => {
      if (isCurrent) await settle(found)
    })
    return () => {
      isCurrent = false
    }
  }, [token, isOver])

  switch (outcome?.state) {
    case 'confirmed':
      return <Confirmed message={outcome.confirmed.message} />
    case 'failed':
      return <Failed reason={outcome.reason} />
    case 'unreachable':
      return <Unreachable reason={outcome.reason} onRetry={() => setOutcome(undefined)} />
    case 'asked':
      return <PasswordPage token={token} onOutcome={settle} />
    case undefined:
      return (
        <AuthPage title="Confirming your email..." sheet="stripe">
          <Spinner label="Confirming your email..." className="size-6 text-ink-soft" />
        </AuthPage>
      )
  }
}

/** Whoever has just confirmed came to write a document. */
function useEntry(): (user: CurrentUser) => Promise<void> {
  const changeUser = useChangeUser()
  const [, navigate] = useLocation()
  return async (user) => {
    carryEmail('')
    await changeUser(user)
    navigate('/create/invoice', { replace: true })
  }
}

type PasswordPageProps = {
  readonly token: string
  readonly onOutcome: (outcome: Outcome) => Promise<void>
}

/** In another browser than the one that signed up. */
function PasswordPage({ token, onOutcome }: PasswordPageProps) {
  const { field, submit, isSubmitting } = useAccountForm<ConfirmPassword>({
    schema: confirmPasswordSchema,
    start: { password: '' },
    send: async (values) => onOutcome(confirmed(await confirmEmail(token, values))),
    onFailure(error) {
      if (failureCode(error) === 'account.wrong-password') return
      const outcome = failed(error)
      if (failureCode(error) === 'account.link-invalid') void onOutcome(outcome)
    },
  })
  return (
    <AuthPage
      title="Almost there"
      lead="You signed up in another browser. Enter the password you chose there to confirm your email."
      sheet="stripe"
      announced
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
          <TextLink href="/forgot-password" className="self-end text-small">
            Forgot your password?
          </TextLink>
        </div>
        <Button type="submit" variant="primary" loading={isSubmitting} loadingLabel="Confirming...">
          Confirm email
        </Button>
      </form>
      <p className="border-hairline border-t pt-6 text-ink-soft text-small">
        Didn't sign up? Just close this page. No account is created without the password.
      </p>
    </AuthPage>
  )
}

function Confirmed({ message }: { readonly message: string }) {
  return (
    <AuthPage
      title="Email confirmed!"
      lead={message}
      sheet="stripe"
      stamp="Confirmed"
      drawing={<SheetDrawing />}
      announced
    >
      <ButtonLink href="/login" variant="primary" className="self-start">
        Continue to Login
      </ButtonLink>
    </AuthPage>
  )
}

function Failed({ reason }: { readonly reason: string }) {
  return (
    <AuthPage
      title="Confirmation failed"
      lead={reason}
      sheet="stripe"
      drawing={<SheetDrawing seal="cross" />}
      announced
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/signup" variant="primary">
          Try signing up again
        </ButtonLink>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </div>
    </AuthPage>
  )
}

/** The link may well be good: nobody has looked at it. */
function Unreachable({
  reason,
  onRetry,
}: {
  readonly reason: string
  readonly onRetry: () => void
}) {
  return (
    <AuthPage
      title="Confirmation failed"
      lead={`${reason} Your link still works.`}
      sheet="stripe"
      drawing={<SheetDrawing seal="cross" />}
      announced
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </div>
    </AuthPage>
  )
}

type Outcome =
  | { readonly state: 'confirmed'; readonly confirmed: ConfirmedAnswer }
  | { readonly state: 'failed' | 'unreachable'; readonly reason: string }
  | { readonly state: 'asked' }

// Sent once for a token, however often React draws this: the second time it would be a used link.
const sent = new Map<string, Promise<Outcome>>()

function confirmOnce(token: string): Promise<Outcome> {
  const known = sent.get(token)
  if (known) return known
  const outcome = confirm(token)
  sent.set(token, outcome)
  return outcome
}

async function confirm(token: string): Promise<Outcome> {
  try {
    return confirmed(await confirmEmail(token))
  } catch (error) {
    if (isUnreachable(error)) sent.delete(token)
    if (failureCode(error) === 'account.password-needed') return { state: 'asked' }
    return failed(error)
  }
}

function confirmed(answer: ConfirmedAnswer): Outcome {
  toast({ title: 'Email confirmed!', description: answer.message })
  return { state: 'confirmed', confirmed: answer }
}

function failed(error: unknown): Outcome {
  const description = causeMessage(error, 'Invalid or expired confirmation link.')
  toast({ title: 'Email confirmation failed', description, variant: 'destructive' })
  const state = isUnreachable(error) ? 'unreachable' : 'failed'
  return { state, reason: causeMessage(error, unexplained) }
}

const unexplained = 'We could not confirm your email address. The link may be invalid or expired.'
