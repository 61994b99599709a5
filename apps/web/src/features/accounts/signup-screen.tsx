import type { MailSent as Sent } from '@sheaf/contract/accounts'
import { useState } from 'react'
import { resendConfirmation, signup } from '#api/accounts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useAccountForm } from './account-form.ts'
import { AuthPage } from './auth-page.tsx'
import { carriedEmail } from './carried-email.ts'
import { MailSent } from './mail-sent.tsx'
import { NewPasswordFields } from './new-password.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import { type SignupForm, signupFormSchema, toSignup } from './signup-form.ts'
import { useWithQuery } from './with-query.ts'

type Registered = Sent & { readonly email: string }

export function SignupScreen() {
  const [registered, setRegistered] = useState<Registered>()
  if (!registered) return <SignupPage onRegistered={setRegistered} />
  const { email, mailboxPath } = registered
  return (
    <MailSent sheet="line" mailboxPath={mailboxPath} again={() => resendConfirmation({ email })}>
      We sent a confirmation link to <strong className="font-medium text-ink">{email}</strong>. Open
      it to finish creating your account.
    </MailSent>
  )
}

function SignupPage({ onRegistered }: { readonly onRegistered: (registered: Registered) => void }) {
  const { field, submit, isSubmitting } = useSignupForm(onRegistered)
  const withQuery = useWithQuery()
  return (
    <AuthPage
      title="Create your account"
      lead="Two documents and one logo are free. No credit card required. Set up in 30 seconds."
      sheet="line"
    >
      <NoMailNotice />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label="First name"
            autoComplete="given-name"
            autoFocus
            {...field('firstName')}
          />
          <TextField label="Last name" autoComplete="family-name" optional {...field('lastName')} />
        </div>
        <TextField type="email" label="Email" autoComplete="username" {...field('email')} />
        <NewPasswordFields
          label="Password"
          password={field('password')}
          repeated={field('confirmPassword')}
        />
        <Button
          type="submit"
          variant="primary"
          loading={isSubmitting}
          loadingLabel="Creating account..."
        >
          Create account
        </Button>
      </form>
      <p className="border-hairline border-t pt-6 text-ink-soft">
        Already have an account? <TextLink href={withQuery('/login')}>Sign in</TextLink>
      </p>
    </AuthPage>
  )
}

const start = { firstName: '', lastName: '', password: '', confirmPassword: '' }

function useSignupForm(onRegistered: (registered: Registered) => void) {
  return useAccountForm<SignupForm>({
    schema: signupFormSchema,
    start: { ...start, email: carriedEmail() },
    async send(values) {
      const sent = await signup(toSignup(values))
      toast({ title: 'Account created successfully!', description: sent.message })
      onRegistered({ ...sent, email: values.email })
    },
    failure: {
      title: 'Signup failed',
      otherwise: 'Failed to create account. Please try again.',
    },
  })
}
