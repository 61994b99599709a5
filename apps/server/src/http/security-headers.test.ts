import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

describe('security headers', () => {
  let plain: TestApp
  let secure: TestApp

  beforeAll(async () => {
    plain = await startTestApp()
    secure = await startTestApp({ env: { PUBLIC_URL: 'https://sheaf.example' } })
  })

  afterAll(async () => {
    await plain.close()
    await secure.close()
  })

  it.each(['/', '/healthz', '/api/auth/user', '/api/nothing', '/api/docs'])(
    'stand on every answer, such as that of %s',
    async (url) => {
      const { headers } = await plain.app.inject(url)
      expect(headers['content-security-policy']).toBe(
        "default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self';" +
          "img-src 'self' data: blob:;frame-src 'self';frame-ancestors 'self';object-src 'none';" +
          "base-uri 'none';form-action 'self'",
      )
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'SAMEORIGIN',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
    },
  )

  it('bind the browser to https only where Sheaf is served over https', async () => {
    expect((await plain.app.inject('/healthz')).headers).not.toHaveProperty(
      'strict-transport-security',
    )
    expect((await secure.app.inject('/healthz')).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    )
  })

  it('bind the names below to https only where that is set', async () => {
    const env = { PUBLIC_URL: 'https://sheaf.example', HSTS_SUBDOMAINS: 'on' }
    const whole = await startTestApp({ env })
    expect((await whole.app.inject('/healthz')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
    await whole.close()
  })
})
