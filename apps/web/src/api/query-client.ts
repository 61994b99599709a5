import { QueryClient } from '@tanstack/react-query'
import type { Api } from './api.ts'
import { type On401, readJson } from './read-json.ts'

declare module '@tanstack/react-query' {
  // Only an interface is merged into the library's own.
  interface Register {
    queryMeta: { on401?: On401 }
  }
}

const fiveMinutes = 5 * 60_000

/**
 * Reads are a GET to the parts of the query key joined by slashes. They are never stale by themselves,
 * polled, or tried again. A query with `meta: { on401: 'null' }` answers null to a visitor.
 */
export function createQueryClient(api: Api): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal, meta }) =>
          readJson(api, { path: queryKey.join('/'), signal, on401: meta?.on401 }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: fiveMinutes,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // An installation on one machine answers without any network: never wait for one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
