import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { withoutTrailingSlash } from '#api/base-path.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Outlet } from './outlet.tsx'
import { SessionBar } from './session-bar.tsx'
import { SessionFooter } from './session-footer.tsx'
import { Shell } from './shell.tsx'
import { Toasts } from './toasts.tsx'

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
