import { productName } from '@sheaf/contract/product'
import clsx from 'clsx'
import { Link } from 'wouter'
import { Wordmark } from '#ui/layout/brand.tsx'

export function StartLink({ className }: { readonly className?: string }) {
  return (
    <Link
      href="/"
      className={clsx('rounded-control', className)}
      aria-label={`${productName} home`}
    >
      <Wordmark />
    </Link>
  )
}
