import { randomBytes } from 'node:crypto'
import { mostSchedules, type ReadScheduleOrder, type Schedule } from '@sheaf/contract/schedules'
import { addDays } from '@sheaf/domain/locale/calendar-day'
import { dayOfTurn } from '@sheaf/domain/schedules/recurrence'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Logos } from '../logos/service.ts'
import type { NumberSeriesOfUsers } from '../number-series/service.ts'
import { createScheduleActs } from './acts.ts'
import { firstTurnFrom, type NextTurn, turnToCome } from './due-turns.ts'
import { type KeptOrder, type KeptOrders, recurrenceOf } from './kept-order.ts'
import { createRequireMakeable } from './makeable-order.ts'
import { dayInZone } from './moment-in-zone.ts'
import { createOwnSchedules, scheduleNotFound } from './own-schedule.ts'
import { createScheduleStore, type StoredSchedule } from './store.ts'
import type { TryInvoice } from './try-invoice.ts'
import { createScheduleView } from './view.ts'

export type Schedules = ReturnType<typeof createSchedules>

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly logos: Pick<Logos, 'claim'>
  readonly numberSeries: Pick<NumberSeriesOfUsers, 'upcoming'>
  readonly orders: KeptOrders
  readonly tryInvoice: TryInvoice
  readonly now: () => Date
}

/** In all, sealed: a schedule of ten lines takes some 5 kB. */
const quotaBytes = 4_000_000

/** The recurring invoices of users. */
export function createSchedules(world: World) {
  const { orm, orders, now } = world
  const store = createScheduleStore(orm)
  const view = createScheduleView({ ...world, store })
  const own = createOwnSchedules({ ...world, view })
  const requireMakeable = createRequireMakeable(world)

  return {
    ...createScheduleActs({ ...world, own }),

    list: async (user: User): Promise<Schedule[]> => view.all(await store.list(user.id)),

    find: async (user: User, id: string): Promise<Schedule> =>
      view.one(await own.require(user, id)),

    async create(user: User, sent: ReadScheduleOrder): Promise<Schedule> {
      const order = await requireMakeable(user, sent)
      const from = { turn: 0, notBefore: dayInZone(now(), order.timeZone) }
      const next = requireNext(firstTurnFrom(rhythmOf(order), from, 0))
      const id = `sch_${randomBytes(16).toString('base64url')}`
      const sealed = orders.sealOrder(user.id, order)
      const { timeZone } = order
      await orm.transaction(async (transaction) => {
        await lockAccount(transaction, user.id)
        const inside = createScheduleStore(transaction)
        await inside.add({ id, userId: user.id, sealed, timeZone, createdAt: now(), ...next })
        await requireRoom(transaction, user)
      })
      return await own.show(user, id)
    },

    /** From the next invoice on. One that has ended begins again. */
    async update(user: User, id: string, sent: ReadScheduleOrder): Promise<Schedule> {
      await own.require(user, id)
      const order = await requireMakeable(user, sent)
      return own.change(user, id, async (transaction, row) => {
        const inside = createScheduleStore(transaction)
        const before = orders.findOrder(row)
        const last = lastDayOf(row, before) ?? (await inside.lastDay(id))
        const isSame = before !== undefined && isSameRhythm(before, order)
        const next = requireNext(
          isSame
            ? turnToCome(rhythmOf(order), row.nextTurn, row.firstTurn)
            : begunAgain(row, order, last, now()),
        )
        const state = row.state === 'ended' ? 'active' : row.state
        const { timeZone } = order
        const sealed = orders.sealOrder(user.id, order)
        await inside.change(id, { sealed, state, timeZone, ...next })
        await requireRoom(transaction, user)
      })
    },

    async remove(user: User, id: string): Promise<void> {
      if (!(await store.remove(user.id, id))) throw scheduleNotFound()
    },
  }
}

/** The day of the last turn that was begun, which may be still to come. */
function lastDayOf({ nextTurn, firstTurn }: StoredSchedule, order: KeptOrder | undefined) {
  return order && dayOfTurn(recurrenceOf(order), nextTurn - 1 - firstTurn)
}

/** Another rhythm begins after what was made by the one before. */
function begunAgain(
  { nextTurn }: StoredSchedule,
  order: KeptOrder,
  last: string | undefined,
  at: Date,
): NextTurn {
  const today = dayInZone(at, order.timeZone)
  const notBefore = last !== undefined && last >= today ? addDays(last, 1) : today
  return firstTurnFrom(rhythmOf(order), { turn: 0, notBefore }, nextTurn)
}

function isSameRhythm({ recurrence: a }: KeptOrder, { recurrence: b }: KeptOrder): boolean {
  return a.every === b.every && a.unit === b.unit && a.start === b.start
}

function rhythmOf(order: KeptOrder) {
  return { recurrence: recurrenceOf(order), timeZone: order.timeZone }
}

function requireNext(next: NextTurn): NextTurn {
  if (next.nextAt !== null) return next
  const message = 'There would be no invoice from today on. Choose a later end.'
  throw new AppError('request.invalid', message, { 'recurrence.end': message })
}

async function requireRoom(transaction: Orm, { id }: User): Promise<void> {
  const { count, bytes } = await createScheduleStore(transaction).sum(id)
  if (count > mostSchedules) {
    throw new AppError(
      'storage.full',
      `You have ${mostSchedules} recurring invoices, the most an account can have. Please delete one you no longer need.`,
    )
  }
  if (bytes > quotaBytes) {
    throw new AppError(
      'storage.over-quota',
      `Your recurring invoices would take up more than the ${quotaBytes / 1_000_000} MB an account can store. Please shorten this one, or delete one you no longer need.`,
    )
  }
}
