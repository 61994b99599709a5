import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

const proxy = '203.0.113.7'
const stranger = '198.51.100.9'
// Links that one address may open in a minute.
const allowed = 100
const tooMany = 3

describe('X-Forwarded-For', () => {
  let test: TestApp

  afterEach(() => test.close())

  /** How many of a few calls too many are refused, each of which claims to be made for another address. */
  async function refusedFrom(remoteAddress: string, added = ''): Promise<number> {
    const answers = Array.from({ length: allowed + tooMany }, (_, at) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/confirm-email?token=none',
        payload: {},
        headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `192.0.2.${at}${added}` },
        remoteAddress,
      }),
    )
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    return statuses.filter((status) => status === 429).length
  }

  it('is believed from nobody unless that is set', async () => {
    test = await startTestApp()
    for (const peer of [stranger, '127.0.0.1', '10.0.0.5']) {
      expect(await refusedFrom(peer), peer).toBe(tooMany)
    }
  })

  it('is believed from the proxy that is named, and from no other peer', async () => {
    test = await startTestApp({ env: { TRUST_PROXY: proxy } })
    expect(await refusedFrom(proxy)).toBe(0)
    for (const peer of [stranger, '127.0.0.1', '10.0.0.5']) {
      expect(await refusedFrom(peer), peer).toBe(tooMany)
    }
  })

  it('tells nothing by what a client put before the address that the proxy adds', async () => {
    test = await startTestApp({ env: { TRUST_PROXY: proxy } })
    expect(await refusedFrom(proxy, `, ${stranger}`)).toBe(tooMany)
  })
})
