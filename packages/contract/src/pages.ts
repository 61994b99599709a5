import { documentKinds } from '@sheaf/domain/documents/kind'

export type Audience = 'visitor' | 'member' | 'everyone'

// The router draws these and the server answers 404 for every other address: one list for both.
export const pages = {
  '/': 'everyone',
  '/howto': 'everyone',
  '/howto/:slug': 'everyone',
  '/login': 'visitor',
  '/signup': 'visitor',
  '/forgot-password': 'visitor',
  '/reset-password': 'everyone',
  '/confirm-email': 'everyone',
  '/stop-mails': 'everyone',
  '/open': 'everyone',
  '/create': 'member',
  '/create/:type': 'member',
  '/create-invoice': 'member',
  '/quotes': 'member',
  '/create-quote': 'member',
  '/purchase-orders': 'member',
  '/create-purchase-order': 'member',
  '/credit-notes': 'member',
  '/create-credit-note': 'member',
  '/templates': 'member',
  '/templates/manage': 'member',
  '/all-templates': 'member',
  '/account': 'member',
  '/upgrade': 'member',
  '/support': 'member',
} as const satisfies Record<string, Audience>

export type PagePath = keyof typeof pages

/** Where someone begins who has no account yet: the login leads them on to the form for a new one. */
export const newcomersEntry = '/login?new'

const choices: Partial<Record<PagePath, readonly string[]>> = { '/create/:type': documentKinds }

/** The page that an address without its base path and query belongs to. */
export function findPage(address: string): PagePath | undefined {
  const segments = (address === '/' ? address : withoutTrailingSlashes(address)).split('/')
  return (Object.keys(pages) as PagePath[]).find((path) => matches(path, segments))
}

/** By hand: the pattern /\/+$/ takes a minute on an address of 80,000 slashes and one other sign. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length
  while (end > 0 && address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

function matches(path: PagePath, segments: readonly string[]): boolean {
  const pattern = path.split('/')
  if (pattern.length !== segments.length) return false
  return pattern.every((part, index) => {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) return part === segment
    return choices[path]?.includes(segment) ?? segment !== ''
  })
}
