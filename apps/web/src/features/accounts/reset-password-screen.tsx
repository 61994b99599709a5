import { resetPasswordSchema } from '@sheaf/contract/accounts'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { z } from 'zod'
import { resetPassword } from '#api/accounts.ts'
import { useChangeUser } from '#api/current-user.ts'
import { failureCode, failureMessage } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { SheetDrawing } from '#ui/layout/sheet-drawing.tsx'
import { useAccountForm } from './account-form.ts'
import { AuthPage } from './auth-page.tsx'
import { isRepeated, NewPasswordFields, notRepeated } from './new-password.tsx'

const formSchema = z
  .object({ password: resetPasswordSchema.shape.password, confirmPassword: z.string() })
  .refine(isRepeated, notRepeated)

type ResetForm = z.infer<typeof formSchema>

export function ResetPasswordScreen() {
  const [query] = useSearchParams()
  const [refusal, setRefusal] = useState<string>()
  const token = query.get('token')
  if (!token)
    return (
      <Expired reason="This link is incomplete. Open it from your email again, or request a new one." />
    )
  if (refusal) return <Expired reason={refusal} announced />
  return <ResetPage token={token} onRefused={setRefusal} />
}

type ResetPageProps = {
  readonly token: string
  readonly onRefused: (reason: string) => void
}

function ResetPage({ token, onRefused }: ResetPageProps) {
  const { field, submit, isSubmitting } = useResetForm({ token, onRefused })
  return (
    <AuthPage
      title="Set a new password"
      lead="You'll be signed out everywhere, and programs that use your access tokens stop working. Sign in again with your new password."
      sheet="stripe"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <NewPasswordFields password={field('password')} repeated={field('confirmPassword')} />
        <Button type="submit" variant="primary" loading={isSubmitting} loadingLabel="Saving...">
          Save password
        </Button>
      </form>
    </AuthPage>
  )
}

function useResetForm({ token, onRefused }: ResetPageProps) {
  const changeUser = useChangeUser()
  const [, navigate] = useLocation()
  return useAccountForm<ResetForm>({
    schema: formSchema,
    start: { password: '', confirmPassword: '' },
    async send({ password }) {
      const { message } = await resetPassword({ token, password })
      toast({ title: 'Password changed', description: message })
      await changeUser(null)
      navigate('/login')
    },
    failure: {
      title: 'Password not changed',
      otherwise: "We couldn't change your password. Please try again.",
    },
    onFailure(error) {
      if (failureCode(error) === 'account.link-invalid') onRefused(failureMessage(error, ''))
    },
  })
}

type ExpiredProps = { readonly reason: string; readonly announced?: boolean }

function Expired({ reason, announced = false }: ExpiredProps) {
  return (
    <AuthPage
      title="This link no longer works"
      lead={reason}
      sheet="stripe"
      drawing={<SheetDrawing seal="cross" />}
      announced={announced}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/forgot-password" variant="primary">
          Request a new link
        </ButtonLink>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </div>
    </AuthPage>
  )
}
