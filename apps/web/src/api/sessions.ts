import { type Done, doneSchema, type OpenSession } from '@sheaf/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, useFetched } from './fetched.ts'

const path = '/api/account/sessions'

/** Where the user is signed in, the last used first. */
export function useOpenSessions(): Fetched<readonly OpenSession[]> {
  const loadSchema = async () => (await import('@sheaf/contract/accounts')).openSessionsSchema
  return useFetched(path, loadSchema, { refetchOnMount: 'always' })
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
