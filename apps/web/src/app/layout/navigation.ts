import { findPage, newcomersEntry } from '@sheaf/contract/pages'
import { withoutTrailingSlash } from '#ui/page/base-path.ts'

export type Entry = {
  readonly label: string
  readonly href: string
  /** The pages and addresses, besides its own, on which the entry is marked as the current one. */
  readonly also?: readonly string[]
}

export const memberEntries: readonly Entry[] = [
  { label: 'Dashboard', href: '/' },
  { label: 'Create Invoice', href: '/create/invoice', also: ['/create', '/create-invoice'] },
  { label: 'Create Quote', href: '/create/quote', also: ['/quotes', '/create-quote'] },
  {
    label: 'Purchase Orders',
    href: '/purchase-orders',
    also: ['/create-purchase-order', '/create/purchase_order'],
  },
  {
    label: 'Credit Notes',
    href: '/credit-notes',
    also: ['/create-credit-note', '/create/credit_note'],
  },
  { label: 'All Templates', href: '/all-templates', also: ['/templates', '/templates/manage'] },
  { label: 'How-To', href: '/howto', also: ['/howto/:slug'] },
]

/** Further pages of members: the bar has no room for them, the menu has. */
export const moreEntries: readonly Entry[] = [
  {
    label: 'Recurring invoices',
    href: '/recurring',
    also: ['/recurring/new', '/recurring/:id', '/recurring/:id/edit'],
  },
  { label: 'Payment reminders', href: '/reminders', also: ['/reminders/:id'] },
]

export const visitorEntries: readonly Entry[] = [
  { label: 'Features', href: '/#features' },
  { label: 'Templates', href: '/#templates' },
  { label: 'Pricing', href: '/#pricing' },
  { label: 'How-To', href: '/howto', also: ['/howto/:slug'] },
]

export const openFile: Entry = { label: 'Open an e-invoice', href: '/open' }
export const signIn: Entry = { label: 'Sign In', href: '/login' }
export const getStarted: Entry = { label: 'Get Started Free', href: newcomersEntry }

/** For `aria-current`: 'page' on the page that the entry leads to, 'true' on those that belong to it. */
export function currentMark(
  { href, also = [] }: Entry,
  address: string,
): 'page' | 'true' | undefined {
  const plain = address.length > 1 ? withoutTrailingSlash(address) : address
  if (plain === href) return 'page'
  const page = findPage(plain)
  return also.includes(plain) || (page && also.includes(page)) ? 'true' : undefined
}
