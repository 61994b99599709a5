import { findPage, type PagePath } from '@sheaf/contract/pages'

// Drawn at build time for visitors; see build/public-pages.ts.
const sitePages: readonly PagePath[] = ['/', '/howto', '/howto/:slug']

/** Whether an address without its base path and query is one of the pages that everyone may read. */
export function isSitePage(address: string): boolean {
  const page = findPage(address)
  return page !== undefined && sitePages.includes(page)
}
