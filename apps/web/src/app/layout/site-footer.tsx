import { productName } from '@sheaf/contract/product'
import { Link } from 'wouter'
import { Footer } from './footer.tsx'
import { type Entry, openFile, signIn, visitorEntries } from './navigation.ts'

const guides: readonly Entry[] = [
  { label: 'Invoices for freelancers', href: '/howto/invoice-for-freelancers' },
  { label: 'Winning quotes', href: '/howto/crafting-winning-quotes' },
  { label: 'Credit notes', href: '/howto/credit-note-guide' },
  { label: 'EU and US rules', href: '/howto/eu-us-compliance' },
]

const account: readonly Entry[] = [signIn, { label: 'Create an account', href: '/signup' }]

/** The contents of the site, above the foot of every page. */
export function SiteFooter() {
  return (
    <Footer>
      <nav
        aria-label="Site"
        className="grid gap-x-8 gap-y-10 border-hairline border-b py-12 text-body sm:grid-cols-3"
      >
        <Column title={productName} entries={[...visitorEntries, openFile]} />
        <Column title="Guides" entries={guides} />
        <Column title="Account" entries={account} />
      </nav>
    </Footer>
  )
}

type ColumnProps = { readonly title: string; readonly entries: readonly Entry[] }

function Column({ title, entries }: ColumnProps) {
  return (
    <div>
      <h2 className="text-ink text-lead">{title}</h2>
      <ul className="mt-3 flex flex-col">
        {entries.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-8 items-center rounded-control transition-colors hover:text-ink hover:underline pointer-coarse:min-h-10"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
