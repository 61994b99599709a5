import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../../../../tests/support/free-port.ts'
import { RateLimitError } from './app-error.ts'
import { countAttempt, createRateLimiter } from './rate-limit.ts'

const away = new pg.Pool({ host: '127.0.0.1', port: await freePort() })
afterAll(() => away.end())

it('goes on counting while the database is away', async () => {
  const limiter = createRateLimiter(away, 'support', { points: 3, duration: 60, isFinal: true })
  for (let attempt = 0; attempt < 3; attempt += 1) await countAttempt(limiter, 'ada')
  await expect(countAttempt(limiter, 'ada')).rejects.toThrow(RateLimitError)
  await countAttempt(limiter, 'bob')
})
