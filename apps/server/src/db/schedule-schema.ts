import { deliveries, mailStates } from '@sheaf/contract/kept-invoices'
import { scheduleStates } from '@sheaf/contract/schedules'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { scheduleProblems } from '../schedules/problems.ts'
import { bytes, moment } from './column-types.ts'
import { users } from './schema.ts'

/** Invoices that repeat. `sealed` is what they say; it goes when the schedule ends. */
export const schedules = pgTable(
  'schedules',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealed: bytes('sealed'),
    state: text('state', { enum: scheduleStates }).notNull().default('active'),
    /** Why it was paused, where its user did not do it. */
    problem: text('problem', { enum: scheduleProblems }),
    nextTurn: integer('next_turn').notNull().default(0),
    /** The turn with which its present rhythm begins to count. */
    firstTurn: integer('first_turn').notNull().default(0),
    /** Empty when there is no next turn. */
    nextAt: moment('next_at'),
    timeZone: text('time_zone').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('schedules_user_id_index').on(table.userId, table.createdAt),
    index('schedules_due_index').on(table.nextAt).where(sql`${table.state} = 'active'`),
    check('schedules_id_check', sql`${table.id} like 'sch\\_%'`),
    check('schedules_state_check', sql`${table.state} in ('active', 'paused', 'ended')`),
    check('schedules_sealed_check', sql`(${table.sealed} is null) = (${table.state} = 'ended')`),
  ],
)

/** An invoice that fell due. `sealed` is the bill until it is sent. */
export const scheduleRuns = pgTable(
  'schedule_runs',
  {
    scheduleId: text('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    turn: integer('turn').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The one that the invoice bears. */
    day: date('day', { mode: 'string' }).notNull(),
    number: text('number'),
    state: text('state', { enum: mailStates }).notNull().default('waiting'),
    at: moment('at'),
    deliveredTo: text('delivered_to', { enum: deliveries }).notNull(),
    isLate: boolean('is_late').notNull().default(false),
    problem: text('problem', { enum: scheduleProblems }),
    sealed: bytes('sealed'),
    begunAt: moment('begun_at').notNull(),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.turn] }),
    index('schedule_runs_user_id_index').on(table.userId),
    index('schedule_runs_waiting_index').on(table.triedAt).where(sql`${table.state} = 'waiting'`),
    check(
      'schedule_runs_state_check',
      sql`${table.state} in ('waiting', 'sent', 'failed', 'skipped')`,
    ),
    check('schedule_runs_delivered_to_check', sql`${table.deliveredTo} in ('me', 'client')`),
  ],
)
