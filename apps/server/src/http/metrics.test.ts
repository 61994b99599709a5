import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

describe('metrics', () => {
  let direct: TestApp
  let behindProxy: TestApp

  beforeAll(async () => {
    direct = await startTestApp()
    behindProxy = await startTestApp({ env: { TRUST_PROXY: 'on' } })
  })

  afterAll(async () => {
    await direct.close()
    await behindProxy.close()
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

  it('are readable from the private network behind a proxy, but not through the proxy', async () => {
    expect(await status(behindProxy, '10.1.2.3')).toBe(200)
    expect(await status(behindProxy, 'fd00::1')).toBe(200)
    expect(await status(behindProxy, '203.0.113.9')).toBe(404)
    const through = { 'x-forwarded-for': '10.9.9.9' }
    expect(await status(behindProxy, '10.1.2.3', through)).toBe(404)
    expect(await status(direct, '127.0.0.1', through)).toBe(404)
  })
})
