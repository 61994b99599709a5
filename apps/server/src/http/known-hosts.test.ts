import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { readAnswer, sendBytes } from '../../../../tests/support/raw-answer.ts'

const addresses = ['/', '/login', '/api/auth/user', '/api/docs', '/api/themes', '/assets/x.js']

describe('an installation on this machine', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  const status = async (host: string, remoteAddress = '127.0.0.1', url = '/api/themes') =>
    (await test.app.inject({ url, headers: { host }, remoteAddress })).statusCode

  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:80',
    'localhost.:3000',
    'a.localhost:8080',
    '127.0.0.1',
    '127.0.0.1:45123',
    '127.8.8.8',
    '[::1]',
    '[::1]:3000',
    '[0:0:0:0:0:0:0:1]:3000',
  ])('answers to its own name %s, whatever the port', async (host) => {
    expect(await status(host)).toBe(200)
    expect(await status(host, '::1')).toBe(200)
    expect(await status(host, '::ffff:127.0.0.1')).toBe(200)
  })

  // The name of another site that its owner lets lead to 127.0.0.1 while a reader is on it (DNS rebinding).
  it.each([
    'rebound.example',
    'rebound.example:3000',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    'localhost@rebound.example',
    'localhost/rebound',
    'localhost,rebound.example',
    'rebound.example#localhost',
    '0.0.0.0:3000',
    '192.168.1.5:3000',
    '[fd00::1]',
    '[::1',
    '[::1].rebound.example',
    'localhost:99999999',
    ' ',
  ])('gives nothing to a page that calls it %s', async (host) => {
    for (const url of addresses) {
      const answer = await test.app.inject({ url, headers: { host } })
      expect(answer.statusCode, url).toBe(421)
      expect(answer.json().message).toContain('ALLOWED_HOSTS')
    }
    const login = { method: 'POST', url: '/api/auth/login', payload: {} } as const
    const own = { host, 'sec-fetch-site': 'same-origin', origin: `http://${host}` }
    expect((await test.app.inject({ ...login, headers: own })).statusCode).toBe(421)
  })

  it('takes no other name from a header that anybody can send', async () => {
    for (const name of ['x-forwarded-host', 'x-host', 'forwarded']) {
      const headers = { host: 'rebound.example', [name]: 'localhost' }
      expect((await test.app.inject({ url: '/', headers })).statusCode).toBe(421)
    }
  })

  it('knows from elsewhere only the very name of PUBLIC_URL', async () => {
    expect(await status('localhost:3000', '192.168.1.7')).toBe(200)
    expect(await status('127.0.0.1:3000', '192.168.1.7')).toBe(421)
    expect(await status('[::1]:3000', 'fd00::7')).toBe(421)
  })
})

describe('an installation for the world', () => {
  let test: TestApp
  const env = { PUBLIC_URL: 'https://sheaf.example/sub', TRUST_PROXY: 'on' }

  beforeAll(async () => {
    test = await startTestApp({ env: { ...env, ALLOWED_HOSTS: 'sheaf.lan, [fd00::5]' } })
  })

  afterAll(() => test.close())

  const status = async (headers: Record<string, string>, url = '/sub/api/themes') =>
    (await test.app.inject({ url, headers })).statusCode

  it.each([
    'sheaf.example',
    'sheaf.example:443',
    'Sheaf.Example.',
    'sheaf.lan:3000',
    '[fd00:0::5]',
  ])('answers to %s', async (host) => {
    expect(await status({ host })).toBe(200)
  })

  it.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'www.sheaf.example',
    'sheaf.example.evil',
  ])('does not answer to %s, not even through a proxy that is trusted', async (host) => {
    expect(await status({ host })).toBe(421)
    expect(await status({ host, 'x-forwarded-host': 'sheaf.example' })).toBe(421)
    const forwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'sheaf.example' }
    expect(await status({ host, ...forwarded })).toBe(421)
  })

  it.each(['10.0.0.5:3000', 'sheaf-1.internal', 'localhost', '[::1]:3000', '_'])(
    'tells a load balancer that asks for %s how it is',
    async (host) => {
      expect(await status({ host }, '/sub/healthz')).toBe(200)
      // Ready or, on a busy machine, not yet.
      expect([200, 503]).toContain(await status({ host }, '/sub/readyz'))
    },
  )

  it('does so for probes that name no host at all', async () => {
    const port = await test.listen()
    const statusOf = async (bytes: string) => readAnswer(await sendBytes(port, bytes)).status
    expect(await statusOf('GET /sub/healthz HTTP/1.0\r\n\r\n')).toBe(200)
    expect(await statusOf('GET /sub/api/themes HTTP/1.0\r\n\r\n')).toBe(421)
    const whole = 'GET http://sheaf.example/sub/api/themes HTTP/1.1\r\nHost: evil.example\r\n'
    expect(await statusOf(`${whole}Connection: close\r\n\r\n`)).toBe(421)
  })
})
