import { type Login, loginSchema } from '@sheaf/contract/accounts'
import { productName } from '@sheaf/contract/product'
import { useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { login } from '#api/accounts.ts'
import { useChangeUser } from '#api/current-user.ts'
import { failureCode, failureMessage } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useAccountForm } from './account-form.ts'
import { AuthPage } from './auth-page.tsx'
import { carriedEmail, carryEmail } from './carried-email.ts'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'
import { useWithQuery } from './with-query.ts'

type Unconfirmed = { readonly email: string; readonly message: string }

export function LoginScreen() {
  const query = new URLSearchParams(useSearch())
  if (!query.has('new')) return <LoginPage />
  query.delete('new')
  return <Redirect to={query.size > 0 ? `/signup?${query}` : '/signup'} replace />
}

function LoginPage() {
  const withQuery = useWithQuery()
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>()
  const { field, submit, isSubmitting } = useLoginForm(setUnconfirmed)
  const [email] = useState(carriedEmail)
  return (
    <AuthPage
      title="Sign in"
      lead="Welcome back. Your templates and logos are where you left them."
      sheet="texture"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          type="email"
          label="Email"
          autoComplete="username"
          autoFocus={email === ''}
          {...field('email')}
        />
        <div className="flex flex-col gap-2">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            autoFocus={email !== ''}
            {...field('password')}
          />
          <TextLink href={withQuery('/forgot-password')} className="self-end text-small">
            Forgot your password?
          </TextLink>
        </div>
        {unconfirmed && <UnconfirmedNotice key={unconfirmed.email} {...unconfirmed} />}
        <Button type="submit" variant="primary" loading={isSubmitting} loadingLabel="Signing in...">
          Sign in
        </Button>
      </form>
      <p className="border-hairline border-t pt-6 text-ink-soft">
        New to {productName}? <TextLink href={withQuery('/signup')}>Create an account</TextLink>
      </p>
    </AuthPage>
  )
}

function useLoginForm(onUnconfirmed: (found: Unconfirmed | undefined) => void) {
  const changeUser = useChangeUser()
  const account = useAccountForm<Login>({
    schema: loginSchema,
    start: { email: carriedEmail(), password: '' },
    async send(values) {
      // The router takes it from here: a member has no use for this page.
      await changeUser(await login(values))
      carryEmail('')
      toast({ title: 'Login successful', description: `Welcome back to ${productName}!` })
    },
    failure: {
      title: 'Login failed',
      otherwise: wrongCredentials,
    },
    onFailure(error) {
      const isUnconfirmed = failureCode(error) === 'account.unconfirmed'
      const found = { email: account.form.getValues('email'), message: failureMessage(error, '') }
      onUnconfirmed(isUnconfirmed ? found : undefined)
      if (failureCode(error) === 'account.wrong-credentials') {
        account.form.setError('password', { message: failureMessage(error, wrongCredentials) })
        account.form.setFocus('password', { shouldSelect: true })
      }
    },
  })
  return account
}

const wrongCredentials = 'Invalid email or password. Please try again.'
