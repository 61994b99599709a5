import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/** A patch in the shape of what comes. Its surroundings say once, in words, that something is loading. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-breathe rounded-control bg-wash', className)}
    />
  )
}

type SkeletonListProps = {
  readonly label: string
  readonly count: number
  readonly className: string
  readonly children: ReactNode
}

/** The same patch as often as things are expected. */
export function SkeletonList({ label, count, className, children }: SkeletonListProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul aria-hidden="true" className={className}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A patch is nothing but its place.
          <Fragment key={at}>{children}</Fragment>
        ))}
      </ul>
    </div>
  )
}
