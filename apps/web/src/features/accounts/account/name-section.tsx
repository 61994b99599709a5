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
      toast({ title: 'Name saved', description: "We'll greet you by this name from now on." })
    },
    failure: {
      title: 'Name not saved',
      otherwise: "We couldn't save your name. Please try again.",
    },
  })
  return (
    <SettingsSection
      title="Name"
      help="The name we greet you with. It isn't printed on your documents unless you add it."
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
