import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of Sheaf, without the base path. */
  readonly href: string
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

export function ButtonLink({ variant, size, className, href, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} href={href} className={`gap-2 ${buttonLook({ variant, size, className })}`} />
  )
}
