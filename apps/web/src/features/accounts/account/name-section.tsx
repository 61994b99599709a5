import { type ChangeName, changeNameSchema } from '@sheaf/contract/accounts'
import type { CurrentUser } from '@sheaf/contract/current-user'
import { changeName } from '#api/accounts.ts'
import { useChangeUser } from '#api/current-user.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useAccountForm } from '../account-form.ts'
import { SettingsSection } from './settings-section.tsx'

export function NameSection({ user }: { readonly user: CurrentUser }) {
  const changeUser = useChangeUser()
  const { field, submit, isSubmitting } = useAccountForm<ChangeName>({
    schema: changeNameSchema,
    start: { firstName: user.firstName, lastName: user.lastName ?? '' },
    async send(values) {
      await changeUser(await changeName(values))
      toast({ title: 'Name saved', description: 'This is how we greet you from now on.' })
    },
    failure: {
      title: 'Name not saved',
      otherwise: 'Your name could not be saved. Please try again.',
    },
  })
  return (
    <SettingsSection
      title="Name"
      help="How we greet you. It is printed on a document only where you write it."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" optional {...field('lastName')} />
        </div>
        <Button
          type="submit"
          className="self-start"
          loading={isSubmitting}
          loadingLabel="Saving..."
        >
          Save name
        </Button>
      </form>
    </SettingsSection>
  )
}
