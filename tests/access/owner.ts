import { randomBytes, randomUUID } from 'node:crypto'
import type { TokenRight } from '@sheaf/contract/access-tokens'
import { addDays } from '@sheaf/domain/locale/calendar-day'
import { eq } from 'drizzle-orm'
import { createAccessTokenStore } from '../../apps/server/src/access-tokens/store.ts'
import { newAccessToken } from '../../apps/server/src/access-tokens/token-form.ts'
import { createSessions } from '../../apps/server/src/accounts/sessions.ts'
import { createAccountStore, type User } from '../../apps/server/src/accounts/store.ts'
import { hashToken } from '../../apps/server/src/accounts/tokens.ts'
import type { Orm } from '../../apps/server/src/db/database.ts'
import { logos, objects, users } from '../../apps/server/src/db/schema.ts'
import type { Keys } from '../../apps/server/src/keys.ts'
import type { ObjectStore } from '../../apps/server/src/objects/object-store.ts'
import { anUnpaidInvoice, aReminderOrder } from '../support/reminders.ts'
import { anOrder, monthlyDesk } from '../support/schedules.ts'
import { addUser, quick } from '../support/users.ts'

export type Sent = {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: object | string | Buffer
}

export type Answer = {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** A server with its database: in this process, or a real one beside it. */
export type Place = {
  readonly orm: Orm
  readonly keys: Keys
  /** Where pictures are kept. */
  readonly files: ObjectStore
  readonly call: (sent: Sent) => Promise<Answer>
}

/** What is written: about clients, which no server keeps in the clear, and about the owner, which is kept where it is saved. */
export type Words = { readonly client: string; readonly own: string }

export type Owner = Awaited<ReturnType<typeof newOwner>>

const ownPage = { 'sec-fetch-site': 'same-origin' }

/** A pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Somebody with an account, a session, and whatever is asked of them: each thing is made when it is needed. */
export async function newOwner(place: Place, words: Words, fields: Partial<User> = {}) {
  const { orm, call, files } = place
  const { passwordHash } = quick
  const user = await addUser(orm, { passwordHash, firstName: words.own, ...fields })
  const now = () => new Date()
  const sessions = createSessions({ store: createAccountStore(orm), now })
  const cookie = `sheaf_session=${await sessions.open(user.id)}`
  const headers = { ...ownPage, cookie }

  /** What must succeed. */
  async function ask(method: string, url: string, payload?: Sent['payload'], more = {}) {
    const body = payload === undefined ? {} : { payload }
    const answer = await call({ method, url, headers: { ...headers, ...more }, ...body })
    if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${answer.body}`)
    return answer
  }

  const make = async (url: string, payload: object): Promise<{ id: string }> =>
    JSON.parse((await ask('POST', url, payload)).body)

  /** As it was when they still paid. */
  async function onPremium<T>(work: () => Promise<T>): Promise<T> {
    const set = (subscription: User['subscription']) =>
      orm.update(users).set({ subscription }).where(eq(users.id, user.id))
    await set('premium')
    const made = await work()
    await set(user.subscription)
    return made
  }

  return {
    user,
    headers,
    words,
    picture,

    async token(rights: TokenRight[]): Promise<{ id: string; token: string }> {
      const [id, token] = [`tok_${randomUUID()}`, newAccessToken()]
      const about = {
        name: words.own,
        rights,
        createdAt: now(),
        lastUsedAt: now(),
        expiresAt: null,
      }
      const tokenHash = hashToken(token)
      await createAccessTokenStore(orm).addToken({ id, tokenHash, userId: user.id, ...about })
      return { id, token }
    },

    /** The id of another session of theirs. */
    async session(): Promise<string> {
      await sessions.open(user.id)
      const found = await createAccountStore(orm).findSessions(user.id, now())
      return found.at(-1)?.id ?? ''
    },

    template: async (path: string) => (await make(path, aTemplate(path, words))).id,

    /** One that waits to be chosen where it is a proposal. */
    async logo({ isProposed = false } = {}): Promise<{ id: string; objectId: string }> {
      const objectId = `obj_${randomBytes(16).toString('base64url')}`
      const id = `logo_${randomUUID()}`
      const about = { mediaType: 'image/png' as const, width: 1, height: 1, storedAt: now() }
      await orm
        .insert(objects)
        .values({ id: objectId, userId: user.id, byteSize: picture.length, ...about })
      await files.put(objectId, picture, 'image/png')
      const proposedUntil = isProposed ? new Date(Date.now() + 3_600_000) : null
      await orm
        .insert(logos)
        .values({ id, userId: user.id, objectId, name: words.own, proposedUntil })
      return { id, objectId }
    },

    /** The path that a picture may be sent to. */
    async uploadPath(): Promise<string> {
      const { body } = await ask('POST', '/api/objects/upload', { name: words.own })
      return new URL(JSON.parse(body).uploadURL).pathname
    },

    saveSender: () => ask('PUT', '/api/sender', { fields: { companyName: words.own }, look: {} }),

    saveSeries: () => ask('PUT', '/api/number-series', aSeries),

    async schedule(): Promise<string> {
      await ask('PUT', '/api/number-series', aSeries)
      return await onPremium(async () => (await make('/api/schedules', aSchedule(words))).id)
    },

    reminder: async () =>
      await onPremium(async () => (await make('/api/reminders', aReminder(words))).id),

    eInvoice: async () => (await ask('POST', '/api/e-invoice/ubl', anInvoice(words))).body,
  }
}

export const aSeries = { kind: 'invoice', pattern: '{YYYY}-{0001}', restarts: 'yearly' }

export function aTemplate(path: string, { own }: Words): object {
  if (path === '/api/templates') return { name: own, theme: 'blue-wave', companyName: own }
  const [, dataKey] = Object.entries(dataKeys).find(([end]) => path.endsWith(end)) ?? []
  const fields = { companyName: own }
  const data = dataKey === undefined ? fields : { [dataKey]: fields }
  return { name: own, systemTemplateId: 'minimalist-line', ...data }
}

const dataKeys = {
  'quote-templates': 'quoteData',
  'cn-templates': 'cnData',
  'note-templates': 'data',
}

/** One that keeps the rules of e-invoices. */
export function anInvoice({ client, own }: Words): Record<string, unknown> {
  return {
    type: 'invoice',
    templateId: 'blue-wave',
    invoiceNumber: `INV-${client.slice(0, 20)}`,
    issueDate: '2026-03-03',
    dueDate: '2026-04-02',
    companyName: own,
    companyContact: own,
    companyEmail: 'ada@blau.example',
    companyPhone: '+49 30 1234567',
    companyAddress: 'Hauptstr. 1\n10115 Berlin\nGermany',
    companyTaxId: 'DE123456788',
    clientName: client,
    clientEmail: `${client.replaceAll(' ', '.')}@client.example`,
    clientAddress: `1 ${client} Street\n50667 Köln\nGermany`,
    jurisdiction: 'DE',
    currency: 'EUR',
    tax1Label: 'VAT',
    tax1Rate: '19',
    iban: 'DE02120300000000202051',
    shipDate: '2026-03-01',
    notes: client,
    lineItems: [{ description: client, quantity: '2', rate: '50', unitCode: 'HUR' }],
  }
}

export function aSchedule({ client, own }: Words) {
  return anOrder({
    document: {
      ...monthlyDesk,
      companyName: own,
      clientName: client,
      notes: client,
      lineItems: [{ description: client, quantity: '1', rate: '640' }],
    },
    recurrence: { every: 1, unit: 'month', start: '2099-01-31' },
    mailMessage: client,
  })
}

export function aReminder({ client, own }: Words) {
  const today = new Date().toISOString().slice(0, 10)
  return aReminderOrder({
    document: anUnpaidInvoice({
      ...{ number: client.slice(0, 20), issuedOn: today, endsOn: addDays(today, 20) },
      ...{ 'sender.name': own, 'receiver.name': client, 'texts.message': client },
    }),
    steps: [5, 9].map((days) => ({ days, tone: 'polite', subject: client, message: client })),
  })
}
