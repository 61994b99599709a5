import { type AroundNavHandler, Router, useLocation } from 'wouter'
import { ErrorBoundary } from '#app/layout/error-boundary.tsx'
import { Shell } from '#app/layout/shell.tsx'
import { SiteFooter } from '#app/layout/site-footer.tsx'
import { Toasts } from '#app/layout/toasts.tsx'
import { VisitorBar } from '#app/layout/visitor-bar.tsx'
import { KnownPage } from '#app/routing/known-page.tsx'
import { findSitePage, requireSiteScreen } from '#app/routing/site-screens.ts'
import { withoutTrailingSlash } from '#ui/page/base-path.ts'

type SiteProps = {
  readonly basePath: string
  /** The path to draw where there is no browser that has one. */
  readonly ssrPath?: string
}

/**
 * The pages that are drawn at build time, for those who are not signed in. It asks nobody who looks and knows nothing
 * of the screens behind the login: a way there leaves this page, and the browser fetches the app.
 */
export function Site({ basePath, ...path }: SiteProps) {
  const base = withoutTrailingSlash(basePath)
  return (
    <ErrorBoundary>
      <Router base={base} aroundNav={staysOnSite(base)} {...path}>
        <SiteShell />
      </Router>
      <Toasts />
    </ErrorBoundary>
  )
}

function SiteShell() {
  const [address] = useLocation()
  const page = findSitePage(address)
  return (
    <Shell bar={<VisitorBar address={address} />} footer={<SiteFooter />}>
      <ErrorBoundary key={address}>
        {page && <KnownPage page={page} state="visitor" findScreen={requireSiteScreen} />}
      </ErrorBoundary>
    </Shell>
  )
}

const staysOnSite =
  (base: string): AroundNavHandler =>
  (navigate, to, options) => {
    const [address = ''] = to.slice(base.length).split(/[?#]/)
    if (findSitePage(address || '/')) navigate(to, options)
    else location.assign(to)
  }
