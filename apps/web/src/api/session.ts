import type { CurrentUser } from '@sheaf/contract/current-user'

/** Who looks at the page. `unknown`: the server could not be asked. */
export type Session =
  | { readonly state: 'loading' | 'visitor' | 'unknown' }
  | { readonly state: 'member'; readonly user: CurrentUser }

type Answer = {
  readonly data: CurrentUser | null | undefined
  readonly isError: boolean
  readonly isFetching: boolean
}

export function toSession({ data, isError, isFetching }: Answer): Session {
  if (data) return { state: 'member', user: data }
  if (data === null) return { state: 'visitor' }
  return { state: isError && !isFetching ? 'unknown' : 'loading' }
}
