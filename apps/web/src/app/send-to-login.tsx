import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { departure } from './lost-session.ts'
import { PageSpinner } from './page-spinner.tsx'

/** A visitor on a page for members. */
export function SendToLogin({ address }: { readonly address: string }) {
  const query = useSearch()
  useEffect(() => departure.begin(address, query), [address, query])
  return <PageSpinner />
}
