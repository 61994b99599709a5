import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { Crumb } from './trail.ts'

export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  if (trail.length < 2) return null
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-1.5 px-4 pt-5 text-ink-soft text-small sm:px-6">
        {trail.map(({ name, href }) => (
          <li key={name} className="flex min-w-0 items-center gap-1.5">
            {href ? (
              <>
                <Link href={href} className="rounded-control hover:text-ink hover:underline">
                  {name}
                </Link>
                <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />
              </>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
