import { createAccessTokenStore } from '../access-tokens/store.ts'
import { lockAccount } from '../db/lock-account.ts'
import { withAccount } from './accounts.ts'
import { type Command, UsageError } from './command.ts'

export const signOut: Command = {
  usage: 'EMAIL',
  summary: 'sign an account out everywhere, and revoke its access tokens',
  async run(context, args) {
    const [email, ...rest] = args
    if (email === undefined || rest.length > 0) throw new UsageError('sign-out takes one EMAIL.')
    await withAccount(context, email, async (user, store, transaction) => {
      // Or a token that is being made right now would stay.
      await lockAccount(transaction, user.id)
      await store.removeSessions(user.id)
      await createAccessTokenStore(transaction).removeTokens(user.id)
      context.print(`${user.email} is signed out everywhere, and its access tokens are revoked.`)
    })
  },
}
