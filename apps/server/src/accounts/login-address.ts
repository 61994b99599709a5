import { findPage } from '@sheaf/contract/pages'

/** Where a reader signs in, with the page to come back to if that is one of ours: anything else could lead off the site. */
export function loginAddress(basePath: string, unverifiedReturnTo: string | undefined): string {
  const returnTo = ownPage(unverifiedReturnTo)
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`
  return `${basePath}login${query}`
}

// A longer one would be sent back thrice as long, with each sign spelled out.
const longestReturnTo = 2_048

// Parsed as a browser would: '//evil.example' and '/\evil.example' are addresses of another site.
function ownPage(address: string | undefined): string | undefined {
  if (address === undefined || address.length > longestReturnTo) return undefined
  const here = 'http://sheaf.invalid'
  const url = URL.parse(address, here)
  if (url?.origin !== here || findPage(url.pathname) === undefined) return undefined
  return `${url.pathname}${url.search}`
}
