import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    subscription: text('subscription', { enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    documentsUsed: integer('documents_used').notNull().default(0),
    logosGenerated: integer('logos_generated').notNull().default(0),
    emailConfirmedAt: moment('email_confirmed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    check('users_id_check', sql`${table.id} like 'usr\\_%'`),
    check('users_subscription_check', sql`${table.subscription} in ('free', 'premium')`),
    check('users_documents_used_check', sql`${table.documentsUsed} >= 0`),
    check('users_logos_generated_check', sql`${table.logosGenerated} >= 0`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
)
