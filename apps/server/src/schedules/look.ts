import { mailQueue } from '../accounts/mail-queue.ts'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import type { Logger } from '../db/logger.ts'
import { reportFault } from '../http/fault-report.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { SealError } from '../sealing/seal.ts'
import type { NextTurn } from './due-turns.ts'
import type { KeptOrders } from './kept-order.ts'
import { beginTurn, pauseFor } from './life-cycle.ts'
import { runQueue } from './queues.ts'
import { createScheduleStore, type StoredSchedule } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly orders: KeptOrders
  readonly log: Logger
  readonly now: () => Date
}

const usersAtOnce = 200
// The rest of a long absence follows with the next look.
const turnsAtOnce = 60
// Attempts are at most an hour apart.
const forgottenMs = 3 * 60 * 60 * 1000

/** Begins every invoice that is due, each once, whoever else looks at the same time. */
export function createLook({ orm, jobs, orders, log, now }: World) {
  /** The days of those that are late. */
  async function beginDueOf(transaction: Orm, row: StoredSchedule, at: Date): Promise<string[]> {
    const late: string[] = []
    try {
      if (row.sealed === null) return late
      const order = orders.openOrder(row.userId, row.sealed)
      let next: NextTurn = row
      for (
        let count = 0;
        count < turnsAtOnce && next.nextAt !== null && next.nextAt <= at;
        count++
      ) {
        const begun = await beginTurn(transaction, { ...row, ...next }, order, at)
        if (begun === undefined) break
        await jobs.add(runQueue, { scheduleId: row.id, turn: next.nextTurn }, transaction)
        if (begun.isLate) late.push(begun.day)
        next = begun.next
      }
    } catch (error) {
      if (!(error instanceof SealError)) throw error
      await pauseFor(transaction, jobs, row, 'unreadable')
    }
    return late
  }

  async function beginOfUser(userId: string, at: Date): Promise<void> {
    await orm.transaction(async (transaction) => {
      await lockAccount(transaction, userId)
      const late: string[] = []
      for (const row of await createScheduleStore(transaction).lockDue(userId, at)) {
        late.push(...(await beginDueOf(transaction, row, at)))
      }
      if (late.length === 0) return
      const days = late.toSorted().slice(0, turnsAtOnce)
      await jobs.add(mailQueue, { kind: 'invoices-late', userId, days }, transaction)
    })
  }

  return async function look(): Promise<void> {
    const at = now()
    const store = createScheduleStore(orm)
    let userIds: string[]
    let after = ''
    do {
      userIds = await store.findUsersWithDue(at, after, usersAtOnce)
      for (const userId of userIds) {
        // One account must not hold up the others; its turn comes again with the next look.
        await beginOfUser(userId, at).catch((error) =>
          log.error({ fault: reportFault(error) }, 'schedules not looked at'),
        )
      }
      after = userIds.at(-1) ?? ''
    } while (userIds.length === usersAtOnce)
    const forgotten = await store.takeForgotten(new Date(at.getTime() - forgottenMs), at)
    for (const turn of forgotten) await jobs.add(runQueue, turn, orm)
    jobs.wake(runQueue)
    jobs.wake(mailQueue)
  }
}
