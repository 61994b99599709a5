import clsx from 'clsx'
import type { ReactNode } from 'react'

type SheetProps = { readonly className?: string; readonly children?: ReactNode }

/** A sheet of paper on the desk. Paper stays paper in the dark: what is printed on it is always dark on light. */
export function Sheet({ className, children }: SheetProps) {
  return (
    <div className={clsx('bg-sheet shadow-sheet', className)}>
      <div data-theme="light" className="h-full text-ink">
        {children}
      </div>
    </div>
  )
}
