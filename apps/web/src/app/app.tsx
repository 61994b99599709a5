import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { withoutTrailingSlash } from '#api/base-path.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Outlet } from './outlet.tsx'
import { Shell } from './shell.tsx'
import { Toasts } from './toasts.tsx'

type AppProps = {
  readonly basePath: string
  readonly queryClient: QueryClient
  /** The path to draw where there is no browser that has one. */
  readonly ssrPath?: string
}

export function App({ basePath, queryClient, ...path }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router base={withoutTrailingSlash(basePath)} {...path}>
          <Shell>
            <Outlet />
          </Shell>
        </Router>
        <Toasts />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
