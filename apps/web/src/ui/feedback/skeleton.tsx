import clsx from 'clsx'

/** A patch in the shape of what comes. Its surroundings say once, in words, that something is loading. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-breathe rounded-control bg-wash', className)}
    />
  )
}
