import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isInBrief } from '../support/env.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'
import { startRateFeed } from '../support/rate-feed.ts'
import { anUnpaidInvoice } from '../support/reminders.ts'
import { startS3Server } from '../support/s3-server.ts'
import { withDatabase } from '../support/sheaf-database.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { startStripeServer } from '../support/stripe-server.ts'
import { openWire, type TroubledWire, type WireState } from '../support/troubled-wire.ts'
import { type Caller, callerOf } from './caller.ts'
import { signInTo } from './stage.ts'

const minutes = 60_000
// The longest that anybody is made to wait by a neighbor that says nothing: the email server's, for a message to support.
const mostMs = 25_000
// Whoever needs no neighbor waits for none: this is what a busy machine takes.
const promptMs = 5_000

type Neighbor = { stop(): Promise<void> }

/** All that a server may ask of others, each on a wire of its own. */
async function startNeighbors() {
  const wires: TroubledWire[] = []
  const wired = async (url: string) => {
    const { hostname, port, protocol, pathname } = new URL(url)
    const wire = await openWire({ host: hostname, port: Number(port) })
    wires.push(wire)
    return { port: wire.port, url: `${protocol}//127.0.0.1:${wire.port}${pathname}` }
  }
  const [smtp, stripe, s3, model, feed] = await Promise.all([
    startSmtpServer(),
    startStripeServer(),
    startS3Server(),
    startModelServer(),
    startRateFeed(),
  ])
  const { settings } = s3
  const mail = await wired(smtp.url)
  const env: Record<string, string> = {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}?requireTLS=false`,
    SUPPORT_EMAIL: 'help@sheaf.example',
    ...stripe.env,
    STRIPE_API_BASE: (await wired(stripe.env.STRIPE_API_BASE ?? '')).url,
    S3_ENDPOINT: (await wired(settings.endpoint)).url,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    AI_BASE_URL: (await wired(model.settings.baseUrl)).url,
    AI_API_KEY: model.settings.apiKey ?? '',
    AI_MODEL: 'reader',
    AI_IMAGE_MODEL: 'painter',
    RATES_URL: (await wired(feed.url)).url,
  }
  const all: Neighbor[] = [smtp, stripe, s3, model, feed]
  return {
    env,
    smtp,
    model,
    set: async (state: WireState) => void (await Promise.all(wires.map((wire) => wire.set(state)))),
    async stop() {
      for (const wire of wires) await wire.close()
      for (const neighbor of all) await neighbor.stop()
    },
  }
}

// `npm test` leaves it to the tests of what asks each of them.
describe.skipIf(isInBrief)('a server all of whose neighbors are away at once', () => {
  let neighbors: Awaited<ReturnType<typeof startNeighbors>>
  let smtp: TestSmtpServer
  let model: ModelServer
  let sheaf: SheafProcess
  let ada: Caller
  let visitor: Caller
  let logo: Uint8Array<ArrayBuffer>
  beforeAll(async () => {
    neighbors = await startNeighbors()
    smtp = neighbors.smtp
    model = neighbors.model
    // Nobody has to be there for it to start.
    await neighbors.set('silent')
    sheaf = await startSheaf('', { ...neighbors.env, RENDER_WORKERS: '1' })
    ada = await withDatabase(sheaf, (orm) => signInTo(sheaf, orm))
    visitor = callerOf(sheaf.url)
    const create = { width: 64, height: 48, channels: 3, background: '#1f5f5b' } as const
    logo = new Uint8Array(await sharp({ create }).png().toBuffer())
  })
  afterAll(async () => {
    await sheaf.stop()
    await neighbors.stop()
  })

  function signUp(email: string) {
    const password = 'correct horse battery staple'
    return visitor.post('/api/auth/signup', { email, password, firstName: 'Eve' })
  }

  const read = () =>
    ada.post('/api/ai/autofill', { documentType: 'invoice', text: '12 hours of design at 85 EUR' })

  it.each(['silent', 'cut'] as const)(
    'because they are %s goes on, says what does not work, and makes up for it',
    async (trouble) => {
      await neighbors.set(trouble)
      const email = `eve-${trouble}@example.com`
      const goingOn = Promise.all([
        signUp(email),
        visitor.get('/'),
        visitor.preview(),
        visitor.post('/api/check', anUnpaidInvoice()),
        visitor.get('/api/rates?base=EUR'),
        visitor.get('/healthz'),
        ada.get('/api/auth/user'),
        ada.pdf(`INV-${trouble}`),
      ])
      const told = Promise.all([
        ada.upload(logo),
        ada.post('/api/billing/checkout'),
        ada.post('/api/support', { message: 'Nothing of mine is broken, thank you.' }),
      ])
      const answers = await goingOn
      expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200, 200, 200])
      for (const { tookMs } of answers) expect(tookMs).toBeLessThan(promptMs)
      const refusals = await told
      expect(refusals.map(({ status, message }) => [status, message])).toEqual([
        [503, "We can't reach our file storage right now. Please try again in a minute."],
        [503, "We can't reach our payment provider right now. Please try again in a few minutes."],
        [503, "We couldn't send your message. It's still here: please try again in a few minutes."],
      ])
      for (const { tookMs } of refusals) expect(tookMs).toBeLessThan(mostMs)

      await neighbors.set('well')
      expect((await ada.upload(logo)).status).toBe(200)
      expect((await ada.post('/api/billing/checkout')).status).toBe(200)
      // The mail of the sign-up waited, and comes once.
      const mails = () => smtp.mails.filter(({ recipients }) => recipients.includes(email))
      await expect.poll(() => mails().length, { timeout: 90_000, interval: 250 }).toBe(1)
      expect(sheaf.output()).not.toContain('uncaught fault')
    },
    4 * minutes,
  )

  it('takes what comes slowly', async () => {
    await neighbors.set('slow')
    expect((await ada.upload(logo)).status).toBe(200)
    expect((await ada.post('/api/billing/checkout')).status).toBe(200)
    await neighbors.set('well')
  })

  it(
    'reads a text itself while the model says nothing',
    async () => {
      model.mood = 'never answers'
      const answer = await read()
      expect(answer.status).toBe(200)
      expect(answer.body).toContain('85')
    },
    2 * minutes,
  )
})
