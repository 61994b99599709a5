import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { jobsSchema, type Queue, TryLater } from '../jobs/jobs.ts'

const token = 'a-token-of-32-characters-or-more-1'

describe('metrics', () => {
  let direct: TestApp
  let withToken: TestApp

  beforeAll(async () => {
    direct = await startTestApp()
    const env = { PUBLIC_URL: 'https://sheaf.example', TRUST_PROXY: 'on', METRICS_TOKEN: token }
    withToken = await startTestApp({ env })
  })

  afterAll(async () => {
    await direct.close()
    await withToken.close()
  })

  async function status(
    test: TestApp,
    remoteAddress: string,
    headers: Record<string, string> = {},
  ) {
    return (await test.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  }

  it('count requests by method, route pattern and status, never by address', async () => {
    await direct.app.inject('/api/auth/user?q=secret-query')
    await direct.app.inject('/some-secret-path')
    const { body, headers } = await direct.app.inject('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; version=/)
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/auth/user",status="401"} 1',
    )
    expect(body).toContain('route="/*"')
    expect(body).toContain('process_cpu_seconds_total')
    expect(body).not.toContain('secret')
  })

  it('tell what waits behind the requests: jobs that could begin, jobs that fail, and queries', async () => {
    const { app, jobs, database } = direct
    const queue = (name: string): Queue<object> => ({
      ...{ name, atOnce: 1, parse: () => ({}) },
      options: { retryLimit: 5, retryDelay: 600 },
    })
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await jobs.work(queue('slow'), () => held)
    await jobs.work(queue('failing'), async () => {
      throw new TryLater('not today')
    })
    for (const name of ['slow', 'slow', 'failing']) await jobs.add(queue(name), {}, database.orm)
    for (const name of ['slow', 'failing']) jobs.wake(queue(name))
    await jobsAre(direct, { slow: ['active', 'created'], failing: ['retry'] })
    const { body } = await app.inject('/metrics')
    letGo()
    expect(body).toContain('sheaf_jobs_waiting{queue="slow"} 1')
    expect(body).toContain('sheaf_jobs_retrying{queue="slow"} 0')
    expect(body).toContain('sheaf_jobs_retrying{queue="failing"} 1')
    expect(body).toMatch(/sheaf_jobs_oldest_seconds\{queue="slow"\} \d+\.\d/)
    expect(body).toContain('sheaf_jobs_waiting{queue="failing"} 0')
    expect(body).toContain('sheaf_jobs_oldest_seconds{queue="failing"} 0')
    expect(body).toMatch(/sheaf_database_connections\{state="open"\} [1-9]/)
    expect(body).toMatch(/sheaf_database_connections\{state="wanted"\} \d/)
  })

  it('hold every figure that the alerts of deploy/alerts.yml ask for', async () => {
    await direct.app.inject('/api/auth/user')
    const { body } = await direct.app.inject('/metrics')
    const rules = await readFile(new URL('../../../../deploy/alerts.yml', import.meta.url), 'utf8')
    const asked = [...rules.matchAll(/\b(?:sheaf|http|nodejs|process)_\w+/g)].map(([name]) => name)
    expect(new Set(asked).size).toBeGreaterThan(6)
    for (const name of new Set(asked)) expect(body).toMatch(new RegExp(`^${name}[{ ]`, 'm'))
  })

  it('are readable from this machine only', async () => {
    expect(await status(direct, '127.0.0.1')).toBe(200)
    expect(await status(direct, '::1')).toBe(200)
    expect(await status(direct, '::ffff:127.0.0.1')).toBe(200)
    expect(await status(direct, '10.1.2.3')).toBe(404)
    expect(await status(direct, '203.0.113.9')).toBe(404)
  })

  it('are readable from another machine, by its address, with the token of METRICS_TOKEN', async () => {
    const authorization = `Bearer ${token}`
    expect(await status(withToken, '10.1.2.3', { authorization, host: '10.0.0.5:3000' })).toBe(200)
    expect(await status(withToken, '127.0.0.1', { authorization })).toBe(200)
    for (const wrong of [token, `Bearer ${token}x`, 'Bearer', 'Bearer undefined', '']) {
      expect(await status(withToken, '10.1.2.3', { authorization: wrong })).toBe(404)
    }
    expect(await status(direct, '10.1.2.3', { authorization: 'Bearer undefined' })).toBe(404)
  })
})

/** Until the jobs of each queue are in these states. */
async function jobsAre(
  { database }: TestApp,
  wanted: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const states = async (queue: string) => {
    const { rows } = await database.pool.query<{ state: string }>(
      `select state::text from ${jobsSchema}.job where name = $1 order by state::text`,
      [queue],
    )
    return rows.map(({ state }) => state)
  }
  for (const [queue, expected] of Object.entries(wanted)) {
    await expect.poll(() => states(queue)).toEqual(expected)
  }
}
