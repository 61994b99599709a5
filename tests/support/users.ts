import { randomUUID } from 'node:crypto'
import type { User } from '../../apps/server/src/accounts/store.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { users } from '../../apps/server/src/db/schema.ts'

export async function addUser(orm: Database['orm'], fields: Partial<User> = {}): Promise<User> {
  const id = `usr_${randomUUID()}`
  const [user] = await orm
    .insert(users)
    .values({
      id,
      email: `${id}@example.com`,
      passwordHash: 'no password opens this account',
      firstName: 'Ada',
      ...fields,
    })
    .returning()
  if (user === undefined) throw new Error('The test user was not stored')
  return user
}
