import { findPage, type PagePath } from '@sheaf/contract/pages'
import { type ReactNode, Suspense } from 'react'
import { Redirect, Route, useLocation } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import { admit } from './admission.ts'
import { Arrival } from './arrival.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { screen as lazyScreen, resolveTitle, type Screen } from './screen.tsx'
import { findScreen } from './screens.ts'
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
      return <ScreenPage screen={findScreen(admission.page, session.state)} page={admission.page} />
    case 'not-found':
      return <ScreenPage screen={notFound} />
    case 'wait':
      return <PageSpinner />
    case 'login':
      return <SendToLogin address={address} />
    case 'start':
      return <Redirect to="/" replace />
    case 'unreachable':
      return <Unreachable onRetry={session.askAgain} />
  }
}

type ScreenPageProps = { readonly screen: Screen; readonly page?: PagePath | '*' }

function ScreenPage({ screen, page = '*' }: ScreenPageProps) {
  return (
    <Route path={page}>
      {(params) => {
        const title = resolveTitle(screen.title, params)
        return <Arrival title={title}>{screen.draw(title)}</Arrival>
      }}
    </Route>
  )
}

const notFound = lazyScreen('Page Not Found', async () => {
  const { NotFoundScreen } = await import('../features/not-found/not-found-screen.tsx')
  return NotFoundScreen
})

// The production bundle does not hold it.
const gallery = import.meta.env.DEV
  ? lazyScreen('Primitives', async () => (await import('../dev/gallery.tsx')).Gallery)
  : undefined
