import { dayOfTurn } from '@sheaf/domain/schedules/recurrence'
import { mailQueue } from '../accounts/mail-queue.ts'
import type { Orm } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type NextTurn, turnToCome } from './due-turns.ts'
import { type KeptOrder, recurrenceOf } from './kept-order.ts'
import { dayInZone } from './moment-in-zone.ts'
import type { ScheduleProblem } from './problems.ts'
import { createScheduleStore, type StoredRun, type StoredSchedule } from './store.ts'

type Begun = { readonly day: string; readonly isLate: boolean; readonly next: NextTurn }

/**
 * Begins the next turn, in the transaction that has locked its schedule, and moves on to the one after it. What is begun before its
 * day bears today's date, and what is begun after it the planned one. Undefined when there is no next turn.
 */
export async function beginTurn(
  transaction: Orm,
  row: Pick<StoredSchedule, 'id' | 'userId'> & NextTurn,
  order: KeptOrder,
  at: Date,
  state: Extract<StoredRun['state'], 'waiting' | 'skipped'> = 'waiting',
): Promise<Begun | undefined> {
  const { id, userId, nextTurn, firstTurn } = row
  const { timeZone, deliverTo } = order
  const recurrence = recurrenceOf(order)
  const planned = dayOfTurn(recurrence, nextTurn - firstTurn)
  if (planned === undefined) return undefined
  const today = dayInZone(at, timeZone)
  const isSkipped = state === 'skipped'
  const day = isSkipped || planned < today ? planned : today
  const isLate = !isSkipped && planned < today
  const store = createScheduleStore(transaction)
  await store.beginRun({
    ...{ scheduleId: id, turn: nextTurn, userId, day, isLate, state },
    at: isSkipped ? at : null,
    deliveredTo: deliverTo,
    begunAt: at,
    triedAt: at,
  })
  const next = turnToCome({ recurrence, timeZone }, nextTurn + 1, firstTurn)
  await store.change(id, next)
  return { day, isLate, next }
}

/** Nothing more is made until its user has seen to it, who is told once by mail. Wake the queue of mails after the commit. */
export async function pauseFor(
  transaction: Orm,
  jobs: Jobs,
  { id, userId, ...before }: Pick<StoredSchedule, 'id' | 'userId' | 'problem'>,
  problem: ScheduleProblem,
  back: Partial<Pick<StoredSchedule, 'nextTurn' | 'nextAt'>> = {},
): Promise<void> {
  const paused = { state: 'paused', problem, ...back } as const
  await createScheduleStore(transaction).change(id, paused)
  if (before.problem === problem) return
  await jobs.add(
    mailQueue,
    { kind: 'schedule-paused', userId, scheduleId: id, problem },
    transaction,
  )
}

/** Once nothing is to come and nothing is left to be sent, nothing of the invoice is kept. */
export async function endIfOver(transaction: Orm, id: string): Promise<void> {
  const store = createScheduleStore(transaction)
  const row = await store.find(id)
  if (row === undefined || row.nextAt !== null || row.state === 'ended') return
  if (await store.hasOpenRuns(id)) return
  await store.change(id, { state: 'ended', sealed: null, problem: null })
}
