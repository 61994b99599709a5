import {
  type AccessToken,
  accessTokensSchema,
  type MadeAccessToken,
  type MakeAccessToken,
  madeAccessTokenSchema,
} from '@sheaf/contract/access-tokens'
import { type Done, doneSchema } from '@sheaf/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, useFetched } from './fetched.ts'

const path = '/api/account/access-tokens'

/** What programs of the user work with, the oldest first. */
export function useAccessTokens(): Fetched<readonly AccessToken[]> {
  return useFetched(path, async () => accessTokensSchema, { refetchOnMount: 'always' })
}

export function useRefreshAccessTokens(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [path] })
}

/** The answer is the only one that holds the token. */
export async function makeAccessToken(body: MakeAccessToken): Promise<MadeAccessToken> {
  const answer = await api.send({ method: 'POST', path, body })
  return madeAccessTokenSchema.parse(await answer.json())
}

export async function revokeAccessToken(id: string): Promise<Done> {
  const answer = await api.send({ method: 'DELETE', path: `${path}/${encodeURIComponent(id)}` })
  return doneSchema.parse(await answer.json())
}
