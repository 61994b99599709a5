import { mailStates } from '@sheaf/contract/kept-invoices'
import { reminderStates } from '@sheaf/contract/reminders'
import { reminderTones } from '@sheaf/domain/reminders/tones'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reminderProblems } from '../reminders/problems.ts'
import { bytes, moment } from './column-types.ts'
import { users } from './schema.ts'

/** Reminders of an unpaid invoice. `sealed` is what they say; once they are over, only the invoice's number is in it. */
export const reminders = pgTable(
  'reminders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealed: bytes('sealed').notNull(),
    state: text('state', { enum: reminderStates }).notNull().default('active'),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** When the next mail is due; empty when none is left. */
    nextAt: moment('next_at'),
    overAt: moment('over_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('reminders_user_id_index').on(table.userId, table.createdAt),
    index('reminders_due_index').on(table.nextAt).where(sql`${table.state} = 'active'`),
    index('reminders_over_index').on(table.overAt).where(sql`${table.overAt} is not null`),
    check('reminders_id_check', sql`${table.id} like 'rem\\_%'`),
    check('reminders_state_check', sql`${table.state} in ('active', 'paid', 'stopped', 'ended')`),
    check('reminders_over_check', sql`(${table.overAt} is null) = (${table.state} = 'active')`),
  ],
)

/** A mail of reminders: one for each day. */
export const reminderMails = pgTable(
  'reminder_mails',
  {
    reminderId: text('reminder_id')
      .notNull()
      .references(() => reminders.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tone: text('tone', { enum: reminderTones }).notNull(),
    dueAt: moment('due_at').notNull(),
    state: text('state', { enum: mailStates }).notNull().default('waiting'),
    at: moment('at'),
    problem: text('problem', { enum: reminderProblems }),
    /** Since when it is tried; empty while it is not due. */
    begunAt: moment('begun_at'),
    triedAt: moment('tried_at'),
  },
  (table) => [
    primaryKey({ columns: [table.reminderId, table.day] }),
    index('reminder_mails_user_id_index').on(table.userId),
    index('reminder_mails_waiting_index').on(table.triedAt).where(sql`${table.state} = 'waiting'`),
    check('reminder_mails_tone_check', sql`${table.tone} in ('friendly', 'polite', 'firm')`),
    check(
      'reminder_mails_state_check',
      sql`${table.state} in ('waiting', 'sent', 'failed', 'skipped')`,
    ),
  ],
)
