import { type Logo, renameLogoSchema } from '@sheaf/contract/logos'
import { type FormEvent, useState } from 'react'
import { failureMessage } from '#api/failure.ts'
import { renameLogo, useRefreshLogos } from '#api/logos.ts'
import { Button } from '#ui/actions/button.tsx'
import { useReportedTask } from '#ui/feedback/use-reported-task.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

type RenameLogoDialogProps = {
  /** Undefined: the dialog is closed. */
  readonly logo: Logo | undefined
  readonly onClose: () => void
}

export function RenameLogoDialog({ logo, onClose }: RenameLogoDialogProps) {
  const [last, setLast] = useState(logo)
  if (logo && logo !== last) setLast(logo)
  return (
    <Dialog
      title="Rename Logo"
      open={logo !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      {last && <RenameForm key={last.id} logo={last} onClose={onClose} />}
    </Dialog>
  )
}

type RenameFormProps = { readonly logo: Logo; readonly onClose: () => void }

function RenameForm({ logo, onClose }: RenameFormProps) {
  const { name, setName, error, pending, submit } = useRenaming(logo, onClose)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
      <TextField
        label="Name"
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={pending} loadingLabel="Saving...">
          Save name
        </Button>
      </div>
    </form>
  )
}

function useRenaming(logo: Logo, onClose: () => void) {
  const [name, setName] = useState(logo.name)
  const [error, setError] = useState<string>()
  const { pending, run } = useReportedTask<'rename'>()
  const refresh = useRefreshLogos()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const read = renameLogoSchema.safeParse({ name })
    setError(read.error?.issues[0]?.message)
    if (!read.success) return
    await run('rename', {
      async work() {
        await renameLogo(logo.id, read.data)
        await refresh()
        onClose()
      },
      done: () => ({ title: 'Logo renamed', description: `It is now "${read.data.name}".` }),
      failed: (failure) => ({
        title: 'Rename Failed',
        description: failureMessage(failure, "We couldn't rename the logo."),
      }),
    })
  }

  return { name, setName, error, pending: pending !== undefined, submit }
}
