import { numberSeriesSchema } from '@sheaf/contract/number-series'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { compute } from '@sheaf/domain/documents/totals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { textOfPdf } from '../../../../tests/support/pdf-text.ts'
import { users } from '../db/schema.ts'
import { createPlans } from '../plans/service.ts'
import { createNumberSeries } from './service.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(() => {
  test.clock.now = new Date('2026-11-16T12:00:00Z')
})

type Order = {
  readonly number?: string
  readonly client?: string
  readonly day?: string
  readonly more?: object
}

async function newUser(fields = {}) {
  const { user, cookie } = await test.signIn({ subscription: 'premium', ...fields })
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const url = '/api/number-series'
  const set = (payload: object) =>
    test.app.inject({ method: 'PUT', url, headers, payload: { kind: 'invoice', ...payload } })
  const generate = ({ number, client = 'Elena', day, more }: Order, path = '/generate-pdf') =>
    test.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers,
      payload: {
        type: 'invoice',
        ...(number !== undefined && { documentNumber: number }),
        ...(day !== undefined && { issueDate: day, creditNoteDate: day, dueDate: '' }),
        clientName: client,
        lineItems: [{ description: 'Oak desk', quantity: '1', rate: '640' }],
        ...more,
      },
    })
  const ofSeries = (order: Order = {}) =>
    generate({ ...order, more: { ...order.more, numberSeries: true } })
  return {
    user,
    set,
    generate,
    ofSeries,
    /** The series as the account shows it. */
    async series(kind = 'invoice' as const) {
      return numberSeriesSchema.parse((await test.app.inject({ url, headers })).json())[kind]
    },
    call: (method: 'GET' | 'DELETE', path: string) =>
      test.app.inject({ method, url: `/api${path}`, headers }),
    async documentsUsed() {
      const rows = await test.database.orm.select().from(users)
      return rows.find(({ id }) => id === user.id)?.documentsUsed
    },
  }
}

const numberIn = (answer: { headers: Record<string, unknown> }) =>
  decodeURIComponent(String(answer.headers['document-number']))

describe('/api/number-series', () => {
  it('keeps a pattern and the last number of each kind, until it is ended', async () => {
    const { set, series, call } = await newUser()
    expect((await call('GET', '/number-series')).json()).toEqual({})
    const answer = await set({
      pattern: ' {YYYY}-{0001} ',
      restarts: 'yearly',
      lastNumber: '2026-0041',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    await set({ kind: 'quote', pattern: 'Q{001}' })
    expect((await call('GET', '/number-series')).json()).toEqual({
      invoice: {
        pattern: '{YYYY}-{0001}',
        restarts: 'yearly',
        last: { counter: 41, day: '2026-11-16' },
        lastNumber: '2026-0041',
        nextNumber: '2026-0042',
      },
      quote: {
        pattern: 'Q{001}',
        restarts: 'never',
        last: null,
        lastNumber: null,
        nextNumber: 'Q001',
      },
    })
    // Another pattern goes on counting, unless the last number is told anew.
    await set({ pattern: 'INV-{001}' })
    expect((await series())?.nextNumber).toBe('INV-042')
    await set({ pattern: 'INV-{001}', lastNumber: '7' })
    expect((await series())?.nextNumber).toBe('INV-008')
    await set({ pattern: 'INV-{100}', lastNumber: '' })
    expect(await series()).toMatchObject({ lastNumber: null, nextNumber: 'INV-100' })
    expect((await call('DELETE', '/number-series/invoice')).json()).not.toHaveProperty('invoice')
    expect((await call('DELETE', '/number-series/letter')).statusCode).toBe(400)
  })

  it.each([
    ['pattern', { pattern: 'INV-' }, 'Add a counter such as {0001}'],
    ['pattern', { pattern: '{001}', restarts: 'yearly' }, /^Add \{YYYY\} or \{YY\}/],
    ['pattern', { pattern: '' }, 'Enter a pattern such as {YYYY}-{0001}'],
    ['lastNumber', { pattern: 'INV-{001}', lastNumber: 'QUO-7' }, /such as INV-042/],
    ['kind', { kind: 'letter', pattern: '{1}' }, /./],
  ])('refuses a wrong %s in words at the field', async (field, wrong, message) => {
    const { set, call } = await newUser()
    const answer = await set(wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields[field]).toEqual(
      message instanceof RegExp ? expect.stringMatching(message) : message,
    )
    expect((await call('GET', '/number-series')).json()).toEqual({})
  })

  it('is nobody else’s, is part of what one downloads, and goes with the account', async () => {
    const [one, other] = [await newUser(), await newUser()]
    await one.set({ pattern: 'MF-{001}', lastNumber: '4' })
    expect(await other.series()).toBeUndefined()
    const data = (await one.call('GET', '/account/data')).json()
    expect(data.number_series).toMatchObject([{ kind: 'invoice', pattern: 'MF-{001}', counter: 4 }])
    expect((await test.app.inject({ url: '/api/number-series' })).statusCode).toBe(401)
  })
})

describe('a document of a series', () => {
  it('takes the number that it shows, and prints it', async () => {
    const { set, ofSeries, series } = await newUser()
    await set({ pattern: 'MF/{007}' })
    const answer = await ofSeries({ number: 'MF/007' })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    expect(await textOfPdf(answer.rawPayload)).toContain('MF/007')
    expect(await series()).toMatchObject({ lastNumber: 'MF/007', nextNumber: 'MF/008' })
  })

  it('is refused under a number that another one has, and told the one that is free', async () => {
    const { set, ofSeries, series, documentsUsed } = await newUser()
    await set({ pattern: 'INV-{001}' })
    await ofSeries({ number: 'INV-001', client: 'Elena' })
    const answer = await ofSeries({ number: 'INV-001', client: 'Jonas' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'number.taken',
      message: 'INV-001 was just used for another document. The next number is INV-002.',
      nextNumber: 'INV-002',
    })
    expect((await ofSeries({ number: 'INV-009', client: 'Jonas' })).statusCode).toBe(409)
    expect((await series())?.lastNumber).toBe('INV-001')
    expect(await documentsUsed()).toBe(1)
    // The very document again is a retry: it has its number, and takes no other.
    expect((await ofSeries({ number: 'INV-001', client: 'Elena' })).statusCode).toBe(200)
    expect((await series())?.nextNumber).toBe('INV-002')
  })

  it('gets whichever number is next when it says none, and an own one where there is no series', async () => {
    const { set, ofSeries, generate } = await newUser()
    const refused = await ofSeries()
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toHaveProperty('numberSeries')
    expect((await ofSeries({ number: 'FREE-1' })).statusCode).toBe(200)
    await set({ pattern: 'INV-{001}' })
    const first = await ofSeries({ number: ' ' })
    expect(numberIn(first)).toBe('INV-001')
    expect(first.headers['content-disposition']).toContain('INV-001')
    expect(await textOfPdf((await ofSeries({ client: 'Jonas' })).rawPayload)).toContain('INV-002')
    await set({ kind: 'credit_note', pattern: 'GS {1}' })
    const note = await generate(
      { day: '2026-11-16', more: { numberSeries: true, originalInvoiceNumber: 'INV-002' } },
      '/cn-pdf/cn-classic',
    )
    expect(numberIn(note)).toBe('GS 1')
  })

  it('under a number of the writer’s own moves the series on where that is the next one', async () => {
    const { set, generate, series } = await newUser()
    await set({ pattern: 'INV-{001}' })
    await generate({ number: 'X-77' })
    await generate({ number: 'INV-005' })
    expect((await series())?.nextNumber).toBe('INV-001')
    await generate({ number: ' INV-001 ' })
    expect((await series())?.nextNumber).toBe('INV-002')
    // A correction keeps its number and takes none.
    await generate({ number: 'INV-001', client: 'Elena Castellan' })
    expect((await series())?.nextNumber).toBe('INV-002')
  })

  it('takes none when it is refused', async () => {
    const { set, ofSeries, series } = await newUser({ subscription: 'free', documentsUsed: 1 })
    await set({ pattern: 'INV-{001}' })
    const noMail = await ofSeries({ number: 'INV-001', more: { clientEmail: 'nobody' } })
    expect(noMail.statusCode).toBe(400)
    const noTheme = await ofSeries({ number: 'INV-001', more: { templateId: 'nowhere' } })
    expect(noTheme.statusCode).toBe(404)
    const wrong = await ofSeries({ number: 'INV-001', more: { total: '1' } })
    expect(wrong.statusCode).toBe(400)
    expect((await series())?.nextNumber).toBe('INV-001')
    expect((await ofSeries({ number: 'INV-001' })).statusCode).toBe(200)
    expect((await ofSeries({ number: 'INV-002', client: 'over the limit' })).statusCode).toBe(403)
    expect((await ofSeries({ client: 'over the limit' })).statusCode).toBe(403)
    expect((await series())?.nextNumber).toBe('INV-002')
  })

  it('counts in the year of its own date', async () => {
    const { set, ofSeries } = await newUser()
    await set({ pattern: '{YYYY}-{0001}', restarts: 'yearly', lastNumber: '41' })
    const dated = async (day: string) => numberIn(await ofSeries({ day, client: day }))
    expect(await dated('2026-12-30')).toBe('2026-0042')
    expect(await dated('2027-01-02')).toBe('2027-0001')
    expect(await dated('2026-12-31')).toBe('2027-0002')
  })
})

describe('fifty documents at once', () => {
  const fifty = Array.from({ length: 50 }, (_, at) => at)
  const first = (count: number) =>
    fifty.slice(0, count).map((at) => `INV-${String(at + 1).padStart(2, '0')}`)
  const blank = newDocument('invoice', { today: '2026-11-16', now: 0 })
  const named = (at: number) => ({ ...blank.receiver, name: `Client ${at}` })
  const parts = () => ({ orm: test.database.orm, now: () => test.clock.now })

  it('take fifty numbers, without a gap and none twice', { timeout: 120_000 }, async () => {
    const { set, ofSeries, series } = await newUser()
    await set({ pattern: 'INV-{01}' })
    const answers = await Promise.all(fifty.map((at) => ofSeries({ client: `Client ${at}` })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(fifty.map(() => 200))
    expect(answers.map(numberIn).sort()).toEqual(first(50))
    expect((await series())?.nextNumber).toBe('INV-51')
  })

  it('of screens that all show the same number do so, too', { timeout: 120_000 }, async () => {
    const { set, ofSeries, series } = await newUser()
    await set({ pattern: 'INV-{01}' })
    const screens = fifty.slice(0, 15).map(async (at) => {
      let number = 'INV-01'
      for (;;) {
        const answer = await ofSeries({ number, client: `Client ${at}` })
        if (answer.statusCode === 200) return number
        expect(answer.statusCode, answer.body).toBe(409)
        number = answer.json().nextNumber
      }
    })
    expect((await Promise.all(screens)).sort()).toEqual(first(15))
    expect((await series())?.nextNumber).toBe('INV-16')
  })

  it('on two copies of the server are told apart by the database', {
    timeout: 120_000,
  }, async () => {
    const { user, set, series } = await newUser()
    await set({ pattern: 'INV-{01}' })
    const next = await createNumberSeries(parts()).next(user.id, blank)
    const plans = () => createPlans({ ...parts(), printKey: Buffer.from('a key') })
    const taken = await Promise.all(
      fifty.map((at) => {
        const computed = compute({ ...blank, number: next?.number ?? '', receiver: named(at) })
        return plans().countDocument(user.id, computed, { taking: next?.taking, isBound: true })
      }),
    )
    expect(taken.filter((isGiven) => isGiven)).toHaveLength(1)
    expect((await series())?.nextNumber).toBe('INV-02')
  })

  it('of which some are refused leave no gap', { timeout: 120_000 }, async () => {
    const { set, ofSeries, series } = await newUser({ subscription: 'free' })
    await set({ pattern: 'INV-{01}' })
    const answers = await Promise.all(
      fifty.map((at) =>
        ofSeries({ client: `Client ${at}`, ...(at % 2 === 0 && { more: { clientEmail: 'x' } }) }),
      ),
    )
    const given = answers.filter(({ statusCode }) => statusCode === 200)
    expect(given.map(numberIn).sort()).toEqual(first(2))
    expect((await series())?.nextNumber).toBe('INV-03')
  })
})
