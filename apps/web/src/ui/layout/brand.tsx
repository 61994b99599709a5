import { productName } from '@sheaf/contract/product'
import clsx from 'clsx'

/** Three sheets tied by a band. Drawn on a grid of two units, so that it is sharp at 16 px. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={clsx('shrink-0', className)} aria-hidden="true">
      <path
        className="fill-ink"
        d="M16 1l15 7.5L16 16 1 8.5zM1 14l15 7.5L31 14v3l-15 7.5L1 17zM1 21.5L16 29l15-7.5v3L16 32 1 24.5z"
      />
      <path className="fill-vermilion" d="M21 3.5L26 6l-15 7.5v16L6 27V11z" />
    </svg>
  )
}

export function Wordmark({ className }: { readonly className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <Mark className="size-6" />
      {/* The serif sits high in its line; the nudge puts the eye of the letters at the middle of the mark. */}
      <span className="translate-y-0.5 font-medium font-serif text-title tracking-tight">
        {productName}
      </span>
    </span>
  )
}
