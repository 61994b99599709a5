import { mailQueue } from '../accounts/mail-queue.ts'
import type { ClientMail } from '../client-mail/client-mail.ts'
import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import type { DrawPdf } from '../documents/draw-pdf.ts'
import type { Env } from '../env.ts'
import { keepLooking } from '../jobs/due-work.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { createSeal } from '../sealing/seal.ts'
import { createDeliverInvoice } from './deliver-invoice.ts'
import { createKeptOrders } from './kept-order.ts'
import { createLook } from './look.ts'
import { createMakeInvoices } from './make-invoices.ts'
import { lookQueue, runQueue } from './queues.ts'

type World = {
  readonly env: Env
  readonly orm: Orm
  readonly jobs: Jobs
  readonly keys: Keys
  readonly drawPdf: DrawPdf
  readonly clientMail: ClientMail
  readonly log: Logger
  readonly now: () => Date
}

/** From now on this copy of the server makes and sends the invoices that repeat. */
export async function startScheduleWorker(world: World): Promise<void> {
  const { env, orm, jobs, keys, now } = world
  const orders = createKeptOrders(createSeal(keys.sealing))
  const parts = { ...world, orders, printKey: keys.prints, publicUrl: env.publicUrl, now }
  const look = createLook(parts)
  const makeInvoices = createMakeInvoices(parts)
  const deliverInvoice = createDeliverInvoice(parts)
  await jobs.work(runQueue, async ({ payload }) => {
    await makeInvoices(payload)
    await deliverInvoice(payload)
    jobs.wake(mailQueue)
    // Many fall due at the same hour: the next one does not wait for its turn to be asked for.
    jobs.wake(runQueue)
  })
  await keepLooking({ jobs, orm }, lookQueue, look)
}
