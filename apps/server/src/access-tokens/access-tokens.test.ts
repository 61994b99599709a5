import { mostAccessTokens } from '@sheaf/contract/access-tokens'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { whileFull } from '../../../../tests/support/full-table.ts'
import { quick } from '../../../../tests/support/users.ts'
import { accessTokens } from '../db/access-token-schema.ts'
import { users } from '../db/schema.ts'

const { password, passwordHash } = quick
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const own = { 'sec-fetch-site': 'same-origin' }

const invoice = {
  type: 'invoice',
  documentNumber: 'INV-1',
  companyName: 'Marlow & Finch',
  clientName: 'Elena Castellan',
  lineItems: [{ description: 'Oak desk', quantity: '2', rate: '640' }],
}

describe('an access token', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  async function member(fields = {}) {
    const { user, cookie } = await test.signIn({ passwordHash, ...fields })
    const headers = { ...own, cookie }
    const url = '/api/account/access-tokens'
    return {
      user,
      cookie,
      make: (order = {}) =>
        test.app.inject({
          method: 'POST',
          url,
          headers,
          payload: {
            ...{ name: 'Nightly run', rights: ['documents', 'e-invoices'], expiresInDays: null },
            ...{ password, ...order },
          },
        }),
      list: async () => (await test.app.inject({ url, headers })).json(),
      revoke: (id: string) => test.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers }),
      async documentsUsed() {
        const [row] = await test.database.orm.select().from(users).where(eq(users.id, user.id))
        return row?.documentsUsed
      },
    }
  }

  function call(
    token: string,
    { url = '/api/check', headers = {}, payload = invoice as object } = {},
  ) {
    const sent = { authorization: `Bearer ${token}`, ...headers }
    return test.app.inject({ method: 'POST', url, headers: sent, payload })
  }

  it('is told once, and only its hash is kept', async () => {
    const { make, list, user } = await member()
    const made = await make()
    expect(made.statusCode).toBe(201)
    const { token, ...shown } = made.json()
    expect(token).toMatch(/^sheaf_[\w-]{43}$/)
    expect(shown).toMatchObject({
      name: 'Nightly run',
      rights: ['documents', 'e-invoices'],
      lastUsedAt: null,
      expiresAt: null,
    })
    expect(await list()).toEqual([shown])
    const [row] = await test.database.orm
      .select()
      .from(accessTokens)
      .where(eq(accessTokens.userId, user.id))
    expect(JSON.stringify(row)).not.toContain(token.slice('sheaf_'.length))
  })

  it('is made with the password only, and asks for a name and a right', async () => {
    const { make, list } = await member()
    const wrong = await make({ password: 'battery staple' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().fields).toHaveProperty('password')
    const empty = await make({ name: ' ', rights: [] })
    expect(Object.keys(empty.json().fields)).toEqual(['name', 'rights'])
    expect((await make({ rights: ['account'] })).statusCode).toBe(400)
    expect((await make({ expiresInDays: 0 })).statusCode).toBe(400)
    expect(await list()).toEqual([])
  })

  it('is one of twenty at most, however many are asked for at once', async () => {
    const { make, list } = await member()
    for (let made = 0; made < mostAccessTokens - 2; made++) await make()
    const answers = await Promise.all(Array.from({ length: 5 }, () => make()))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([201, 201, 409, 409, 409])
    expect(await list()).toHaveLength(mostAccessTokens)
  })

  it('counts what it makes toward the plan of its owner', async () => {
    const { make, documentsUsed } = await member({ documentsUsed: 1 })
    const { token } = (await make()).json()
    const url = '/api/generate-pdf'
    const given = await call(token, { url })
    expect(given.statusCode, given.body.slice(0, 300)).toBe(200)
    expect(await documentsUsed()).toBe(2)
    const refused = await call(token, { url, payload: { ...invoice, documentNumber: 'INV-2' } })
    expect(refused.json()).toMatchObject({ status: 403, code: 'plan.limit-reached' })
  })

  it('is refused at once when it is revoked, and nobody else can revoke it', async () => {
    const { make, revoke, list } = await member()
    const { token, id } = (await make()).json()
    const stranger = await member()
    expect((await stranger.revoke(id)).statusCode).toBe(200)
    expect((await call(token)).statusCode).toBe(200)
    expect((await revoke(id)).statusCode).toBe(200)
    const answer = await call(token)
    expect(answer.json()).toMatchObject({ status: 401, code: 'token.invalid' })
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    expect(await list()).toEqual([])
    expect((await revoke(id)).statusCode).toBe(200)
  })

  it('ends on its day, and stays on the list', async () => {
    const { make, list } = await member()
    const { token, expiresAt } = (await make({ expiresInDays: 30 })).json()
    const start = test.clock.now
    expect(Date.parse(expiresAt) - start.getTime()).toBe(30 * dayMs)
    test.clock.now = new Date(start.getTime() + 30 * dayMs - minuteMs)
    expect((await call(token)).statusCode).toBe(200)
    test.clock.now = new Date(start.getTime() + 30 * dayMs)
    expect((await call(token)).statusCode).toBe(401)
    test.clock.now = start
    expect(await list()).toHaveLength(1)
  })

  it('says when it was last used, to the hour', async () => {
    const { make, list } = await member()
    const { token } = (await make()).json()
    const start = test.clock.now
    const lastUsed = async () => (await list())[0].lastUsedAt
    await call(token)
    expect(await lastUsed()).toBe(start.toISOString())
    test.clock.now = new Date(start.getTime() + 59 * minuteMs)
    await call(token)
    expect(await lastUsed()).toBe(start.toISOString())
    test.clock.now = new Date(start.getTime() + 60 * minuteMs)
    await call(token)
    expect(await lastUsed()).toBe(test.clock.now.toISOString())
    test.clock.now = start
  })

  it('is good for what needs no room while the disk is full', async () => {
    const { make, list } = await member()
    const { token } = (await make()).json()
    const used = await whileFull(test.database.pool, 'access_tokens', () => call(token))
    expect(used.statusCode).toBe(200)
    expect((await list())[0].lastUsedAt).toBeNull()
  })

  it('decides who asks when there is a cookie, too', async () => {
    const holder = await member()
    const { token } = (await holder.make()).json()
    const other = await member()
    const headers = { ...own, cookie: other.cookie }
    expect((await call(token, { url: '/api/generate-pdf', headers })).statusCode).toBe(200)
    expect(await holder.documentsUsed()).toBe(1)
    expect(await other.documentsUsed()).toBe(0)
    expect((await call('sheaf_wrong', { headers })).statusCode).toBe(401)
    expect((await call(token, { url: '/api/auth/logout', headers })).statusCode).toBe(403)
  })

  it('needs no page of ours to send it, unless a cookie comes along', async () => {
    const { make, cookie } = await member()
    const { token } = (await make()).json()
    const headers = { origin: 'https://tools.example', 'sec-fetch-site': 'cross-site' }
    expect((await call(token, { headers })).statusCode).toBe(200)
    expect((await call(token, { headers: { ...headers, cookie } })).statusCode).toBe(403)
    const url = '/api/po-pdf/po-classic?vendorName=Ada'
    const read = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(read.headers['content-type']).toBe('application/pdf')
  })

  it('is told from other schemes, which a proxy may use', async () => {
    const { cookie } = await member()
    const headers = { cookie, authorization: 'Basic c2hlYWY6c2hlYWY=' }
    expect((await test.app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(200)
  })

  it('is never logged, not even as an address', async () => {
    const { make } = await member()
    const { token } = (await make()).json()
    await call(token)
    await call(token, { url: '/api/generate-pdf', payload: { currency: token } })
    await call(token, { url: `/api/${token}`, headers: { cookie: token } })
    test.log.log.info({ headers: { authorization: `Bearer ${token}` } }, `by ${token}`)
    expect(test.log.text()).toContain('/api/sheaf_…')
    expect(test.log.text()).not.toContain(token)
    expect(test.log.text()).not.toContain(token.slice('sheaf_'.length))
  })

  it('is left out of the data of its owner but for its name', async () => {
    const { make, cookie } = await member()
    const { token, id } = (await make()).json()
    const data = (await test.app.inject({ url: '/api/account/data', headers: { cookie } })).body
    expect(JSON.parse(data).access_tokens).toMatchObject([{ id, name: 'Nightly run' }])
    expect(data).not.toContain('tokenHash')
    expect(data).not.toContain(token)
  })
})
