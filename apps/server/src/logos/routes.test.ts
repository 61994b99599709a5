import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { quick } from '../../../../tests/support/users.ts'
import { logos, objects } from '../db/schema.ts'

const own = { 'sec-fetch-site': 'same-origin' }
const minuteMs = 60_000

let test: TestApp
let png: Buffer
beforeAll(async () => {
  test = await startTestApp()
  png = await picture('#aa3322')
})
afterAll(() => test.close())

function picture(background: string, side = 40): Promise<Buffer> {
  return sharp({ create: { width: side * 2, height: side, channels: 3, background } })
    .png()
    .toBuffer()
}

type Client = Awaited<ReturnType<typeof newUser>>

async function newUser(fields = {}) {
  const { user, cookie } = await test.signIn(fields)
  const headers = { ...own, cookie }
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url, headers, ...(payload && { payload }) })
  return {
    user,
    call,
    async ticket(body?: object): Promise<string> {
      const answer = await call('POST', '/api/objects/upload', body)
      expect(answer.statusCode).toBe(200)
      return new URL(answer.json().uploadURL).pathname
    },
    put: (url: string, payload: Buffer, type = 'image/png') =>
      test.app.inject({
        method: 'PUT',
        url,
        headers: { ...headers, 'content-type': type },
        payload,
      }),
  }
}

async function upload({ ticket, put }: Client, file = png, body: object = {}) {
  const answer = await put(await ticket(body), file)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const isStored = async (objectId: string) => (await test.files.get(objectId)) !== undefined

describe('an upload', () => {
  it('becomes a logo that its owner can see', async () => {
    const client = await newUser()
    const address = await client.ticket({ name: 'C:\\pictures\\Marlow logo.png' })
    const answer = await client.put(address, png)
    expect(answer.json()).toMatchObject({
      objectPath: `/objects/uploads/${address.split('/').at(-1)}`,
      logo: { name: 'Marlow logo', isAiGenerated: false, width: 80, height: 40 },
    })
    const { objectPath, logo } = answer.json()
    expect(logo.logoUrl).toBe(objectPath)
    expect((await client.call('GET', '/api/logos')).json()).toEqual([logo])
    const shown = await client.call('GET', `/internal${objectPath}`)
    expect(shown.headers['content-type']).toBe('image/png')
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    expect(shown.headers['cache-control']).toContain('private')
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(80)
  })

  it('needs no name and no body at all', async () => {
    const { logo } = await upload(await newUser())
    expect(logo.name).toBe('Logo')
  })

  it('may be sent under any type, since its bytes tell', async () => {
    const client = await newUser()
    for (const type of [
      'application/octet-stream',
      'text/html',
      'image/svg+xml',
      'application/json',
    ]) {
      expect((await client.put(await client.ticket(), png, type)).json().logo.width).toBe(80)
    }
  })

  it('works once', async () => {
    const client = await newUser()
    const address = await client.ticket()
    const answers = await Promise.all([1, 2, 3].map(() => client.put(address, png)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410])
    expect((await client.put(address, png)).statusCode).toBe(410)
    expect((await client.call('GET', '/api/logos')).json()).toHaveLength(1)
  })

  it('is too late after fifteen minutes', async () => {
    const client = await newUser()
    const address = await client.ticket()
    const before = test.clock.now
    test.clock.now = new Date(before.getTime() + 15 * minuteMs)
    const answer = await client.put(address, png)
    test.clock.now = before
    expect(answer.statusCode).toBe(410)
    expect(answer.json().message).toMatch(/expired/)
  })

  it('is for its user only, at its own address only', async () => {
    const [client, stranger] = [await newUser(), await newUser()]
    const address = await client.ticket()
    const [, seal = '', objectId = ''] = /uploads\/([^/]+)\/([^/]+)$/.exec(address) ?? []
    expect((await stranger.put(address, png)).statusCode).toBe(404)
    expect((await client.put(address.replace(seal, `${seal}x`), png)).statusCode).toBe(404)
    expect((await client.put(address.replace(seal, 'a.b'), png)).statusCode).toBe(404)
    expect((await client.put(address.replace(objectId, 'obj_other'), png)).statusCode).toBe(404)
    const anonymous = { method: 'PUT', url: address, headers: own, payload: png } as const
    expect((await test.app.inject(anonymous)).statusCode).toBe(401)
    expect((await client.put(address, png)).statusCode).toBe(200)
  })

  it.each([
    ['a broken picture', Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1'), /broken/],
    ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /script/],
    ['a text', Buffer.from('Dear Sir'), /can't read this file as an image/],
    ['nothing', Buffer.alloc(0), /empty/],
  ])('is refused as %s, keeps nothing, and may be tried again', async (_name, file, message) => {
    const client = await newUser()
    const address = await client.ticket()
    const answer = await client.put(address, file)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(message)
    expect(await isStored(address.split('/').at(-1) ?? '')).toBe(false)
    expect((await client.call('GET', '/api/logos')).json()).toEqual([])
    expect((await client.put(address, png)).statusCode).toBe(200)
  })

  it.each([
    [{}, 5],
    [{ purpose: 'quote-logo' }, 2],
  ])('%j is refused above its size', async (body, megabytes) => {
    const client = await newUser()
    const tooLarge = Buffer.alloc(megabytes * 1024 * 1024 + 1)
    const answer = await client.put(await client.ticket(body), tooLarge)
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBe(`File size must be less than ${megabytes}MB`)
  })
})

describe('a logo', () => {
  it('is renamed', async () => {
    const client = await newUser()
    const { logo } = await upload(client)
    const renamed = await client.call('PATCH', `/api/logos/${logo.id}`, { name: ' Seal ' })
    expect(renamed.json()).toEqual({ ...logo, name: 'Seal' })
    const nameless = await client.call('PATCH', `/api/logos/${logo.id}`, { name: ' ' })
    expect(nameless.json().fields).toEqual({ name: 'Please enter a name for your logo' })
  })

  it('goes with its picture', async () => {
    const client = await newUser()
    const { logo, objectPath } = await upload(client)
    const objectId = objectPath.split('/').at(-1)
    expect(await isStored(objectId)).toBe(true)
    expect((await client.call('DELETE', `/api/logos/${logo.id}`)).statusCode).toBe(200)
    expect((await client.call('GET', '/api/logos')).json()).toEqual([])
    expect((await client.call('GET', `/internal${objectPath}`)).statusCode).toBe(404)
    await vi.waitFor(async () => expect(await isStored(objectId)).toBe(false), 10_000)
  })

  it('that a template uses stays, and the user is told which', async () => {
    const client = await newUser()
    const { logo, objectPath } = await upload(client, png, { name: 'seal.png' })
    const template = { name: 'Studio', theme: 'blue-wave', companyLogoUrl: objectPath }
    await client.call('POST', '/api/templates', template)
    const refused = await client.call('DELETE', `/api/logos/${logo.id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe('"seal" is used by the template "Studio".')
    expect((await client.call('GET', `/internal${objectPath}`)).statusCode).toBe(200)
    expect((await client.call('DELETE', `/api/logos/${logo.id}?detach=true`)).statusCode).toBe(200)
    const [left] = (await client.call('GET', '/api/templates')).json()
    expect(left).toMatchObject({ name: 'Studio', companyLogoUrl: '' })
  })

  it('stands on the previews of its owner, and of nobody else', async () => {
    const [client, stranger] = [await newUser(), await newUser()]
    const { objectPath } = await upload(client)
    const preview = { companyName: 'Marlow & Finch', companyLogoUrl: objectPath }
    const draw = (call: Client['call'], fields: object) =>
      call('POST', '/api/template-preview/minimalist-line', fields)
    expect((await draw(client.call, preview)).body).toContain('<image ')
    for (const { statusCode, body } of [
      await draw(stranger.call, preview),
      await test.app.inject({
        method: 'POST',
        url: '/api/template-preview/minimalist-line',
        payload: preview,
      }),
      await draw(client.call, { ...preview, companyLogoUrl: '/objects/uploads/obj_gone' }),
    ]) {
      expect(statusCode).toBe(200)
      expect(body).not.toContain('<image ')
    }
  })

  it("of somebody else can't be seen, renamed, deleted or used", async () => {
    const [client, stranger] = [await newUser(), await newUser()]
    const { logo, objectPath } = await upload(client)
    expect((await stranger.call('GET', `/internal${objectPath}`)).statusCode).toBe(404)
    expect(
      (await stranger.call('PATCH', `/api/logos/${logo.id}`, { name: 'Mine' })).statusCode,
    ).toBe(404)
    expect((await stranger.call('DELETE', `/api/logos/${logo.id}?detach=true`)).statusCode).toBe(
      404,
    )
    const template = { name: 'Studio', theme: 'blue-wave', companyLogoUrl: objectPath }
    expect((await stranger.call('POST', '/api/templates', template)).statusCode).toBe(400)
    expect((await test.app.inject(`/internal${objectPath}`)).statusCode).toBe(401)
    expect((await client.call('GET', '/api/logos')).json()).toHaveLength(1)
  })
})

it('what was announced but never stored is cleared away, and nothing else', async () => {
  const client = await newUser()
  const { objectPath } = await upload(client)
  const forgotten = {
    id: 'obj_forgotten',
    userId: client.user.id,
    mediaType: 'image/png' as const,
    byteSize: 1,
    width: 1,
    height: 1,
    createdAt: new Date(test.clock.now.getTime() - 61 * minuteMs),
  }
  const underWay = { ...forgotten, id: 'obj_underway', createdAt: test.clock.now }
  await test.database.orm.insert(objects).values([forgotten, underWay])
  const { logo } = await upload(client, await picture('#00ff00'))
  await client.call('DELETE', `/api/logos/${logo.id}`)
  const ids = async () => (await test.database.orm.select().from(objects)).map(({ id }) => id)
  await vi.waitFor(async () => expect(await ids()).not.toContain('obj_forgotten'), 10_000)
  expect(await ids()).toContain('obj_underway')
  expect((await client.call('GET', `/internal${objectPath}`)).statusCode).toBe(200)
})

it('logos and their pictures go with their account', async () => {
  const { password, passwordHash } = quick
  const client = await newUser({ passwordHash })
  const { objectPath } = await upload(client)
  const objectId = objectPath.split('/').at(-1)
  const answer = await client.call('DELETE', '/api/account', { password })
  expect(answer.statusCode, answer.body).toBe(200)
  await vi.waitFor(async () => expect(await isStored(objectId)).toBe(false), 10_000)
  const left = await test.database.orm.select().from(logos)
  expect(left.map(({ userId }) => userId)).not.toContain(client.user.id)
})
