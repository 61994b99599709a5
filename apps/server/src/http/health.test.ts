import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { withServer } from '../../../../tests/support/postgres.ts'
import { errors } from './errors.ts'
import { health, type ReadinessCheck } from './health.ts'

async function probe(checks: ReadinessCheck[]) {
  const app = Fastify()
  app.setSerializerCompiler(serializerCompiler)
  await app.register(errors)
  await app.register(health, { checks, ending: new AbortController().signal, timeLimitMs: 50 })
  return app.inject('/readyz')
}

const answers: ReadinessCheck = { name: 'database', run: async () => undefined }
const refuses: ReadinessCheck = { name: 'typesetter', run: () => Promise.reject(new Error('no')) }
const hangs: ReadinessCheck = { name: 'objects', run: () => new Promise(() => undefined) }

async function setReachable({ database }: TestApp, isReachable: boolean): Promise<void> {
  const name = new URL(database.pool.options.connectionString ?? '').pathname.slice(1)
  await withServer(inject('postgresUrl'), async (server) => {
    await server.query(`alter database ${name} allow_connections ${isReachable}`)
    await server.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    )
  })
}

describe('probes', () => {
  it('tell that the process is up and whether the database answers now', async () => {
    const test = await startTestApp()
    await test.typesetter.check()
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await test.app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', typesetter: 'ok', objects: 'ok' },
    })

    await setReachable(test, false)
    const unready = await test.app.inject('/readyz')
    expect(unready.statusCode).toBe(503)
    expect(unready.json()).toMatchObject({
      code: 'server.not-ready',
      message: 'Not ready: database',
      fields: { database: 'does not answer' },
    })
    expect((await test.app.inject('/healthz')).statusCode).toBe(200)

    await setReachable(test, true)
    const ready = await test.app.inject('/readyz')
    expect(ready.statusCode).toBe(200)
    expect(ready.headers.connection).toBe('keep-alive')

    test.ending.abort()
    const leaving = await test.app.inject('/readyz')
    expect(leaving.statusCode).toBe(503)
    expect(leaving.json()).toMatchObject({ message: 'Not ready: about to end' })
    const last = await test.app.inject('/healthz')
    expect(last.statusCode).toBe(200)
    expect(last.headers.connection).toBe('close')
    await test.close()
  })

  it('name each part that refuses or does not answer in time', async () => {
    expect((await probe([answers])).statusCode).toBe(200)
    const answer = await probe([answers, refuses, hangs])
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({
      message: 'Not ready: typesetter, objects',
      fields: { typesetter: 'does not answer', objects: 'does not answer' },
    })
  })
})
