import { changePasswordSchema } from '@sheaf/contract/accounts'
import { z } from 'zod'
import { useRefreshAccessTokens } from '#api/access-tokens.ts'
import { changePassword } from '#api/accounts.ts'
import { useRefreshSessions } from '#api/sessions.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { useAccountForm } from '../account-form.ts'
import { isRepeated, NewPasswordFields, notRepeated } from '../new-password.tsx'
import { SettingsSection } from './settings-section.tsx'
import { UsernameHint } from './username-hint.tsx'

const formSchema = changePasswordSchema
  .extend({ confirmPassword: z.string() })
  .refine(
    ({ newPassword, confirmPassword }) => isRepeated({ password: newPassword, confirmPassword }),
    notRepeated,
  )

type PasswordForm = z.infer<typeof formSchema>

const start: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordSection({ email }: { readonly email: string }) {
  const { field, submit, isSubmitting } = usePasswordForm()
  return (
    <SettingsSection
      title="Password"
      help="Changing your password signs you out everywhere except here and revokes your access tokens, so programs that use them stop working."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <UsernameHint email={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordFields password={field('newPassword')} repeated={field('confirmPassword')} />
        <Button
          type="submit"
          className="self-start"
          loading={isSubmitting}
          loadingLabel="Saving..."
        >
          Change password
        </Button>
      </form>
    </SettingsSection>
  )
}

function usePasswordForm() {
  const refreshSessions = useRefreshSessions()
  const refreshTokens = useRefreshAccessTokens()
  const account = useAccountForm<PasswordForm>({
    schema: formSchema,
    start,
    async send({ currentPassword, newPassword }) {
      const { message } = await changePassword({ currentPassword, newPassword })
      account.form.reset(start)
      toast({ title: 'Password changed', description: message })
      await Promise.all([refreshSessions(), refreshTokens()])
    },
    failure: {
      title: 'Password not changed',
      otherwise: "We couldn't change your password. Please try again.",
    },
  })
  return account
}
