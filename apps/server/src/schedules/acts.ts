import type { Schedule } from '@sheaf/contract/schedules'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { firstTurnFrom, type NextTurn, turnToCome } from './due-turns.ts'
import { type KeptOrder, type KeptOrders, recurrenceOf } from './kept-order.ts'
import { beginTurn, endIfOver } from './life-cycle.ts'
import { mendBill } from './mend-bill.ts'
import { dayInZone } from './moment-in-zone.ts'
import type { OwnSchedules } from './own-schedule.ts'
import { runQueue } from './queues.ts'
import { createScheduleStore, type StoredSchedule } from './store.ts'

type World = {
  readonly own: OwnSchedules
  readonly jobs: Jobs
  readonly orders: KeptOrders
  readonly now: () => Date
}

/** What a user does with a schedule as it is. */
export function createScheduleActs({ own, jobs, orders, now }: World) {
  /** Nothing happens when another one is next than the one that is meant. */
  function withNext(
    user: User,
    id: string,
    turn: number | undefined,
    work: (transaction: Orm, row: StoredSchedule, order: KeptOrder) => Promise<unknown>,
  ): Promise<Schedule> {
    return own.change(user, id, async (transaction, row) => {
      const order = orders.findOrder(row)
      if (order === undefined || row.nextAt === null) throw noneLeft()
      if (turn === undefined || turn === row.nextTurn - row.firstTurn) {
        await work(transaction, row, order)
      }
    })
  }

  return {
    /** What is on its way is held back, too: with its number it waits to be sent, without one it is the next again. */
    pause: (user: User, id: string): Promise<Schedule> =>
      own.change(user, id, async (transaction, { state }) => {
        if (state !== 'active') return
        const store = createScheduleStore(transaction)
        for (const run of await store.findKept(id, 'waiting')) {
          await store.changeRun(run, { state: 'failed', problem: 'paused', at: now() })
        }
        const next = await store.takeBackUnmade(id, now())
        await store.change(id, { state: 'paused', problem: null, ...next })
      }),

    resume: (user: User, id: string): Promise<Schedule> =>
      own.change(user, id, async (transaction, row) => {
        const order = orders.findOrder(row)
        if (row.state !== 'paused' || order === undefined) return
        const store = createScheduleStore(transaction)
        await store.change(id, { state: 'active', problem: null, ...resumed(row, order, now()) })
        for (const run of await store.findKept(id, 'failed')) {
          const again = { state: 'waiting', at: null, problem: null } as const
          const mended = mendBill(orders, run, { ...row, order }, now())
          await store.changeRun(run, { ...again, ...mended, begunAt: now(), triedAt: now() })
          await jobs.add(runQueue, { scheduleId: id, turn: run.turn }, transaction)
        }
        await endIfOver(transaction, id)
      }),

    skip: (user: User, id: string, turn: number | undefined): Promise<Schedule> =>
      withNext(user, id, turn, async (transaction, row, order) => {
        await beginTurn(transaction, row, order, now(), 'skipped')
        await endIfOver(transaction, id)
      }),

    /** Before its day: then it bears today's date. Answered when it is out, which it mostly is at once, so that nobody has to ask again. */
    async run(user: User, id: string, turn: number | undefined): Promise<Schedule> {
      await withNext(user, id, turn, async (transaction, row, order) => {
        await beginTurn(transaction, row, order, now())
        await jobs.add(runQueue, { scheduleId: id, turn: row.nextTurn }, transaction)
      })
      return await own.showSettled(user, id)
    },
  }
}

/** Days that passed while its user had it paused are left out; what a problem held up is made up for. */
function resumed(row: StoredSchedule, order: KeptOrder, at: Date): NextTurn {
  const { timeZone } = order
  const { nextTurn, firstTurn } = row
  const rhythm = { recurrence: recurrenceOf(order), timeZone }
  if (row.problem !== null) return turnToCome(rhythm, nextTurn, firstTurn)
  const from = { turn: nextTurn - firstTurn, notBefore: dayInZone(at, timeZone) }
  return firstTurnFrom(rhythm, from, nextTurn)
}

function noneLeft(): AppError {
  return new AppError('request.invalid', 'This schedule has no more invoices to come.')
}
