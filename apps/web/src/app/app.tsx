import { findPage, pages } from '@sheaf/contract/pages'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Router, useLocation } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import type { Session } from '#api/session.ts'
import { ErrorBoundary } from '#app/layout/error-boundary.tsx'
import { Footer } from '#app/layout/footer.tsx'
import { MemberBar } from '#app/layout/member-bar.tsx'
import { Shell } from '#app/layout/shell.tsx'
import { SiteFooter } from '#app/layout/site-footer.tsx'
import { Toasts } from '#app/layout/toasts.tsx'
import { VisitorBar } from '#app/layout/visitor-bar.tsx'
import { Outlet } from '#app/routing/outlet.tsx'
import { findSitePage } from '#app/routing/site-screens.ts'
import { withoutTrailingSlash } from '#ui/page/base-path.ts'

type AppProps = { readonly basePath: string; readonly queryClient: QueryClient }

export function App({ basePath, queryClient }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router base={withoutTrailingSlash(basePath)}>
          <Shell bar={<SessionBar />} footer={<SessionFooter />}>
            <Outlet />
          </Shell>
        </Router>
        <Toasts />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** The entries of a member or those of a visitor, once it is known who looks. */
function SessionBar() {
  const session = useCurrentUser()
  const [address] = useLocation()
  if (session.state === 'member') return <MemberBar user={session.user} address={address} />
  return isUndecided(session.state, address) ? null : <VisitorBar address={address} />
}

// On a page for members the bar waits as the page does: the one for visitors would only flash.
function isUndecided(state: Session['state'], address: string): boolean {
  const page = findPage(address)
  return state === 'loading' && page !== undefined && pages[page] === 'member'
}

/** Visitors find the ways through the site below its pages; members have them in the top bar. */
function SessionFooter() {
  const { state } = useCurrentUser()
  const [address] = useLocation()
  return state === 'visitor' && findSitePage(address) ? <SiteFooter /> : <Footer />
}
