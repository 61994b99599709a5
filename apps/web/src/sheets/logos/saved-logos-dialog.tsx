import type { Logo } from '@sheaf/contract/logos'
import { type ReactNode, useState } from 'react'
import { useLogos } from '#api/logos.ts'
import { pictureAddress } from '#api/picture-address.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

type SavedLogosDialogProps = {
  readonly trigger: ReactNode
  readonly value: string
  readonly onChoose: (objectPath: string) => void
}

export function SavedLogosDialog({ trigger, value, onChoose }: SavedLogosDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog title="Saved logos" trigger={trigger} open={open} onOpenChange={setOpen}>
      {open && (
        <Logos
          value={value}
          onChoose={(objectPath) => {
            onChoose(objectPath)
            setOpen(false)
          }}
        />
      )}
    </Dialog>
  )
}

function Logos({ value, onChoose }: Pick<SavedLogosDialogProps, 'value' | 'onChoose'>) {
  const { data: logos, isFailed, tryAgain } = useLogos()
  if (isFailed) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="alert">We couldn't load your logos.</p>
        <Button onClick={tryAgain}>Try again</Button>
      </div>
    )
  }
  if (logos === undefined) return <LoadingLogos />
  if (logos.length === 0) {
    return (
      <EmptyState title="No logos saved">
        Logos you upload or generate appear here, ready for any document.
      </EmptyState>
    )
  }
  return (
    <ul className={grid}>
      {logos.toReversed().map((logo) => (
        <li key={logo.id}>
          <Choice
            logo={logo}
            isChosen={logo.logoUrl === value}
            onChoose={() => onChoose(logo.logoUrl)}
          />
        </li>
      ))}
    </ul>
  )
}

const grid = 'grid max-h-96 grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-3'

type ChoiceProps = {
  readonly logo: Logo
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Choice({ logo, isChosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex w-full cursor-pointer flex-col gap-1.5 rounded-control border border-hairline p-2 text-left text-small transition-colors hover:border-ink aria-pressed:border-vermilion"
    >
      <span data-theme="light" className="grid h-20 place-items-center rounded-[4px] bg-sheet p-2">
        <img
          src={pictureAddress(logo.logoUrl)}
          alt=""
          loading="lazy"
          className="max-h-16 max-w-full"
        />
      </span>
      <span className="truncate">{logo.name || 'Logo'}</span>
    </button>
  )
}

function LoadingLogos() {
  return (
    <div role="status" className={grid}>
      <VisuallyHidden>Loading your logos</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-29" />
      ))}
    </div>
  )
}
