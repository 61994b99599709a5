import { logoColours, logoStyles } from '@sheaf/contract/logo-choices'
import { companyNameRequired } from '@sheaf/contract/logo-generation'
import { aiLogoLimitMessage } from '@sheaf/contract/plans'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { logoAsker, logoRequest } from '../../../../tests/support/logo-asker.ts'
import {
  type ModelMood,
  type ModelServer,
  startModelServer,
} from '../../../../tests/support/model-server.ts'
import { logos, objects, users } from '../db/schema.ts'
import { openModels } from './open-models.ts'

const dayMs = 24 * 60 * 60 * 1000

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const premium = () => logoAsker(test, { subscription: 'premium' })

function objectCount(userId: string, on = test) {
  return on.database.orm.$count(objects, eq(objects.userId, userId))
}

describe('a logo for a free user', () => {
  it('is one, drawn on this machine, kept and counted', async () => {
    const { generate, shelf, used, picture } = await logoAsker(test)
    const answer = await generate()
    expect(answer.statusCode, answer.body).toBe(200)
    const { url, id, alternatives, engine, ...rest } = answer.json()
    expect({ alternatives, engine, rest }).toEqual({ alternatives: [], engine: 'local', rest: {} })
    expect(await shelf()).toMatchObject([
      { id, logoUrl: url, name: 'Marlow Joinery', isAiGenerated: true },
    ])
    expect(await picture(url)).toMatch(/^<svg [^>]*viewBox.*<path/)
    expect(await used()).toBe(1)
  })

  it('is not lost by one who wanted to choose first', async () => {
    const { generate, shelf } = await logoAsker(test)
    const { id } = (await generate({ ...logoRequest, propose: true })).json()
    expect(await shelf()).toMatchObject([{ id }])
  })

  it('is refused after the first, in the words of the plan', async () => {
    const { generate, shelf } = await logoAsker(test, { logosGenerated: 1 })
    const answer = await generate()
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'plan.limit-reached', message: aiLogoLimitMessage })
    expect(await shelf()).toEqual([])
  })

  it('is exactly one of ten that were asked for at once, and the rest leave nothing', async () => {
    const { generate, shelf, used, user } = await logoAsker(test)
    const answers = await Promise.all(Array.from({ length: 10 }, () => generate()))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(403)])
    expect(await shelf()).toHaveLength(1)
    expect(await used()).toBe(1)
    expect(await objectCount(user.id)).toBe(1)
  })

  it('may be gone without its use coming back', async () => {
    const { generate, call } = await logoAsker(test)
    const { id } = (await generate()).json()
    expect((await call('DELETE', `/api/logos/${id}`)).statusCode).toBe(200)
    expect((await generate()).statusCode).toBe(403)
  })
})

describe('logos for a premium user', () => {
  it('are five to choose from, of which the first is kept', async () => {
    const { generate, shelf, used, picture } = await premium()
    const { url, id, alternatives } = (await generate()).json()
    expect(alternatives).toHaveLength(4)
    expect(await shelf()).toMatchObject([{ id }])
    const urls = [url, ...alternatives.map((other: { url: string }) => other.url)]
    const drawings = await Promise.all(urls.map(picture))
    expect(new Set(drawings).size).toBe(urls.length)
    for (const drawing of drawings) expect(drawing).toMatch(/^<svg /)
    expect(await used()).toBe(1)
    expect((await generate()).statusCode).toBe(200)
    expect(await used()).toBe(2)
  })

  it('differ from request to request, and come back by their seed', async () => {
    const { generate, picture } = await premium()
    const drawn = async (body: object) => picture((await generate(body)).json().url)
    const seeded = { ...logoRequest, seed: 7 }
    expect(await drawn(seeded)).toBe(await drawn(seeded))
    const fresh = await Promise.all([1, 2, 3].map(() => drawn(logoRequest)))
    expect(new Set(fresh).size).toBeGreaterThan(1)
  })

  it('wait unseen for the choice, and only the chosen one stays', async () => {
    const { generate, shelf, call, user } = await premium()
    const { id, alternatives } = (await generate({ ...logoRequest, propose: true })).json()
    expect(await shelf()).toEqual([])
    const chosen = alternatives[1].id
    const kept = await call('POST', `/api/logos/${chosen}/keep`)
    expect(kept.json()).toMatchObject({ id: chosen, isAiGenerated: true })
    expect(await shelf()).toMatchObject([{ id: chosen }])
    const before = test.clock.now
    test.clock.now = new Date(before.getTime() + dayMs)
    await generate()
    await expect.poll(() => test.database.orm.$count(logos, eq(logos.id, id))).toBe(0)
    test.clock.now = before
    expect((await call('POST', `/api/logos/${id}/keep`)).statusCode).toBe(404)
    expect(await shelf()).toHaveLength(2)
    expect((await call('POST', `/api/logos/${chosen}/keep`)).statusCode).toBe(200)
    expect(await objectCount(user.id)).toBe(2 + alternatives.length)
  })

  it('stay when a template uses them', async () => {
    const { generate, shelf, call } = await premium()
    const { alternatives } = (await generate({ ...logoRequest, propose: true })).json()
    const { url, id } = alternatives[0]
    const template = { name: 'House style', theme: 'blue-wave', companyLogoUrl: url }
    expect((await call('POST', '/api/templates', template)).statusCode).toBe(201)
    expect(await shelf()).toMatchObject([{ id }])
  })

  it('are for their owner alone', async () => {
    const [owner, stranger] = [await premium(), await premium()]
    const { id, url } = (await owner.generate({ ...logoRequest, propose: true })).json()
    expect((await stranger.call('POST', `/api/logos/${id}/keep`)).statusCode).toBe(404)
    expect((await stranger.call('GET', `/internal${url}`)).statusCode).toBe(404)
  })
})

describe('a request for a logo', () => {
  it.each([
    ['one letter', 'Q'],
    ['sixty letters', 'Wolfeschlegelsteinhausenbergerdorff und Söhne Feinmechanik AG'.slice(0, 60)],
    ['Hebrew', 'נגריית השלום'],
    ['Chinese', '北京木业有限公司'],
    ['emoji alone', '🦄🌈'],
    ['markup', '<script>alert(1)</script> & "Sons"'],
  ])('may be a name of %s', async (_kind, companyName) => {
    const { generate, shelf, picture } = await logoAsker(test)
    const answer = await generate({ ...logoRequest, companyName })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await shelf()).toMatchObject([{ name: companyName }])
    const drawing = await picture(answer.json().url)
    expect(drawing).not.toContain('<script')
    const shown = await sharp(Buffer.from(drawing)).stats()
    expect(shown.channels[0]?.stdev).toBeGreaterThan(0)
  })

  it.each(['', '   ', '\u200b\u00a0', undefined])('needs a name: %j', async (companyName) => {
    const { generate, used } = await logoAsker(test)
    const answer = await generate({ ...logoRequest, companyName })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ fields: { companyName: companyNameRequired.text } })
    expect(await used()).toBe(0)
  })

  it.each([
    ['companyName', { companyName: 'x'.repeat(61) }],
    ['style', { style: 'baroque' }],
    ['colors', { colors: ['#17347f'] }],
    ['colors', { colors: ['#123456', 'navy'] }],
    ['colors', { colors: ['#123456', '#2f8ae5', '#2f8ae5'] }],
    ['colors', { colors: 'blue' }],
    ['seed', { seed: -1 }],
  ])('is refused at its %s: %j', async (field, change) => {
    const { generate } = await logoAsker(test)
    const answer = await generate({ ...logoRequest, ...change })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('takes every style and pair of colours, however they are written', async () => {
    for (const [index, colors] of Object.values(logoColours).entries()) {
      const { generate } = await logoAsker(test)
      const style = logoStyles[index]?.toUpperCase()
      const upper = colors.map((colour) => colour.toUpperCase())
      expect((await generate({ ...logoRequest, style, colors: upper })).statusCode).toBe(200)
    }
  })

  it('takes any two colors: a brand has its own', async () => {
    const { generate } = await logoAsker(test)
    const answer = await generate({ ...logoRequest, colors: ['#0B6E4F', '#fa9f42'] })
    expect(answer.statusCode).toBe(200)
  })

  it('is for signed-in users on our own pages', async () => {
    const post = { method: 'POST', url: '/api/ai/generate-logo', payload: logoRequest } as const
    expect((await test.app.inject(post)).statusCode).toBe(401)
    const { cookie } = await test.signIn()
    const elsewhere = { cookie, 'sec-fetch-site': 'cross-site' }
    expect((await test.app.inject({ ...post, headers: elsewhere })).statusCode).toBe(403)
  })

  it('is limited in number for everybody', async () => {
    const { generate } = await logoAsker(test, { logosGenerated: 1 })
    const answers = await Promise.all(Array.from({ length: 45 }, () => generate()))
    const late = answers.filter(({ statusCode }) => statusCode === 429)
    expect(late).toHaveLength(5)
    expect(Number(late[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('leaves no word in the log', async () => {
    const { generate } = await logoAsker(test)
    await generate({ ...logoRequest, companyName: 'Quxmarker and Sons' })
    await generate({ ...logoRequest, companyName: 'Quxmarker and Sons', style: 'Quxmarker' })
    expect(test.log.text()).not.toContain('Quxmarker')
  })
})

describe('with an image model', () => {
  let server: ModelServer
  let withModel: TestApp
  beforeAll(async () => {
    server = await startModelServer()
    withModel = await startTestApp({ models: await openModels(server.settings, 2500) })
  })
  afterAll(async () => {
    await withModel.close()
    await server.stop()
  })
  beforeEach(() => {
    server.mood = 'answers'
    server.asked.length = 0
  })

  it('its picture is checked and kept like an upload', async () => {
    const { generate, call, shelf } = await logoAsker(withModel, { subscription: 'premium' })
    const { url, alternatives, engine } = (await generate()).json()
    expect(engine).toBe('model')
    expect(alternatives).toHaveLength(4)
    const shown = await call('GET', `/internal${url}`)
    expect(shown.headers['content-type']).toBe('image/png')
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(64)
    expect(await shelf()).toMatchObject([{ width: 64, height: 48, isAiGenerated: true }])
    expect(String(server.asked[0]?.body.prompt)).toContain('Marlow Joinery')
  })

  it.each<ModelMood>([
    'never answers',
    'hangs up',
    'refuses',
    'fails',
    'talks instead',
    'answers rubbish',
  ])('that %s the local engine draws, says so, and counts once', async (mood) => {
    server.mood = mood
    const { generate, used, picture } = await logoAsker(withModel)
    const answer = await generate({ ...logoRequest, companyName: 'Quxmarker' })
    expect(answer.json()).toMatchObject({ engine: 'local-after-model-failure' })
    expect(await picture(answer.json().url)).toMatch(/^<svg /)
    expect(await used()).toBe(1)
    expect(withModel.log.text()).toContain('the image model drew no logo')
    expect(withModel.log.text()).not.toContain('Quxmarker')
  })

  it('one who leaves before the answer is not worked for and pays nothing', async () => {
    server.mood = 'never answers'
    const patient = await startTestApp({ models: await openModels(server.settings) })
    const { user, cookie } = await patient.signIn()
    const leaving = new AbortController()
    const asking = fetch(`http://127.0.0.1:${await patient.listen()}/api/ai/generate-logo`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify(logoRequest),
      signal: leaving.signal,
    })
    await expect.poll(() => server.waiting).toBe(1)
    leaving.abort()
    await expect(asking).rejects.toThrow()
    await expect.poll(() => server.waiting).toBe(0)
    await expect.poll(() => patient.log.text()).toContain('request.abandoned')
    const [left] = await patient.database.orm.select().from(users).where(eq(users.id, user.id))
    expect(left?.logosGenerated).toBe(0)
    expect(await objectCount(user.id, patient)).toBe(0)
    await patient.close()
  })
})
