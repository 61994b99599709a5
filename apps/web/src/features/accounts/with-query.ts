import { useSearch } from 'wouter'

/** Addresses with the query of this page: it says where the reader wants to go once they are in. */
export function useWithQuery(): (address: string) => string {
  const query = useSearch()
  return (address) => (query ? `${address}?${query}` : address)
}
