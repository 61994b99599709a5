import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { drain } from './drain.ts'

async function listen(respond: () => Promise<string>) {
  const app = Fastify({ return503OnClosing: false })
  app.get('/', respond)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

function get(port: number, agent = new Agent()): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.setEncoding('utf8')
      answer.once('data', resolve)
    })
    call.on('error', reject)
    call.end()
  })
}

describe('drain', () => {
  it('lets a request in flight end, and does not wait for its connection to be used again', async () => {
    const begun = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const { app, port } = await listen(async () => {
      begun.resolve()
      await mayEnd.promise
      return 'finished'
    })
    const answer = get(port, new Agent({ keepAlive: true }))
    await begun.promise
    const drained = drain(app, 60_000)
    await expect(get(port)).rejects.toThrow('ECONNREFUSED')
    mayEnd.resolve()
    expect(await answer).toBe('finished')
    await drained
  }, 5_000)

  it('cuts what does not end in time', async () => {
    const begun = Promise.withResolvers<void>()
    const { app, port } = await listen(() => {
      begun.resolve()
      return new Promise(() => undefined)
    })
    const answer = get(port)
    const cut = expect(answer).rejects.toThrow('socket hang up')
    await begun.promise
    await drain(app, 50)
    await cut
  })
})
