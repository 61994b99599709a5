import { findPage, type PagePath } from '@sheaf/contract/pages'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Redirect, Route, useLocation, useSearch } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import type { Session } from '#api/session.ts'
import { admit } from './admission.ts'
import { Arrival } from './arrival.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { returnAddress } from './return-address.ts'
import { screen as lazyScreen, type Params, resolveTitle, type Screen } from './screen.tsx'
import { findScreen } from './screens.ts'
import { SendToLogin } from './send-to-login.tsx'
import { trailTo } from './trail.ts'
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

type KnownPageProps = { readonly page: PagePath; readonly state: Session['state'] }

function KnownPage({ page, state }: KnownPageProps) {
  const screen = findScreen(page, state)
  return (
    <Route path={page}>
      {(params) => (
        <>
          <Breadcrumbs trail={trailTo({ page, params, state })} />
          <ScreenPage screen={screen} params={params} />
        </>
      )}
    </Route>
  )
}

type ScreenPageProps = { readonly screen: Screen; readonly params?: Params }

const noParams: Params = {}

function ScreenPage({ screen, params = noParams }: ScreenPageProps) {
  const title = resolveTitle(screen.title, params)
  useLoading(screen, params)
  const drawing = screen.draw(title, params)
  if (drawing === undefined) return <PageSpinner />
  return (
    // At the start a member who signs out sees another screen without going anywhere: that is an arrival, too.
    <Arrival key={title} title={title}>
      {drawing}
    </Arrival>
  )
}

// Not React's lazy: once it has shown a fallback it keeps that for 300 ms, however soon the code is there.
function useLoading(screen: Screen, params: Params): void {
  const [, setLoaded] = useState<Screen>()
  const [failure, setFailure] = useState<{ readonly reason: unknown }>()
  useEffect(() => {
    screen.load(params).then(
      () => setLoaded(screen),
      (reason) => setFailure({ reason }),
    )
  }, [screen, params])
  if (failure) throw failure.reason
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
