import { afterEach, expect, it } from 'vitest'
import { openWire, type TroubledWire } from '../../../../tests/support/troubled-wire.ts'
import { WatchedPool } from './watched-pool.ts'

let wire: TroubledWire | undefined
afterEach(() => wire?.close())

it('tells whoever waits for a connection, and whoever comes next, once its database is known to be silent', async () => {
  wire = await openWire()
  const pool = new WatchedPool({ host: '127.0.0.1', port: wire.port, user: 'nobody' })
  const waiting = [pool.connect(), pool.query('select 1')]
  pool.isSilent = true
  const answers = await Promise.allSettled([...waiting, pool.connect(), pool.query('select 1')])
  const silence = { status: 'rejected', reason: expect.objectContaining({ code: '08006' }) }
  expect(answers).toEqual([silence, silence, silence, silence])
})
