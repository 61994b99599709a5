import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'

type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of Sheaf, without the base path. */
  readonly href: string
}

export function TextLink({ className, href, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      href={href}
      className={clsx(
        'rounded-control text-spruce underline decoration-1 underline-offset-4 transition-colors',
        'hover:decoration-2',
        className,
      )}
    />
  )
}
