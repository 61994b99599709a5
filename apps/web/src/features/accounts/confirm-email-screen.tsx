import { type ConfirmPassword, confirmPasswordSchema, type Done } from '@sheaf/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { confirmEmail } from '#api/accounts.ts'
import { failureCode, failureMessage, tellFailure } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { SheetDrawing } from '#ui/layout/sheet-drawing.tsx'
import { useAccountForm } from './account-form.ts'
import { AuthPage } from './auth-page.tsx'

export function ConfirmEmailScreen() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token ? <Confirmation token={token} /> : <Failed reason="No confirmation token provided" />
}

function Confirmation({ token }: { readonly token: string }) {
  const [byPassword, setByPassword] = useState<Outcome>()
  // A query, though it changes something: it is sent once for a token, however often React draws this.
  const { data } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => confirm(token),
    gcTime: Number.POSITIVE_INFINITY,
  })
  const outcome = byPassword ?? data
  if (outcome?.state === 'confirmed') return <Confirmed message={outcome.done.message} />
  if (outcome?.state === 'failed') return <Failed reason={outcome.reason} />
  if (outcome?.state === 'asked') return <PasswordPage token={token} onOutcome={setByPassword} />
  return (
    <AuthPage title="Confirming your email..." sheet="stripe">
      <Spinner label="Confirming your email..." className="size-6 text-ink-soft" />
    </AuthPage>
  )
}

type PasswordPageProps = {
  readonly token: string
  readonly onOutcome: (outcome: Outcome) => void
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
      if (failureCode(error) === 'account.link-invalid') onOutcome(outcome)
    },
  })
  return (
    <AuthPage
      title="Almost there"
      lead="This sign-up was started in another browser. Enter the password you chose there to confirm your email."
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
        Didn’t sign up? You can close this page: no account is created without the password.
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

type Outcome =
  | { readonly state: 'confirmed'; readonly done: Done }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'asked' }

async function confirm(token: string): Promise<Outcome> {
  try {
    return confirmed(await confirmEmail(token))
  } catch (error) {
    if (failureCode(error) === 'account.password-needed') return { state: 'asked' }
    return failed(error)
  }
}

function confirmed(done: Done): Outcome {
  toast({ title: 'Email confirmed!', description: done.message })
  return { state: 'confirmed', done }
}

function failed(error: unknown): Outcome {
  tellFailure('Email confirmation failed', error, 'Invalid or expired confirmation link.')
  return { state: 'failed', reason: failureMessage(error, unexplained) }
}

const unexplained = 'We could not confirm your email address. The link may be invalid or expired.'
