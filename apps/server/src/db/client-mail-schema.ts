import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'
import { users } from './schema.ts'

/** A key for each user who has mailed a client, sealed: it makes the hashes of addresses and signs the links that stop mails. */
export const clientMailKeys = pgTable('client_mail_keys', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: bytes('sealed').notNull(),
})

/** Mails about invoices of the last days, to keep to a day's limit. */
export const clientMails = pgTable(
  'client_mails',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The reader's mail server has taken it; what may be left to do is the copy. */
    isTaken: boolean('is_taken').notNull().default(false),
    reader: text('reader', { enum: ['client', 'user'] })
      .notNull()
      .default('client'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('client_mails_day_index').on(table.userId, table.day),
    check('client_mails_reader_check', sql`${table.reader} in ('client', 'user')`),
  ],
)

/** Keyed hashes of clients' addresses that get no mails: nobody reads them, or their reader has stopped them. */
export const closedAddresses = pgTable(
  'closed_addresses',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    print: bytes('print').notNull(),
    reason: text('reason', { enum: ['bounced', 'stopped'] }).notNull(),
    closedAt: moment('closed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.print, table.reason] }),
    check('closed_addresses_reason_check', sql`${table.reason} in ('bounced', 'stopped')`),
  ],
)
