import type { Logo } from '@sheaf/contract/logos'
import { useState } from 'react'
import { useRefreshCustomTemplates } from '#api/custom-templates.ts'
import { failureCode, failureMessage, tellFailure } from '#api/failure.ts'
import { deleteLogo, useRefreshLogos } from '#api/logos.ts'
import { useRefreshTemplates } from '#api/templates.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

type DeleteLogoDialogProps = {
  /** Undefined: nothing is to be deleted, and the dialog is closed. */
  readonly logo: Logo | undefined
  readonly onClose: () => void
}

/** Asks once, and once more when templates would lose the logo. */
export function DeleteLogoDialog({ logo, onClose }: DeleteLogoDialogProps) {
  const [asked, setAsked] = useState(logo)
  const [last, setLast] = useState(logo)
  const [use, setUse] = useState<string>()
  if (logo !== asked) {
    setAsked(logo)
    // The words stay while the dialog closes.
    if (logo) setLast(logo)
    if (logo) setUse(undefined)
  }
  const { pending, confirm } = useDeletion({ logo, use, onUsed: setUse, onClose })
  return (
    <ConfirmDialog
      {...questionOn(last?.name ?? '', use)}
      danger
      pending={pending}
      onConfirm={confirm}
      open={logo !== undefined}
      onClose={onClose}
    />
  )
}

function questionOn(name: string, use: string | undefined) {
  if (use === undefined) {
    return {
      title: 'Delete Logo',
      description: `Are you sure you want to delete "${name}"? This action cannot be undone.`,
      confirmLabel: 'Delete',
    }
  }
  return {
    title: 'This logo is in use',
    description: `${use} Remove it there and delete it? This action cannot be undone.`,
    confirmLabel: 'Remove and delete',
  }
}

type Deletion = DeleteLogoDialogProps & {
  /** The server's words on where it is used, once it has said them. */
  readonly use: string | undefined
  readonly onUsed: (words: string) => void
}

function useDeletion({ logo, use, onUsed, onClose }: Deletion) {
  const [pending, setPending] = useState(false)
  const refreshLogos = useRefreshLogos()
  const refreshTemplates = useRefreshTemplates()
  const refreshCustom = useRefreshCustomTemplates()

  async function remove(id: string, detach: boolean): Promise<void> {
    await deleteLogo(id, { detach })
    toast(deleted)
    // The templates have changed with it.
    if (detach) await Promise.all([refreshTemplates(), refreshCustom()])
  }

  async function confirm() {
    if (!logo) return
    setPending(true)
    try {
      await remove(logo.id, use !== undefined)
    } catch (error) {
      if (failureCode(error) === 'logo.in-use') {
        onUsed(failureMessage(error, 'Your templates use this logo.'))
        return setPending(false)
      }
      tellFailure('Delete Failed', error, "We couldn't delete the logo.")
    }
    await refreshLogos()
    setPending(false)
    onClose()
  }

  return { pending, confirm }
}

const deleted = {
  title: 'Logo Deleted',
  description: 'Logo has been deleted successfully.',
  duration: 2000,
}
