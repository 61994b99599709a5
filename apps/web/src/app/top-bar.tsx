import { productName } from '@sheaf/contract/product'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Wordmark } from '#ui/brand.tsx'

/** The name, and beside it the entries for those who look at the page. */
export function TopBar({ children }: { readonly children: ReactNode }) {
  return (
    <header className="border-hairline border-b print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-page items-center px-4 sm:px-6">
        <Link
          href="/"
          className="mr-6 shrink-0 rounded-control xl:mr-8"
          aria-label={`${productName}, start page`}
        >
          <Wordmark />
        </Link>
        {children}
      </div>
    </header>
  )
}
