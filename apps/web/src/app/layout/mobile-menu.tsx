import clsx from 'clsx'
import { Menu, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { StartLink } from './start-link.tsx'

type MobileMenuProps = {
  /** Says at which widths the button is there. */
  readonly className: string
  readonly children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside, Escape closes it, and the focus comes back. */
export function MobileMenu({ className, children }: MobileMenuProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  function show() {
    dialog.current?.showModal()
    setOpen(true)
  }

  function close() {
    dialog.current?.close()
  }

  // A link to the page one is on draws nothing afresh; a click beside the sheet lands on the dialog itself.
  function closeAfterwards({ target }: MouseEvent) {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close()
  }

  return (
    <>
      <IconButton
        label="Open menu"
        aria-expanded={open}
        aria-controls={id}
        aria-haspopup="dialog"
        onClick={show}
        className={clsx('-mr-2 ml-auto size-10 text-ink [&_svg]:size-5', className)}
      >
        <Menu />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside the sheet does. */}
      <dialog
        ref={dialog}
        id={id}
        aria-label="Menu"
        data-scroll-lock={open ? '' : undefined}
        onClose={() => setOpen(false)}
        onClick={closeAfterwards}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-ground text-ink backdrop:bg-veil open:animate-appear sm:max-w-menu sm:border-hairline sm:border-l"
      >
        <div className="flex min-h-full flex-col px-4 pb-6 sm:px-6">
          <div className="mb-4 flex h-16 shrink-0 items-center justify-between">
            <StartLink />
            <IconButton
              label="Close menu"
              onClick={close}
              className="-mr-2 size-10 text-ink [&_svg]:size-5"
            >
              <X />
            </IconButton>
          </div>
          {open && children}
        </div>
      </dialog>
    </>
  )
}
