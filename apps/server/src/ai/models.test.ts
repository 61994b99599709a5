import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type ModelMood,
  type ModelServer,
  startModelServer,
} from '../../../../tests/support/model-server.ts'
import { openModels } from './open-models.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.mood = 'answers'
  server.asked.length = 0
})

const request = {
  schema: z.object({ city: z.string() }),
  system: 'Find the city.',
  prompt: 'Rue Haute 5, Brussels',
  signal: new AbortController().signal,
}
const picture = { prompt: 'A logo', count: 1, signal: request.signal }

async function ask(patienceMs = 5000) {
  const { object } = await openModels(server.settings, patienceMs)
  return object?.(request)
}

describe('the models of an installation', () => {
  it('are not there unless configured', async () => {
    expect(await openModels(undefined)).toEqual({ object: undefined, image: undefined })
    expect((await openModels({ ...server.settings, imageModel: undefined })).image).toBeUndefined()
    expect((await openModels({ ...server.settings, model: undefined })).object).toBeUndefined()
  })

  it('answer by the schema that they are told', async () => {
    server.object = { city: 'Brussels' }
    expect(await ask()).toEqual({ city: 'Brussels' })
    const [asked] = server.asked
    expect(asked).toMatchObject({
      path: '/v1/chat/completions',
      key: 'Bearer a key of tests',
      body: { model: 'reader', response_format: { type: 'json_schema' } },
    })
    expect(JSON.stringify(asked?.body.messages)).toContain('Find the city.')
  })

  it('are asked in words where a server knows no schemas', async () => {
    server.object = { city: 'Brussels' }
    server.mood = 'knows no schemas'
    expect(await ask()).toEqual({ city: 'Brussels' })
    expect(server.asked.map(({ body }) => 'response_format' in body)).toEqual([true, false])
    expect(JSON.stringify(server.asked[1]?.body.messages)).toContain('city')
  })

  it('draw as many pictures as are wanted, one at a time', async () => {
    const { image } = await openModels(server.settings)
    expect(await image?.({ ...picture, count: 3 })).toHaveLength(3)
    expect(server.asked).toHaveLength(3)
    expect(server.asked[0]?.body).toMatchObject({ model: 'painter', n: 1, prompt: 'A logo' })
  })

  it.each<[ModelMood, string]>([
    ['hangs up', 'unreachable'],
    ['refuses', 'refused'],
    ['fails', 'refused'],
    ['talks instead', 'unusable'],
    ['answers rubbish', 'unusable'],
  ])('that %s fail without a word of what they were asked', async (mood, reason) => {
    server.mood = mood
    server.object = { city: 7 }
    const failure = await ask().catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ModelError', reason })
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('Brussels')
  })

  it('whose answer is of another kind fail', async () => {
    server.object = { city: 7 }
    await expect(ask()).rejects.toMatchObject({ reason: 'unusable' })
  })

  it('are not waited for beyond their time, nor once nobody waits', async () => {
    server.mood = 'never answers'
    await expect(ask(80)).rejects.toMatchObject({ reason: 'too-slow' })
    const { image } = await openModels(server.settings)
    const leaving = new AbortController()
    const drawing = image?.({ ...picture, signal: leaving.signal })
    await expect.poll(() => server.waiting).toBe(1)
    leaving.abort()
    await expect(drawing).rejects.toMatchObject({ name: 'ModelError' })
    await expect.poll(() => server.waiting).toBe(0)
  })

  it('that are not there at all are unreachable', async () => {
    const { object } = await openModels({ ...server.settings, baseUrl: 'http://127.0.0.1:9/v1' })
    await expect(object?.(request)).rejects.toMatchObject({ reason: 'unreachable' })
  })
})
