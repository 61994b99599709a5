import type { CurrentUser } from '@sheaf/contract/current-user'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { readJson } from './read-json.ts'
import { type Session, toSession } from './session.ts'
import { noteSignIn } from './signed-out.ts'

const path = '/api/auth/user'
const queryKey = [path]

type Reading = {
  /** Ask the server when the screen opens: its figures must be true. */
  readonly fresh?: boolean
}

export function useCurrentUser({ fresh = false }: Reading = {}): Session & {
  readonly askAgain: () => Promise<unknown>
} {
  const query = useQuery({
    queryKey,
    queryFn: readCurrentUser,
    staleTime: 300_000,
    refetchOnMount: fresh ? 'always' : true,
  })
  return { ...toSession(query), askAgain: () => query.refetch() }
}

/** To be called when someone signed in or out, or changed their account. */
export function useChangeUser(): (user: CurrentUser | null) => Promise<void> {
  const client = useQueryClient()
  return (user) => setUser(client, user)
}

/** They have signed out in another tab: this one is a visitor's now. */
export async function dropUser(client: QueryClient, userId: string): Promise<void> {
  if (knownUser(client)?.id === userId) await setUser(client, null)
}

async function setUser(client: QueryClient, user: CurrentUser | null): Promise<void> {
  // An older question that is answered late must not bring the previous user back.
  await client.cancelQueries({ queryKey })
  if (user) noteSignIn(user.id)
  if (knownUser(client)?.id !== user?.id) forgetOthers(client)
  client.setQueryData<CurrentUser | null>(queryKey, user)
}

/** To be called when the server has changed something about them by itself, such as their plan. */
export async function refreshUser(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey })
}

export function knownUser(client: QueryClient): CurrentUser | null | undefined {
  return client.getQueryData<CurrentUser | null>(queryKey)
}

// What was read for one person is not shown to the next at the same machine.
function forgetOthers(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== path })
}

// The schema is fetched once there is someone to check: the start page of a visitor does without it.
async function readCurrentUser({ signal }: { signal: AbortSignal }): Promise<CurrentUser | null> {
  const answer = await readJson(api, { path, signal, on401: 'null' })
  if (answer === null) return null
  const { currentUserSchema } = await import('@sheaf/contract/current-user')
  const user = currentUserSchema.parse(answer)
  noteSignIn(user.id)
  return user
}
