import { type Done, doneSchema, type OpenSession } from '@sheaf/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { readJson } from './read-json.ts'

const path = '/api/account/sessions'

/** Where the user is signed in, the last used first. */
export function useOpenSessions(): {
  sessions: readonly OpenSession[] | undefined
  isFailed: boolean
  tryAgain: () => void
} {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: readSessions,
    refetchOnMount: 'always',
  })
  return { sessions: data, isFailed: isError && !isFetching, tryAgain: () => void refetch() }
}

export function useRefreshSessions(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [path] })
}

/** Signs out one browser; without an id, all others. */
export async function endSession(id?: string): Promise<Done> {
  const place = id === undefined ? path : `${path}/${encodeURIComponent(id)}`
  const answer = await api.send({ method: 'DELETE', path: place })
  return doneSchema.parse(await answer.json())
}

async function readSessions({ signal }: { signal: AbortSignal }): Promise<readonly OpenSession[]> {
  const { openSessionsSchema } = await import('@sheaf/contract/accounts')
  return openSessionsSchema.parse(await readJson(api, { path, signal }))
}
