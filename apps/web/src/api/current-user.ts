import type { CurrentUser } from '@sheaf/contract/current-user'
import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { readJson } from './read-json.ts'
import { type Session, toSession } from './session.ts'

const path = '/api/auth/user'

export function useCurrentUser(): Session & { readonly askAgain: () => void } {
  const query = useQuery({ queryKey: [path], queryFn: readCurrentUser, staleTime: 300_000 })
  return { ...toSession(query), askAgain: () => query.refetch() }
}

// The schema is fetched once there is someone to check: the start page of a visitor does without it.
async function readCurrentUser({ signal }: { signal: AbortSignal }): Promise<CurrentUser | null> {
  const answer = await readJson(api, { path, signal, on401: 'null' })
  if (answer === null) return null
  const { currentUserSchema } = await import('@sheaf/contract/current-user')
  return currentUserSchema.parse(answer)
}
