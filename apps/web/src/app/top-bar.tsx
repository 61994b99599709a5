import { productName } from '@sheaf/contract/product'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Wordmark } from '#ui/brand.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'

/** The navigation, when there is one, stands between the name and the switch. */
export function TopBar({ navigation }: { readonly navigation?: ReactNode }) {
  return (
    <header className="border-hairline border-b print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-page items-center gap-8 px-4 sm:px-6">
        <Link href="/" className="rounded-control" aria-label={`${productName}, start page`}>
          <Wordmark />
        </Link>
        <div className="flex grow items-center">{navigation}</div>
        <ThemeSwitch />
      </div>
    </header>
  )
}
