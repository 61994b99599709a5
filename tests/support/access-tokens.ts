import type { MakeAccessToken } from '@sheaf/contract/access-tokens'
import { createAccessTokens } from '../../apps/server/src/access-tokens/service.ts'
import { createSessions } from '../../apps/server/src/accounts/sessions.ts'
import { createAccountStore, type User } from '../../apps/server/src/accounts/store.ts'
import type { Orm } from '../../apps/server/src/db/database.ts'

/** An access token of a user, who has signed in for it and out again. */
export async function addToken(
  orm: Orm,
  user: User,
  fields: Partial<MakeAccessToken> = {},
): Promise<string> {
  const now = () => new Date()
  const sessions = createSessions({ store: createAccountStore(orm), now })
  const cookie = await sessions.open(user.id)
  const opened = await sessions.get(cookie)
  if (opened === undefined) throw new Error('The test user could not sign in')
  const order = { name: 'Nightly run', rights: ['documents' as const], expiresInDays: null }
  const tokens = createAccessTokens({ orm, now })
  const { token } = await tokens.make(user, opened.session.id, { ...order, ...fields })
  await sessions.close(cookie)
  return token
}
