import { expect } from 'vitest'
import type { Answer } from './owner.ts'

const safePolicy =
  /^(?=.*frame-ancestors '(?:self|none)')(?=.*base-uri 'none')(?=.*(?:object|default)-src 'none')/

/** What holds of every answer, whoever asked for whatever: it is nobody else's to frame, to guess at, to keep or to read. */
export function expectSafeHeaders(url: string, { headers, body, status }: Answer): void {
  const about = { url, status }
  const policy = String(headers['content-security-policy'])
  expect({ ...about, policy }).toMatchObject({ policy: expect.stringMatching(safePolicy) })
  expect({ ...about, ...headers }).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
  })
  const telling = Object.keys(headers).filter((name) =>
    /^(?:access-control-|x-powered-by$|server$)/.test(name),
  )
  expect({ ...about, telling }).toEqual({ ...about, telling: [] })
  if (/^\/(?:api(?!\/docs)|internal|mailbox)/.test(url)) {
    expect({ ...about, kept: headers['cache-control'] }).toMatchObject({
      kept: expect.stringMatching(/^(?:no-store|private, no-cache)$/),
    })
  }
  const type = String(headers['content-type'] ?? '')
  if (body !== '')
    expect({ ...about, type }).toMatchObject({ type: expect.stringMatching(/\w\/\w/) })
  if (/^text\/|\+?xml$/.test(type.split(';')[0] ?? ''))
    expect({ ...about, type }).toMatchObject({
      type: expect.stringMatching(/charset=(?:utf-8|windows-1252)/i),
    })
  for (const cookie of [headers['set-cookie'] ?? []].flat()) {
    expect({ ...about, cookie }).toMatchObject({
      cookie: expect.stringMatching(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=(?:Lax|Strict)/),
    })
  }
}
