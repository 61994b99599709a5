import type { BrowserContext } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { pino } from 'pino'
import { createSessions } from '../../apps/server/src/accounts/sessions.ts'
import { createAccountStore, type User } from '../../apps/server/src/accounts/store.ts'
import { attachToRunningServer } from '../../apps/server/src/db/embedded/attach.ts'
import { poolOfEmbedded } from '../../apps/server/src/db/pool.ts'
import * as schema from '../../apps/server/src/db/schema.ts'
import type { SheafProcess } from './sheaf-process.ts'
import { addUser } from './users.ts'

/** Users of a running server, and browsers that are signed in as them. */
export async function openSessions(sheaf: SheafProcess) {
  const pool = poolOfEmbedded(await attachToRunningServer(sheaf.dataDir), pino({ level: 'silent' }))
  const orm = drizzle(pool, { schema })
  const sessions = createSessions({ store: createAccountStore(orm), now: () => new Date() })
  return {
    /** Makes a user and gives the browser a session of theirs. */
    async signIn(
      context: Pick<BrowserContext, 'addCookies'>,
      fields: Partial<User> = {},
    ): Promise<User> {
      const user = await addUser(orm, fields)
      const value = await sessions.open(user.id)
      await context.addCookies([{ name: 'sheaf_session', value, url: sheaf.url }])
      return user
    },
    end: () => pool.end(),
  }
}
