import type { CurrentUser } from '@sheaf/contract/current-user'
import type { User } from './store.ts'

/** What a user may know about their account; never a hash or a token. */
export function toCurrentUser(user: User): CurrentUser {
  const { id, email, firstName, lastName, subscription, documentsUsed, logosGenerated } = user
  return {
    id,
    email,
    firstName,
    lastName,
    createdAt: user.createdAt.toISOString(),
    subscription,
    documentsUsed,
    logosGenerated,
  }
}
