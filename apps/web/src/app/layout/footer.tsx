import { productName } from '@sheaf/contract/product'
import type { ReactNode } from 'react'
import { Mark } from '#ui/layout/brand.tsx'
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx'

export function Footer({ children }: { readonly children?: ReactNode }) {
  return (
    <footer className="border-hairline border-t text-ink-soft text-small print:hidden">
      <div className="mx-auto w-full max-w-page px-4 sm:px-6">{children}</div>
      <div className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 py-6 sm:flex-row sm:items-center sm:gap-8 sm:px-6">
        <p className="flex items-center gap-2 font-medium text-ink">
          <Mark className="size-4" />
          {productName}
        </p>
        <p className="mr-auto max-w-reading">
          You are solely responsible for the legal and tax compliance of your documents.
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
