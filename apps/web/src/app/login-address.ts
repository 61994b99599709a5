/** Where a visitor signs in, and comes back to the given page afterwards. */
export function loginAddress(address: string, query: string): string {
  const returnTo = query ? `${address}?${query}` : address
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`
}
