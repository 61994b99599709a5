import { setImmediate } from 'node:timers/promises'
import type { ComingInvoice, Schedule, ScheduleRun } from '@sheaf/contract/schedules'
import { compute } from '@sheaf/domain/documents/totals'
import { documentLocale } from '@sheaf/domain/locale/document-locale'
import { billOfTurn } from '@sheaf/domain/schedules/bill-of-turn'
import { nextTurns } from '@sheaf/domain/schedules/recurrence'
import { AppError } from '../http/app-error.ts'
import type { NumberSeriesOfUsers } from '../number-series/service.ts'
import { type KeptOrder, type KeptOrders, readOrder, recurrenceOf } from './kept-order.ts'
import { problemWords } from './problems.ts'
import type { createScheduleStore, StoredRun, StoredSchedule } from './store.ts'

type Parts = {
  readonly store: ReturnType<typeof createScheduleStore>
  readonly orders: KeptOrders
  readonly numberSeries: Pick<NumberSeriesOfUsers, 'upcoming'>
  readonly now: () => Date
}

type Opened = {
  readonly row: StoredSchedule
  readonly order: KeptOrder | undefined
  readonly coming: readonly Omit<ComingInvoice, 'number'>[]
}

export type ScheduleView = ReturnType<typeof createScheduleView>

const comingShown = 5

/** Schedules as their owner sees them. */
export function createScheduleView({ store, orders, numberSeries, now }: Parts) {
  function open(row: StoredSchedule): Opened {
    const order = orders.findOrder(row)
    if (order === undefined) return { row, order, coming: [] }
    const from = { turn: row.nextTurn - row.firstTurn }
    return { row, order, coming: nextTurns(recurrenceOf(order), from, comingShown) }
  }

  /** All schedules of a user take their numbers from one series, in the order of their days. */
  async function numbersFor(userId: string, opened: readonly Opened[]) {
    const turns = opened
      .filter(({ row }) => row.state === 'active')
      .flatMap(({ row, coming }) => coming.map(({ turn, day }) => ({ key: keyOf(row, turn), day })))
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    const days = turns.map(({ day }) => day)
    const numbers = (await numberSeries.upcoming(userId, 'invoice', days)) ?? []
    return new Map(turns.map(({ key }, index) => [key, numbers[index] ?? null]))
  }

  async function show(userId: string, opened: readonly Opened[]) {
    const numbers = await numbersFor(userId, opened)
    const runs = Map.groupBy(await store.listRuns(userId), ({ scheduleId }) => scheduleId)
    return (each: Opened): Schedule => ({
      id: each.row.id,
      state: each.row.state,
      order: each.order ?? null,
      ...printed(each, now()),
      coming: each.coming.map((turn) => ({
        ...turn,
        number: numbers.get(keyOf(each.row, turn.turn)) ?? null,
      })),
      runs: (runs.get(each.row.id) ?? []).map(toRun),
      createdAt: each.row.createdAt.toISOString(),
    })
  }

  return {
    /** Of one user. */
    async all(rows: readonly StoredSchedule[]): Promise<Schedule[]> {
      const [first] = rows
      if (first === undefined) return []
      const opened = rows.map(open)
      const toAnswer = await show(first.userId, opened)
      const answers: Schedule[] = []
      for (const each of opened) {
        // Hundreds of long invoices would hold up everybody else if they were read in one go.
        await setImmediate()
        answers.push(toAnswer(each))
      }
      return answers
    },

    async one(row: StoredSchedule): Promise<Schedule> {
      const rows = await store.list(row.userId)
      const toAnswer = await show(row.userId, rows.map(open))
      return toAnswer(open(row))
    },
  }
}

function keyOf({ id }: StoredSchedule, turn: number): string {
  return `${id} ${turn}`
}

function printed({ order, coming }: Opened, at: Date): Pick<Schedule, 'clientName' | 'total'> {
  const turn = coming[0]?.turn ?? 0
  const nothing = { clientName: '', total: '' }
  if (order === undefined) return nothing
  try {
    const { document, totals } = compute(billOfTurn(readOrder(order, at).plan, turn, ''))
    if (totals === null) return nothing
    const { name, company } = document.receiver
    return {
      clientName: company || name,
      total: documentLocale(document).money(totals.grandTotal),
    }
  } catch (error) {
    // A newer Sheaf may ask for more than was asked when it was kept.
    if (error instanceof AppError || error instanceof RangeError) return nothing
    throw error
  }
}

function toRun(run: StoredRun): ScheduleRun {
  const { turn, day, number, state, at, deliveredTo, isLate, problem } = run
  return {
    ...{ turn, day, number, state, deliveredTo, isLate },
    at: at?.toISOString() ?? null,
    problem: problem && problemWords[problem],
  }
}
