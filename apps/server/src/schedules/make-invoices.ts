import { createAccountStore } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createNumberSeries } from '../number-series/service.ts'
import { createPlans } from '../plans/service.ts'
import { SealError } from '../sealing/seal.ts'
import { billFor, type KeptOrders, readOrder } from './kept-order.ts'
import { pauseFor } from './life-cycle.ts'
import type { ScheduleProblem } from './problems.ts'
import { createScheduleStore, type StoredRun, type StoredSchedule, type Turn } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly orders: KeptOrders
  readonly printKey: Buffer
  readonly now: () => Date
}

export type MakeInvoices = (turn: Turn) => Promise<void>

class NotMade extends Error {
  override name = 'NotMade'
  readonly problem: ScheduleProblem

  constructor(problem: ScheduleProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Gives their numbers to the invoices of a schedule up to a turn, in the order of their days. An invoice takes its number, is
 * counted and is kept in one transaction: after a crash it has all of that or nothing.
 */
export function createMakeInvoices({ orm, jobs, orders, printKey, now }: World): MakeInvoices {
  async function make(transaction: Orm, row: StoredSchedule, run: StoredRun): Promise<void> {
    const { userId, sealed, firstTurn } = row
    const user = await createAccountStore(transaction).getUser(userId)
    if (user?.subscription !== 'premium') throw new NotMade('premium-ended')
    if (sealed === null) throw new NotMade('unreadable')
    const planned = readOrder(orders.openOrder(userId, sealed), now())
    const series = createNumberSeries({ orm: transaction, now })
    const plans = createPlans({ orm: transaction, printKey, now })
    const dated = { kind: 'invoice', issuedOn: run.day } as const
    const next = await series.next(userId, dated)
    if (next === undefined) throw new NotMade('no-series')
    const { number, taking } = next
    // What was begun before the rhythm was changed is the first of the new one, written before its day.
    const turn = Math.max(0, run.turn - firstTurn)
    const { computed, bill } = billFor(planned, turn, { number, writtenOn: run.day })
    // Nobody can have been quicker: whoever takes a number holds the account, as this transaction does.
    const isGiven = await plans.countDocument(userId, computed, { taking, isBound: true })
    if (!isGiven) throw new Error('A number was taken from under a lock')
    const kept = { number, sealed: orders.sealBill(userId, bill), deliveredTo: bill.deliverTo }
    await createScheduleStore(transaction).changeRun(run, kept)
  }

  /** It is the next one again, and so are those after it. */
  async function takeBack(
    transaction: Orm,
    row: StoredSchedule,
    run: StoredRun,
    problem: ScheduleProblem,
  ): Promise<void> {
    const store = createScheduleStore(transaction)
    await store.changeRun(run, { state: 'failed', at: now(), problem })
    await store.dropUnmadeAfter(run)
    await pauseFor(transaction, jobs, row, problem, { nextTurn: run.turn, nextAt: now() })
  }

  /** False when there is nothing to make, or nothing could be made. */
  async function makeFirst(transaction: Orm, userId: string, turn: Turn): Promise<boolean> {
    await lockAccount(transaction, userId)
    const store = createScheduleStore(transaction)
    const row = await store.lock(turn.scheduleId)
    const run = row && (await store.firstUnmade(turn))
    if (!row || !run) return false
    try {
      await make(transaction, row, run)
      return true
    } catch (error) {
      const problem = problemOf(error)
      if (problem === undefined) throw error
      await takeBack(transaction, row, run, problem)
      return false
    }
  }

  return async (turn) => {
    const row = await createScheduleStore(orm).find(turn.scheduleId)
    if (row === undefined) return
    let isMade: boolean
    do {
      isMade = await orm.transaction((transaction) => makeFirst(transaction, row.userId, turn))
    } while (isMade)
  }
}

/** What only the user can mend; anything else is tried again. */
function problemOf(error: unknown): ScheduleProblem | undefined {
  if (error instanceof NotMade) return error.problem
  if (error instanceof SealError) return 'unreadable'
  if (!(error instanceof AppError)) return undefined
  return error.code === 'plan.limit-reached' ? 'over-limit' : 'undrawable'
}
