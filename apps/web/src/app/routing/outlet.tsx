import { findPage } from '@sheaf/contract/pages'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import { ErrorBoundary } from '#app/layout/error-boundary.tsx'
import { PageSpinner } from '#app/layout/page-spinner.tsx'
import { Unreachable } from '#app/layout/unreachable.tsx'
import { admit } from '#app/session/admission.ts'
import { returnAddress } from '#app/session/login-address.ts'
import { loginRedirect } from '#app/session/lost-session.ts'
import { KnownPage, ScreenPage } from './known-page.tsx'
import { screen as lazyScreen } from './screen.tsx'
import { findScreen } from './screens.ts'

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
      return <KnownPage page={admission.page} state={session.state} findScreen={findScreen} />
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
  const { NotFoundScreen } = await import('../../features/not-found/not-found-screen.tsx')
  return NotFoundScreen
})

// The production bundle does not hold it.
const gallery = import.meta.env.DEV
  ? lazyScreen('Primitives', async () => (await import('../../dev/gallery.tsx')).Gallery)
  : undefined

/** A visitor on a page for members. */
function SendToLogin({ address }: { readonly address: string }) {
  const query = useSearch()
  useEffect(() => loginRedirect.begin(address, query), [address, query])
  return <PageSpinner />
}
