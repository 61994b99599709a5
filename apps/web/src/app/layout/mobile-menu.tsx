import clsx from 'clsx'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { wakeMenu } from './menu.ts'
import { StartLink } from './start-link.tsx'

type MobileMenuProps = {
  /** Says at which widths the button is there. */
  readonly className: string
  readonly children: ReactNode
}

export function MobileMenu({ className, children }: MobileMenuProps) {
  const id = useId()
  return (
    <>
      <IconButton
        label="Open menu"
        aria-expanded={false}
        aria-controls={id}
        aria-haspopup="dialog"
        className={clsx('-mr-2 ml-auto size-10 text-ink [&_svg]:size-5', className)}
      >
        <Menu />
      </IconButton>
      <dialog
        ref={wakeMenu}
        data-part="menu"
        id={id}
        aria-label="Menu"
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-ground text-ink backdrop:bg-veil open:animate-appear sm:max-w-menu sm:border-hairline sm:border-l"
      >
        <div className="flex min-h-full flex-col px-4 pb-6 sm:px-6">
          <div className="mb-4 flex h-16 shrink-0 items-center justify-between">
            <StartLink />
            <IconButton
              label="Close menu"
              data-part="close"
              className="-mr-2 size-10 text-ink [&_svg]:size-5"
            >
              <X />
            </IconButton>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
