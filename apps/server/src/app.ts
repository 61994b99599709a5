import type { IncomingHttpHeaders } from 'node:http'
import compress from '@fastify/compress'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createAccessTokens } from './access-tokens/service.ts'
import { bearerIn, createTokenGate } from './access-tokens/token-gate.ts'
import { type CookieScope, createCookies } from './accounts/cookies.ts'
import { createKnownDevices } from './accounts/known-devices.ts'
import { accountsPlugin } from './accounts/plugin.ts'
import { createAccounts } from './accounts/service.ts'
import { createSessions } from './accounts/sessions.ts'
import { createSignedInGuard } from './accounts/signed-in.ts'
import { createAccountStore } from './accounts/store.ts'
import { createAutofill } from './ai/autofill.ts'
import { autofillRoutes } from './ai/autofill-routes.ts'
import { createDrawLocally } from './ai/draw-locally.ts'
import { createDrawLogos } from './ai/draw-logos.ts'
import { createGenerateLogos } from './ai/generate-logos.ts'
import type { Models } from './ai/models.ts'
import { createReadingRoom } from './ai/reading-room.ts'
import { aiRoutes } from './ai/routes.ts'
import { createTranslateDocument } from './ai/translate-document.ts'
import { translateRoutes } from './ai/translate-routes.ts'
import { createTranslatingRoom } from './ai/translating-room.ts'
import type { Payments } from './billing/payments.ts'
import { billingRoutes, paymentMessageRoutes } from './billing/routes.ts'
import { createBilling } from './billing/service.ts'
import type { ClientMail } from './client-mail/client-mail.ts'
import { clientMailRoutes } from './client-mail/routes.ts'
import type { Database } from './db/database.ts'
import { checkRoutes } from './documents/check-routes.ts'
import { createDrawing } from './documents/drawing.ts'
import { createIssueDocument } from './documents/issue-document.ts'
import { pdfRoutes } from './documents/pdf-routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { createCheckingRoom } from './e-invoices/checking-room.ts'
import { eInvoiceFileRoutes } from './e-invoices/file-routes.ts'
import { createIssueEInvoice } from './e-invoices/issue-e-invoice.ts'
import { eInvoiceRoutes } from './e-invoices/routes.ts'
import type { Env } from './env.ts'
import { exportRoutes } from './exports/routes.ts'
import { apiDocs } from './http/api-docs.ts'
import { AppError } from './http/app-error.ts'
import { createServer } from './http/create-server.ts'
import { lastAnswers } from './http/drain.ts'
import { errors } from './http/errors.ts'
import { health } from './http/health.ts'
import { jsonBodies } from './http/json-body.ts'
import { knownHostsOnly } from './http/known-hosts.ts'
import { presentOnly } from './http/leaving.ts'
import { metrics } from './http/metrics.ts'
import { noNullsInAddresses } from './http/null-characters.ts'
import { pathLimit } from './http/path-limit.ts'
import { requestIds } from './http/request-id.ts'
import { requestLog } from './http/request-log.ts'
import { sameOriginOnly } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { webApp } from './http/web-app.ts'
import { createWorkLimits } from './http/work-limits.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Keys } from './keys.ts'
import { logoRoutes } from './logos/routes.ts'
import { mailboxRoutes } from './mail/mailbox-routes.ts'
import type { Mailer } from './mail/mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import { numberSeriesRoutes } from './number-series/routes.ts'
import { createNumberSeries } from './number-series/service.ts'
import type { ObjectStore } from './objects/object-store.ts'
import type { PictureRoom } from './objects/picture-room.ts'
import { displayRoutes, uploadRoutes } from './objects/routes.ts'
import { createPlans } from './plans/service.ts'
import { rateRoutes } from './rates/routes.ts'
import { createExchangeRates } from './rates/service.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { createReminders } from './reminders/service.ts'
import { createKeptOrders } from './schedules/kept-order.ts'
import { scheduleRoutes } from './schedules/routes.ts'
import { createSchedules } from './schedules/service.ts'
import { createTryInvoice } from './schedules/try-invoice.ts'
import { createSeal } from './sealing/seal.ts'
import { senderRoutes } from './sender/routes.ts'
import { createSenders } from './sender/service.ts'
import { supportRoutes } from './support/routes.ts'
import { templateRoutes } from './templates/routes.ts'
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
  /** Aborted: this copy of the server is about to end. */
  readonly ending: AbortSignal
}

/** The whole application, not yet listening. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const app = createServer(world)
  await addPlugins(app, world)
  const prefix = world.env.basePath.slice(0, -1)
  await app.register(async (base) => addRoutes(base, world), { prefix })
  if (prefix !== '') redirectToBase(app, world.env.basePath)
  return app
}

async function addPlugins(app: FastifyInstance, { env, database, ending }: World): Promise<void> {
  await app.register(requestIds)
  await app.register(requestLog)
  await app.register(lastAnswers, { ending })
  await app.register(errors)
  await app.register(presentOnly)
  await app.register(securityHeaders, env)
  await app.register(pathLimit)
  await app.register(knownHostsOnly, env)
  await app.register(noNullsInAddresses)
  await app.register(sameOriginOnly, {
    ...env,
    hasSession: sessionFinder(env),
    hasToken: (headers) => bearerIn(headers) !== undefined,
  })
  await app.register(jsonBodies)
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 512,
  })
  await app.register(metrics, { env, pool: database.pool })
  await app.register(apiDocs, {
    path: `${env.basePath}api/docs`,
    publicUrl: env.publicUrl,
    cookieName: createCookies(scopeOf(env)).names.session,
  })
}

async function addRoutes(base: FastifyInstance, world: World): Promise<void> {
  const { env, database, typesetter, files, webDir, ending } = world
  const services = createServices(world)
  base.addHook('onClose', services.readingRoom.close)
  base.addHook('onClose', services.translatingRoom.close)
  base.addHook('onClose', services.checkingRoom.close)
  base.addHook('onClose', services.writingRoom.close)
  await base.register(health, {
    ending,
    checks: [
      { name: 'database', run: () => database.ping() },
      { name: 'typesetter', run: () => typesetter.check() },
      { name: 'objects', run: () => files.check() },
    ],
  })
  await base.register(async (api) => addApiRoutes(api, world, services), { prefix: '/api' })
  await base.register(displayRoutes, services)
  await base.register(mailboxRoutes, { env })
  await base.register(webApp, { dir: webDir, ...env, hasSession: sessionFinder(env) })
}

function scopeOf({ basePath, publicOrigin }: Env): CookieScope {
  return { basePath, isHttps: publicOrigin.startsWith('https:') }
}

function sessionFinder(env: Env): (headers: IncomingHttpHeaders) => boolean {
  const cookies = createCookies(scopeOf(env))
  return (headers) => cookies.readSession(headers) !== undefined
}

type Services = ReturnType<typeof createServices>

function createServices(world: World) {
  const { env, database, pictures, jobs, keys, payments, models, log, now } = world
  const { orm, pool } = database
  const accounts = createAccounts({
    sessions: createSessions({ store: createAccountStore(orm), now }),
  })
  const accessTokens = createAccessTokens({ orm, now })
  const tokenGate = createTokenGate(accessTokens)
  const cookieScope = scopeOf(env)
  const cookies = createCookies(cookieScope)
  const knownDevices = createKnownDevices(keys.devices)
  const drawing = createDrawing({ ...world, orm })
  const { addLogos, logos, drawPdf, writingRoom } = drawing
  const plans = createPlans({ orm, printKey: keys.prints, now })
  const drawLogos = createDrawLogos({ drawLocally: createDrawLocally(), pictures, models, log })
  const templates = createTemplates({ orm, logos, now })
  const senders = createSenders({ orm, logos, now })
  const numberSeries = createNumberSeries({ orm, now })
  const readingRoom = createReadingRoom()
  const translatingRoom = createTranslatingRoom()
  return {
    accounts,
    accessTokens,
    tokenGate,
    cookies,
    cookieScope,
    knownDevices,
    guard: createSignedInGuard({ accounts, tokenGate, cookies, knownDevices, now }),
    ...drawing,
    templates,
    senders,
    numberSeries,
    billing: createBilling({ orm, jobs, payments, publicUrl: env.publicUrl, now }),
    reminders: createReminders({ orm, keys, logos, now }),
    schedules: createSchedules({
      ...{ orm, jobs, logos, numberSeries, now },
      orders: createKeptOrders(createSeal(keys.sealing)),
      tryInvoice: createTryInvoice(drawing),
    }),
    exchangeRates: createExchangeRates({ orm }),
    issueDocument: createIssueDocument({ plans, numberSeries, drawPdf }),
    issueEInvoice: createIssueEInvoice({ plans, numberSeries, writingRoom }),
    checkingRoom: createCheckingRoom(),
    generateLogos: createGenerateLogos({ drawLogos, addLogos, logos, plans, now }),
    readingRoom,
    translatingRoom,
    translateDocument: createTranslateDocument({ translatingRoom, models, log }),
    autofill: createAutofill({ readingRoom, templates, senders, models, log, now }),
    workLimits: createWorkLimits({ pool, keys }),
  }
}

async function addApiRoutes(api: FastifyInstance, world: World, services: Services): Promise<void> {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  api.addHook('onRequest', services.tokenGate.check)
  await api.register(accountsPlugin, { ...world, ...services })
  await api.register(documentRoutes, { ...services, now: world.now })
  await api.register(checkRoutes, { now: world.now })
  await api.register(pdfRoutes, { ...services, ...world.env, now: world.now })
  await api.register(eInvoiceRoutes, { ...services, now: world.now })
  await api.register(eInvoiceFileRoutes, services)
  await api.register(exportRoutes, { ...services, now: world.now })
  await api.register(templateRoutes, services)
  await api.register(senderRoutes, services)
  const { env, mailer, now } = world
  const supportMailer = env.supportEmail === undefined ? createOutbox({ env, now }) : mailer
  await api.register(supportRoutes, { ...services, env, supportMailer })
  await api.register(numberSeriesRoutes, services)
  await api.register(rateRoutes, services)
  await api.register(billingRoutes, services)
  await api.register(paymentMessageRoutes, services)
  await api.register(scheduleRoutes, services)
  await api.register(reminderRoutes, services)
  await api.register(clientMailRoutes, { ...services, ...world })
  await api.register(logoRoutes, services)
  await api.register(aiRoutes, services)
  await api.register(autofillRoutes, services)
  await api.register(translateRoutes, { ...services, now: world.now })
  await api.register(uploadRoutes, { ...services, apiUrl: `${world.env.publicUrl}/api/` })
  // Before the pages get to see it: an unknown call is answered with JSON.
  for (const path of ['', '/*']) {
    api.all(path, { config: { tokenRight: 'any' }, schema: { hide: true } }, async () => {
      throw new AppError('route.not-found', 'There is nothing at this address.')
    })
  }
}

function redirectToBase(app: FastifyInstance, basePath: string): void {
  for (const path of ['/', basePath.slice(0, -1)]) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => reply.redirect(basePath))
  }
}
