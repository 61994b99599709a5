import { changePasswordSchema } from '@sheaf/contract/accounts'
import { z } from 'zod'
import { changePassword } from '#api/accounts.ts'
import { failureMessage } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { useAccountForm } from '../account-form.ts'
import { isRepeated, notRepeated } from '../repeated-password.ts'
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
      help="When you change it you stay signed in here and are signed out everywhere else."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <UsernameHint email={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordField
          label="New password"
          help="At least 8 characters."
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
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
  const account = useAccountForm<PasswordForm, PasswordForm>({
    schema: formSchema,
    start,
    async send({ currentPassword, newPassword }) {
      const { message } = await changePassword({ currentPassword, newPassword })
      account.form.reset(start)
      toast({ title: 'Password changed', description: message })
    },
    onFailure: (error) =>
      toast({
        title: 'Password not changed',
        description: failureMessage(error, 'Your password could not be changed. Please try again.'),
        variant: 'destructive',
      }),
  })
  return account
}
