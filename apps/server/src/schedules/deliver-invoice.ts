import { createAccountStore, type User } from '../accounts/store.ts'
import type { ClientMail } from '../client-mail/client-mail.ts'
import { finalProblem } from '../client-mail/giving-up.ts'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { drawForJob } from '../documents/draw-for-job.ts'
import type { DrawPdf } from '../documents/draw-pdf.ts'
import { type Jobs, TryLater } from '../jobs/jobs.ts'
import { addressOf, composeInvoiceMail, composeReturnedMail } from './invoice-mails.ts'
import { type KeptBill, type KeptOrders, readBill } from './kept-order.ts'
import { endIfOver, pauseFor } from './life-cycle.ts'
import type { ScheduleProblem } from './problems.ts'
import { createScheduleStore, type StoredRun, type Turn } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly orders: KeptOrders
  readonly drawPdf: DrawPdf
  readonly clientMail: ClientMail
  readonly publicUrl: string
  readonly now: () => Date
}

export type DeliverInvoice = (turn: Turn) => Promise<void>

/**
 * Draws and sends an invoice that has its number. What is kept of it goes once somebody has it: the client, or the user where
 * the client cannot be reached.
 */
export function createDeliverInvoice(world: World): DeliverInvoice {
  const { orm, jobs, orders, drawPdf, clientMail, publicUrl, now } = world

  async function send(run: StoredRun, bill: KeptBill, user: User): Promise<Outcome> {
    if (!(await clientMail.hasRoom(addressOf({ run, bill, user })))) throw overLimit()
    const order = readBill(bill, now())
    const bytes = await drawForJob(drawPdf, user.id, order)
    const parts = { run, bill, user, order, bytes, publicUrl }
    const outcome = await clientMail.send(await composeInvoiceMail(parts))
    if (outcome === 'sent') return { state: 'sent', problem: null }
    if (outcome === 'over-limit') throw overLimit()
    if (bill.deliverTo === 'me') return { state: 'failed', problem: 'not-taken' }
    const returned = await clientMail.send(composeReturnedMail(parts))
    if (returned === 'over-limit') throw overLimit()
    const problem = returned === 'sent' ? 'bounced' : 'not-taken'
    return { state: 'failed', problem }
  }

  async function settle(run: StoredRun, { state, problem }: Outcome): Promise<void> {
    await orm.transaction(async (transaction) => {
      await lockAccount(transaction, run.userId)
      const store = createScheduleStore(transaction)
      const row = await store.lock(run.scheduleId)
      if (row === undefined) return
      const isHeld = state === 'failed' && problem !== 'bounced'
      const kept = isHeld ? {} : { sealed: null }
      await store.changeRun(run, { state, problem, at: now(), ...kept })
      if (isHeld) await pauseFor(transaction, jobs, row, problem)
      else await endIfOver(transaction, row.id)
    })
  }

  return async (turn) => {
    const store = createScheduleStore(orm)
    const run = await store.findRun(turn)
    const user = run && (await createAccountStore(orm).getUser(run.userId))
    if (!user || run.state !== 'waiting' || run.sealed === null) return
    await store.changeRun(turn, { triedAt: now() })
    try {
      await settle(run, await send(run, orders.openBill(user.id, run.sealed), user))
    } catch (error) {
      const problem = finalProblem(error, { since: run.begunAt, now: now() })
      if (problem === undefined) throw error
      await settle(run, { state: 'failed', problem })
    }
  }
}

/** For today; the day after it is tried again. */
function overLimit(): TryLater {
  return new TryLater('over-limit')
}

type Outcome =
  | { readonly state: 'sent'; readonly problem: null }
  | { readonly state: 'failed'; readonly problem: ScheduleProblem }
