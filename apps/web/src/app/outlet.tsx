import { findPage } from '@sheaf/contract/pages'
import { type ReactNode, Suspense } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import { admit } from './admission.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { KnownPage, ScreenPage } from './known-page.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { returnAddress } from './return-address.ts'
import { screen as lazyScreen } from './screen.tsx'
import { SendToLogin } from './send-to-login.tsx'
import { Unreachable } from './unreachable.tsx'

/** Draws what belongs to the address, and starts afresh when the address changes. */
export function Outlet() {
  const [address] = useLocation()
  return (
    <ErrorBoundary key={address}>
      <Suspense fallback={<PageSpinner />}>
        <Page address={address} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Page({ address }: { readonly address: string }): ReactNode {
  const session = useCurrentUser()
  if (import.meta.env.DEV && gallery && address === '/dev/ui')
    return <ScreenPage screen={gallery} />

  const admission = admit(findPage(address), session.state)
  switch (admission.to) {
    case 'screen':
      return <KnownPage page={admission.page} state={session.state} />
    case 'not-found':
      return <ScreenPage screen={notFound} />
    case 'wait':
      return <PageSpinner />
    case 'login':
      return <SendToLogin address={address} />
    case 'start':
      return <GoOn />
    case 'unreachable':
      return <Unreachable onRetry={session.askAgain} />
  }
}

// A member has no use for a page of visitors: also how one leaves the login after signing in.
function GoOn() {
  return <Redirect to={returnAddress(useSearch())} replace />
}

const notFound = lazyScreen('Page Not Found', async () => {
  const { NotFoundScreen } = await import('../features/not-found/not-found-screen.tsx')
  return NotFoundScreen
})

// The production bundle does not hold it.
const gallery = import.meta.env.DEV
  ? lazyScreen('Primitives', async () => (await import('../dev/gallery.tsx')).Gallery)
  : undefined
