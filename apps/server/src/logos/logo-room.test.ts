import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { logos, objects } from '../db/schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'

type Method = 'GET' | 'POST' | 'PUT'

async function member() {
  const { user, cookie } = await test.signIn()
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const call = (method: Method, url: string, given: object = {}, payload?: string) =>
    test.app.inject({ method, url, headers: { ...headers, ...given }, ...(payload && { payload }) })
  const fill = async (count: number, given: { byteSize?: number; proposedUntil?: Date } = {}) => {
    const { byteSize = 1, proposedUntil = null } = given
    const about = { userId: user.id, mediaType: 'image/png', width: 1, height: 1 } as const
    const ids = Array.from({ length: count }, () => randomUUID())
    await test.database.orm
      .insert(objects)
      .values(ids.map((id) => ({ id: `obj_${id}`, byteSize, storedAt: new Date(), ...about })))
    await test.database.orm.insert(logos).values(
      ids.map((id) => ({
        ...{ id: `logo_${id}`, objectId: `obj_${id}`, userId: user.id, name: 'Logo' },
        proposedUntil,
      })),
    )
    return ids
  }
  const ticket = async () => {
    const { uploadURL } = (await call('POST', '/api/objects/upload')).json()
    return new URL(uploadURL).pathname
  }
  const put = (path: string) => call('PUT', path, { 'content-type': 'image/svg+xml' }, svg)
  const kept = async () => (await call('GET', '/api/logos')).json().length
  return { user, call, fill, ticket, put, kept }
}

describe('the room for logos', () => {
  it('ends at 200, also for links that were asked for before', async () => {
    const { fill, ticket, put, kept } = await member()
    await fill(197)
    const links = await Promise.all(Array.from({ length: 8 }, ticket))
    const answers = await Promise.all(links.map(put))
    const full = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(full).toHaveLength(5)
    for (const answer of full) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toMatch(/200 logos, .* Please delete one/)
    }
    expect(await kept()).toBe(200)
  })

  it('is not got around by keeping those that wait to be chosen, nor by templates that use them', async () => {
    const { call, fill, kept } = await member()
    await fill(200)
    const [waiting = ''] = await fill(1, { proposedUntil: new Date(Date.now() + 60_000) })
    expect((await call('POST', `/api/logos/logo_${waiting}/keep`)).statusCode).toBe(409)
    const template = {
      name: 'Studio',
      theme: 'blue-wave',
      companyLogoUrl: `/objects/uploads/obj_${waiting}`,
    }
    const json = { 'content-type': 'application/json' }
    const saved = await call('POST', '/api/templates', json, JSON.stringify(template))
    expect(saved.statusCode).toBe(409)
    expect(await kept()).toBe(200)
  })

  it('ends at 100 MB', async () => {
    const { fill, ticket, put } = await member()
    await fill(10, { byteSize: 10 * 1024 * 1024 })
    const answer = await put(await ticket())
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toMatch(/100 MB.*delete/)
  })

  it('lets go of the oldest ones when too many wait to be chosen', async () => {
    const { user, fill, ticket, put } = await member()
    await fill(70, { proposedUntil: new Date(Date.now() + 60_000) })
    expect((await put(await ticket())).statusCode).toBe(200)
    const { rows } = await test.database.pool.query(
      'select count(*)::int as waiting from logos where user_id = $1 and proposed_until is not null',
      [user.id],
    )
    expect(rows).toEqual([{ waiting: 50 }])
  })
})

describe('uploads', () => {
  it('are limited in number for a while: links and files', async () => {
    const { call, ticket, put } = await member()
    const link = await ticket()
    const links = await Promise.all(
      Array.from({ length: 60 }, () => call('POST', '/api/objects/upload')),
    )
    expect(links.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    expect((await put(link)).statusCode).toBe(200)
    const files = await Promise.all(Array.from({ length: 60 }, () => put(`${link}x`)))
    const limited = files.filter(({ statusCode }) => statusCode === 429)
    expect(limited).toHaveLength(1)
    expect(limited[0]?.headers['retry-after']).toBeDefined()
  })
})

describe('a logo that is shown', () => {
  it('is kept by no cache of others, and not by a browser without asking', async () => {
    const [owner, other] = [await member(), await member()]
    const { objectPath } = (await owner.put(await owner.ticket())).json()
    const path = `/internal${objectPath}`
    const { headers } = await owner.call('GET', path)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toMatch(/cookie/i)
    const asked = { 'if-none-match': String(headers.etag) }
    const again = await owner.call('GET', path, asked)
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    expect((await other.call('GET', path, asked)).statusCode).toBe(404)
    expect((await test.app.inject({ url: path, headers: asked })).statusCode).toBe(401)
  })

  it.each([
    ['a letter that no header takes', '%EF%BF%BD'],
    ['a control character', 'x%01%7F'],
  ])('has no id with %s', async (_name, id) => {
    const { call } = await member()
    const answer = await call('GET', `/internal/objects/uploads/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'object.not-found' })
  })
})
