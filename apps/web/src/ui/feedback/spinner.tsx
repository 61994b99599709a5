import clsx from 'clsx'

type SpinnerProps = {
  readonly label?: string
  /** Where nobody sees it: a ring that turns keeps the browser painting. */
  readonly isStill?: boolean
  readonly className?: string
}

/** A turning ring. Without a label it only accompanies words that say what is awaited. */
export function Spinner({ label, isStill = false, className }: SpinnerProps) {
  const ring = (
    <svg
      viewBox="0 0 20 20"
      className={clsx('size-5 shrink-0', !isStill && 'animate-turn', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" opacity="0.2" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
  if (!label) return ring
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}
