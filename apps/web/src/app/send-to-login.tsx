import { useEffect } from 'react'
import { useRouter, useSearch } from 'wouter'
import { withBase } from '#api/base-path.ts'
import { toast } from '#ui/toast.ts'
import { loginAddress } from './login-address.ts'
import { PageSpinner } from './page-spinner.tsx'

const redirectDelay = 500

/** A visitor on a page for members: says why, then leaves for the login by way of the server. */
export function SendToLogin({ address }: { readonly address: string }) {
  const { base } = useRouter()
  const query = useSearch()

  useEffect(() => {
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    })
    const timer = setTimeout(() => {
      location.assign(withBase(base, loginAddress(address, query)))
    }, redirectDelay)
    return () => clearTimeout(timer)
  }, [base, address, query])

  return <PageSpinner />
}
