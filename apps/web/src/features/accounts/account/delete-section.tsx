import type { CurrentUser } from '@sheaf/contract/current-user'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

export function DeleteSection({ user }: { readonly user: CurrentUser }) {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection
      title="Delete account"
      help="Removes you and everything that belongs to you, at once and for good."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <DeleteDialog user={user} open={open} onOpenChange={setOpen} />
    </SettingsSection>
  )
}
