import { randomUUID } from 'node:crypto'
import { lockedHash } from '../../apps/server/src/accounts/passwords.ts'
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
      passwordHash: lockedHash,
      firstName: 'Ada',
      emailConfirmedAt: new Date(),
      ...fields,
    })
    .returning()
  if (user === undefined) throw new Error('The test user was not stored')
  return user
}

/** A password whose hash is checked in no time: how long that takes is written into the hash. */
export const quick = {
  password: 'correct horse',
  passwordHash:
    '$argon2id$v=19$m=8,t=1,p=1$NrsxBNzQkOyFrHG+1L0iew$rizJQhbzhtEyBCH02jdN168pVS8dEVqO+AkHXS7zPmk',
}
