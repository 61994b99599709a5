import clsx from 'clsx'
import type { ComponentProps } from 'react'

type IconButtonProps = ComponentProps<'button'> & {
  /** What it does, in words: an icon alone says nothing to a screen reader. */
  readonly label: string
}

export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(
        'inline-grid size-8 cursor-pointer place-items-center rounded-control text-ink-soft',
        'transition-colors hover:bg-wash hover:text-ink disabled:cursor-not-allowed disabled:opacity-50',
        '[&_svg]:size-4 pointer-coarse:size-10',
        className,
      )}
    >
      {children}
    </button>
  )
}
