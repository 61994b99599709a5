import { findPage, type PagePath, pages } from '@sheaf/contract/pages'

/** Where a visitor signs in, and comes back to the given page afterwards. */
export function loginAddress(address: string, query: string): string {
  const page = findPage(address)
  const path = (page && loginPaths[page]) ?? '/api/login'
  const returnTo = query ? `${address}?${query}` : address
  return `${path}?returnTo=${encodeURIComponent(returnTo)}`
}

// Where nothing else is said a browser signs in by way of the server.
const loginPaths: Partial<Record<PagePath, string>> = {
  '/templates': '/login',
  '/templates/manage': '/login',
}

/** Where a member goes on after signing in: the page in `returnTo` if it is one of ours, else the start. */
export function returnAddress(query: string): string {
  const unverified = new URLSearchParams(query).get('returnTo') ?? ''
  // Read as a browser would: '//evil.example' and '/\\evil.example' are addresses of another site.
  if (!URL.canParse(unverified, here)) return start
  const { origin, pathname, search } = new URL(unverified, here)
  const page = origin === here ? findPage(pathname) : undefined
  if (page === undefined || pages[page] === 'visitor') return start
  return `${pathname}${search}`
}

const start = '/'
const here = 'http://sheaf.invalid'
