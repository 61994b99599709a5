import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import type { Logger } from 'pino'
import { type CookieScope, createCookies } from './accounts/cookies.ts'
import { createKnownDevices } from './accounts/known-devices.ts'
import { createAccounts } from './accounts/service.ts'
import { createSessions } from './accounts/sessions.ts'
import { createSignedInGuard } from './accounts/signed-in.ts'
import { createAccountStore } from './accounts/store.ts'
import { createAutofill } from './ai/autofill.ts'
import { createDrawLocally } from './ai/draw-locally.ts'
import { createDrawLogos } from './ai/draw-logos.ts'
import { createGenerateLogos } from './ai/generate-logos.ts'
import type { Models } from './ai/models.ts'
import { createReadingRoom } from './ai/reading-room.ts'
import { createTranslateDocument } from './ai/translate-document.ts'
import { createTranslatingRoom } from './ai/translating-room.ts'
import type { Payments } from './billing/payments.ts'
import { createBilling } from './billing/service.ts'
import type { ClientMail } from './client-mail/client-mail.ts'
import type { Database } from './db/database.ts'
import { createDrawing } from './documents/drawing.ts'
import { createIssueDocument } from './documents/issue-document.ts'
import { createCheckingRoom } from './e-invoices/checking-room.ts'
import { createIssueEInvoice } from './e-invoices/issue-e-invoice.ts'
import type { Env } from './env.ts'
import { createWorkLimits } from './http/work-limits.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Keys } from './keys.ts'
import type { Mailer } from './mail/mailer.ts'
import { createNumberSeries } from './number-series/service.ts'
import type { ObjectStore } from './objects/object-store.ts'
import type { PictureRoom } from './objects/picture-room.ts'
import { createPlans } from './plans/service.ts'
import { createExchangeRates } from './rates/service.ts'
import { createReminders } from './reminders/service.ts'
import { createKeptOrders } from './schedules/kept-order.ts'
import { createSchedules } from './schedules/service.ts'
import { createTryInvoice } from './schedules/try-invoice.ts'
import { createSeal } from './sealing/seal.ts'
import { createSenders } from './sender/service.ts'
import { createTemplates } from './templates/service.ts'

export type World = {
  readonly env: Env
  readonly database: Database
  readonly typesetter: Typesetter
  readonly files: ObjectStore
  readonly pictures: PictureRoom
  readonly payments: Payments | undefined
  readonly mailer: Mailer
  readonly clientMail: ClientMail
  readonly jobs: Jobs
  readonly keys: Keys
  readonly models: Models
  readonly log: Logger
  readonly now: () => Date
  /** The folder with the built web app. */
  readonly webDir: string
}

export function scopeOf({ basePath, publicOrigin }: Env): CookieScope {
  return { basePath, isHttps: publicOrigin.startsWith('https:') }
}

export type Services = ReturnType<typeof createServices>

/** All that routes and jobs are done by. */
export function createServices(world: World) {
  const { env, database, pictures, jobs, keys, payments, models, log, now } = world
  const { orm, pool } = database
  const accounts = createAccounts({
    sessions: createSessions({ store: createAccountStore(orm), now }),
  })
  const cookieScope = scopeOf(env)
  const cookies = createCookies(cookieScope)
  const knownDevices = createKnownDevices(keys.devices)
  const drawing = createDrawing({ ...world, orm })
  const { addLogos, logos, drawPdf } = drawing
  const plans = createPlans({ orm, printKey: keys.prints, now })
  const drawLogos = createDrawLogos({ drawLocally: createDrawLocally(), pictures, models, log })
  const templates = createTemplates({ orm, logos, now })
  const senders = createSenders({ orm, logos, now })
  const numberSeries = createNumberSeries({ orm, now })
  const readingRoom = createReadingRoom()
  const translatingRoom = createTranslatingRoom()
  return {
    accounts,
    cookies,
    cookieScope,
    knownDevices,
    guard: createSignedInGuard({ accounts, cookies, knownDevices, now }),
    ...drawing,
    templates,
    senders,
    numberSeries,
    reminders: createReminders({ orm, keys, logos, now }),
    billing: createBilling({ orm, jobs, payments, publicUrl: env.publicUrl, now }),
    schedules: createSchedules({
      ...{ orm, jobs, logos, numberSeries, now },
      orders: createKeptOrders(createSeal(keys.sealing)),
      tryInvoice: createTryInvoice(drawing),
    }),
    exchangeRates: createExchangeRates({ orm }),
    issueDocument: createIssueDocument({ plans, numberSeries, drawPdf }),
    issueEInvoice: createIssueEInvoice({ plans, numberSeries }),
    checkingRoom: createCheckingRoom(),
    generateLogos: createGenerateLogos({ drawLogos, addLogos, logos, plans, now }),
    readingRoom,
    translatingRoom,
    translateDocument: createTranslateDocument({ translatingRoom, models, log }),
    autofill: createAutofill({ readingRoom, templates, senders, models, log, now }),
    workLimits: createWorkLimits({ pool, keys }),
  }
}
