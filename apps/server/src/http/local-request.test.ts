import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo } from '../../../../tests/support/mails.ts'
import { addUser } from '../../../../tests/support/users.ts'

type Sender = { readonly host: string; readonly peer: string; readonly [header: string]: string }

async function readable(test: TestApp, { host, peer, ...more }: Sender) {
  const headers = { host, ...more }
  const ask = (method: 'GET' | 'POST', url: string) =>
    test.app.inject({ method, url, headers, remoteAddress: peer })
  const mailbox = await ask('GET', '/mailbox')
  const metrics = await ask('GET', '/metrics')
  const login = await ask('POST', '/api/dev/login')
  return {
    mailbox: mailbox.body.includes('<h1>Mailbox</h1>'),
    metrics: metrics.body.includes('process_cpu_seconds_total'),
    devLogin: login.headers['set-cookie'] !== undefined,
  }
}

const everything = { mailbox: true, metrics: true, devLogin: true }
const nothing = { mailbox: false, metrics: false, devLogin: false }

describe('pages for this machine only', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp({
      env: { DEV_LOGIN: 'on', TRUST_PROXY: 'on', ALLOWED_HOSTS: 'sheaf.lan' },
    })
  })

  afterAll(() => test.close())

  it.each([
    { host: 'localhost:3000', peer: '127.0.0.1' },
    { host: '127.0.0.1:3000', peer: '127.0.0.1' },
    { host: 'localhost:3000', peer: '::1' },
    { host: '[::1]:3000', peer: '::1' },
    { host: '127.0.0.1', peer: '::ffff:127.0.0.1' },
  ])('open for a browser that sits here: %j', async (sender) => {
    expect(await readable(test, sender)).toEqual(everything)
  })

  it.each([
    ['a page that rebinds its name', { host: 'rebound.example:3000', peer: '127.0.0.1' }],
    ['the same over IPv6', { host: 'rebound.example:3000', peer: '::1' }],
    ['a proxy here that keeps the host and says nothing', { host: 'sheaf.lan', peer: '127.0.0.1' }],
    ['another machine', { host: 'localhost:3000', peer: '192.168.1.7' }],
    ['another machine over IPv6', { host: '[::1]:3000', peer: 'fd00::7' }],
    ['a link-local neighbour', { host: '[::1]:3000', peer: 'fe80::1' }],
    [
      'a proxy that is trusted and says 127.0.0.1',
      { host: 'localhost', peer: '127.0.0.1', 'x-forwarded-for': '127.0.0.1' },
    ],
    [
      'a trusted proxy elsewhere that says all is local',
      { host: 'localhost', peer: '10.0.0.2', 'x-forwarded-for': '::1' },
    ],
    [
      'a proxy that names the host apart',
      { host: 'evil.example', peer: '127.0.0.1', 'x-forwarded-host': 'localhost' },
    ],
  ])('are not there for %s', async (_name, sender) => {
    expect(await readable(test, sender)).toEqual(nothing)
  })
})

describe('an installation for the world that has no mail server', () => {
  let test: TestApp

  beforeAll(async () => {
    const env = { PUBLIC_URL: 'https://sheaf.example', ALLOWED_HOSTS: 'localhost,127.0.0.1,[::1]' }
    test = await startTestApp({ env })
  })

  afterAll(() => test.close())

  // What nginx and HAProxy send unless they are told to say for whom: the host of either side, and no other header.
  it.each(['sheaf.example', '127.0.0.1:3000', 'localhost:3000', '[::1]:3000'])(
    'shows its mails and figures to nobody, though a silent proxy here asks for %s',
    async (host) => {
      const { email } = await addUser(test.database.orm, {})
      const asked = await test.app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email },
        headers: { host },
      })
      expect(asked.json()).toMatchObject({ mailboxPath: null })
      const { id } = await mailTo(test, email, 'Reset')
      for (const peer of ['127.0.0.1', '::1']) {
        expect(await readable(test, { host, peer })).toEqual(nothing)
        for (const url of [`/mailbox/${id}`, `/mailbox/${id}/html`]) {
          const mail = await test.app.inject({ url, headers: { host }, remoteAddress: peer })
          expect(mail.body).not.toContain('reset-password')
        }
      }
    },
  )
})
