import { productName } from '@sheaf/contract/product'
import { Mark } from '#ui/brand.tsx'

export function Footer() {
  return (
    <footer className="border-hairline border-t text-ink-soft text-small print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 py-8 sm:flex-row sm:items-start sm:justify-between sm:px-6">
        <p className="flex items-center gap-2">
          <Mark className="size-4" />
          {productName}
        </p>
        <p className="max-w-reading sm:text-right">
          You alone are responsible for the legal and tax compliance of your documents.
        </p>
      </div>
    </footer>
  )
}
