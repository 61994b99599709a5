import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

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
