import clsx from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Work goes on: the button keeps its width and the focus, shows a spinner, and ignores clicks. */
  readonly loading?: boolean
  /** Words in place of the label while loading, such as 'Signing in...'. */
  readonly loadingLabel?: string
}

export function Button({
  variant,
  size,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ variant, size, className })}
      onClick={loading ? refuse : onClick}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
    >
      <span className="grid items-center justify-items-center">
        <span className={clsx(layer, loading && (loadingLabel ? 'invisible' : 'opacity-0'))}>
          {children}
        </span>
        {(loading || loadingLabel) && (
          <span className={clsx(layer, !loading && 'invisible')}>
            <Spinner isStill={!loading} className="size-4" />
            {loadingLabel}
          </span>
        )}
      </span>
    </button>
  )
}

// Both layers lie in one grid cell: the wider gives the button its width, whichever is seen.
const layer = 'col-start-1 row-start-1 inline-flex items-center gap-2'

// `disabled` would drop the focus. A refused click also stops Enter in a field from sending the form again.
function refuse(event: MouseEvent): void {
  event.preventDefault()
}
