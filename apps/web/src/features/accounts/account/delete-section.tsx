import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

export function DeleteSection({ email }: { readonly email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection
      title="Delete account"
      help="Removes you and everything that belongs to you, at once and for good."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <DeleteDialog email={email} open={open} onOpenChange={setOpen} />
    </SettingsSection>
  )
}
