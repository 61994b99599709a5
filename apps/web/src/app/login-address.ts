import { findPage, type PagePath } from '@sheaf/contract/pages'

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
