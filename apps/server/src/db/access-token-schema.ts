import { tokenRights } from '@sheaf/contract/access-tokens'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'
import { users } from './schema.ts'

/** What lets a program work for a user. The token itself is known to its owner alone. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** What its owner revokes it by. It opens nothing. */
    id: text('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    rights: text('rights', { enum: tokenRights }).array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** To the hour; empty before the first time. */
    lastUsedAt: moment('last_used_at'),
    /** Empty: it never ends by itself. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    uniqueIndex('access_tokens_id_key').on(table.id),
    index('access_tokens_user_id_index').on(table.userId),
    check('access_tokens_id_check', sql`${table.id} like 'tok\\_%'`),
    check('access_tokens_rights_check', sql`cardinality(${table.rights}) > 0`),
  ],
)
