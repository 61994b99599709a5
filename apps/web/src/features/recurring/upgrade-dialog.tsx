import { prices } from '@sheaf/contract/plan-rows'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

type UpgradeDialogProps = {
  /** In the server's words. */
  readonly message: string | undefined
  readonly onClose: () => void
}

/** The end of the way for free users. What they have set up stays in this tab until they come back. */
export function UpgradeDialog({ message, onClose }: UpgradeDialogProps) {
  return (
    <Dialog
      title={message ?? ''}
      description={`Premium is ${prices.premium} a month. Your setup stays here in this tab, so you can finish it after you upgrade.`}
      open={message !== undefined}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <ButtonLink href="/upgrade" variant="primary">
            See Premium
          </ButtonLink>
        </>
      }
    />
  )
}
