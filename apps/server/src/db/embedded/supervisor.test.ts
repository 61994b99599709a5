import { describe, expect, it } from 'vitest'
import { silentLog } from '../../../../../tests/support/postgres.ts'
import type { Postmaster } from './postmaster.ts'
import { nextPause, supervise } from './supervisor.ts'

describe('the pause before a database is started again', () => {
  it('is short after the first death', () => {
    expect(nextPause(0, 5)).toBe(100)
  })

  it('doubles with each early death, up to half a minute', () => {
    const pauses = [0]
    for (let death = 0; death < 12; death += 1) pauses.push(nextPause(pauses.at(-1) ?? 0, 5))
    expect(pauses.slice(1, 5)).toEqual([100, 200, 400, 800])
    expect(pauses.at(-1)).toBe(30_000)
  })

  it('is short again after a calm minute', () => {
    expect(nextPause(30_000, 60_000)).toBe(100)
  })
})

describe('supervising', () => {
  it('starts again after each unexpected end and each failed start, until it is stopped', async () => {
    const world = aWorld()
    const supervisor = await supervise(world.start, silentLog)
    world.current().end()
    await world.started(2)
    world.failNext = 1
    world.current().end()
    await world.started(4)
    await supervisor.stop()
    expect(world.log).toEqual(['start', 'start', 'fail', 'start', 'stop'])
  })

  it('ends a database that was just being started when it is told to stop', async () => {
    const world = aWorld()
    const supervisor = await supervise(world.start, silentLog)
    world.current().end()
    await world.started(2)
    await supervisor.stop()
    expect(world.log).toEqual(['start', 'start', 'stop'])
  })
})

/** Databases that end when the test says so. */
function aWorld() {
  const log: string[] = []
  const servers: { end: () => void }[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const world = {
    log,
    failNext: 0,
    current: () => servers.at(-1) ?? { end: () => {} },
    started: (count: number) => new Promise<void>((resolve) => waiting.push({ count, resolve })),
    start: async (): Promise<Postmaster> => {
      const isFailure = world.failNext > 0
      log.push(isFailure ? 'fail' : 'start')
      for (const { count, resolve } of waiting) if (log.length >= count) resolve()
      if (isFailure) {
        world.failNext -= 1
        throw new Error('no start')
      }
      const { promise: ended, resolve } = Promise.withResolvers<string>()
      let isOver = false
      const end = (reason: string) => {
        isOver = true
        resolve(reason)
      }
      servers.push({ end: () => end('SIGKILL') })
      const stop = async () => {
        if (!isOver) log.push('stop')
        end('exit code 0')
      }
      return {
        pid: servers.length,
        endpoint: { kind: 'socket', directory: '/run', port: 1 },
        ended,
        stop,
      }
    },
  }
  return world
}
