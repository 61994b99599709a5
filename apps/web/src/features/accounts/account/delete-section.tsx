import { type DeleteAccount, deleteAccountSchema } from '@sheaf/contract/accounts'
import type { CurrentUser } from '@sheaf/contract/current-user'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { deleteAccount } from '#api/accounts.ts'
import { useChangeUser } from '#api/current-user.ts'
import { signOutHere } from '#api/signed-out.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAccountForm } from '../account-form.ts'
import { SettingsSection } from './settings-section.tsx'
import { UsernameHint } from './username-hint.tsx'

export function DeleteSection({ user }: { readonly user: CurrentUser }) {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection
      title="Delete account"
      help="Permanently delete your account and everything in it."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog
        title="Delete your account?"
        description="This deletes your account, templates, logos and saved details, plus the drafts and recent documents in this browser. This action cannot be undone. PDFs you've downloaded are yours to keep."
        open={open}
        onOpenChange={setOpen}
      >
        <DeleteForm user={user} onCancel={() => setOpen(false)} />
      </Dialog>
    </SettingsSection>
  )
}

type DeleteFormProps = { readonly user: CurrentUser; readonly onCancel: () => void }

function DeleteForm({ user, onCancel }: DeleteFormProps) {
  const { field, submit, isSubmitting } = useDeleteForm(user.id)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
      <UsernameHint email={user.email} />
      <PasswordField
        label="Password"
        help="Enter your password to confirm it's you."
        autoComplete="current-password"
        {...field('password')}
      />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="danger" loading={isSubmitting} loadingLabel="Deleting...">
          Delete my account
        </Button>
      </div>
    </form>
  )
}

function useDeleteForm(userId: string) {
  const changeUser = useChangeUser()
  const [, navigate] = useLocation()
  return useAccountForm<DeleteAccount>({
    schema: deleteAccountSchema,
    start: { password: '' },
    async send(values) {
      const { message } = await signOutHere(userId, () => deleteAccount(values))
      toast({ title: 'Account deleted', description: message })
      await changeUser(null)
      navigate('/')
    },
    failure: {
      title: 'Account not deleted',
      otherwise: "We couldn't delete your account. Please try again.",
    },
  })
}
