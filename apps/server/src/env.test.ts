import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { StartError } from './start-error.ts'

const secret = 'a-secret-of-more-than-32-characters-that-nobody-may-see'

function refusal(source: Record<string, string>): string {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('The environment was accepted')
}

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      publicOrigin: 'http://localhost:3000',
      basePath: '/',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      appSecret: undefined,
      trustProxy: [],
      logLevel: 'info',
      devLogin: false,
      renderWorkers: Math.min(availableParallelism(), 64),
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', LOG_LEVEL: ' ', DATABASE_URL: '' })).toEqual(readEnv({}))
  })

  it('follows PORT in the public address', () => {
    expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  it.each([
    ['https://sheaf.example', 'https://sheaf.example', '/'],
    ['https://sheaf.example/', 'https://sheaf.example', '/'],
    ['https://example.com/sub', 'https://example.com/sub', '/sub/'],
    ['https://example.com:8443/a/b-c/', 'https://example.com:8443/a/b-c', '/a/b-c/'],
  ])('takes the base path from PUBLIC_URL %s', (given, publicUrl, basePath) => {
    expect(readEnv({ PUBLIC_URL: given })).toMatchObject({ publicUrl, basePath })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'sheaf.example'],
    ['PUBLIC_URL', 'ftp://sheaf.example'],
    ['PUBLIC_URL', 'https://sheaf.example/?a=b'],
    ['PUBLIC_URL', 'https://sheaf.example/:param'],
    ['PUBLIC_URL', 'https://sheaf.example//x'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, example.com'],
    ['DEV_LOGIN', 'true'],
    ['RENDER_WORKERS', '0'],
    ['RENDER_WORKERS', '65'],
    ['RENDER_WORKERS', '1.5'],
    ['RENDER_WORKERS', 'all'],
  ])('refuses %s=%s, naming the variable, its value and what is accepted', (name, value) => {
    const message = refusal({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name} is '`))
    expect(message).toContain(`'${value}'`)
    expect(message).toContain('Accepted: ')
  })

  it('never shows a database address, which may hold a password', () => {
    const message = refusal({ DATABASE_URL: 'mysql://root:hunter2@db/sheaf' })
    expect(message).toContain('DATABASE_URL')
    expect(message).toContain('Accepted: postgres://')
    expect(message).not.toContain('hunter2')
  })

  it('never shows a password in PUBLIC_URL', () => {
    const message = refusal({ PUBLIC_URL: 'https://me:hunter2@sheaf.example' })
    expect(message).toContain('PUBLIC_URL')
    expect(message).not.toContain('hunter2')
  })

  it('demands APP_SECRET on a shared database, long enough, and never shows it', () => {
    const DATABASE_URL = 'postgres://sheaf@db/sheaf'
    expect(refusal({ DATABASE_URL })).toContain('APP_SECRET is not set')
    const message = refusal({ DATABASE_URL, APP_SECRET: 'too-short-secret' })
    expect(message).toContain('APP_SECRET has 16 characters')
    expect(message).not.toContain('too-short-secret')
    expect(readEnv({ DATABASE_URL, APP_SECRET: secret })).toMatchObject({
      databaseUrl: DATABASE_URL,
      appSecret: secret,
    })
  })

  it('takes the number of render workers', () => {
    expect(readEnv({ RENDER_WORKERS: '3' }).renderWorkers).toBe(3)
  })

  it('trusts only proxies at private addresses when TRUST_PROXY is on', () => {
    expect(readEnv({ TRUST_PROXY: 'on' }).trustProxy).toEqual([
      'loopback',
      'linklocal',
      'uniquelocal',
    ])
    expect(readEnv({ TRUST_PROXY: '203.0.113.7, 2001:db8::/32' }).trustProxy).toEqual([
      '203.0.113.7',
      '2001:db8::/32',
    ])
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://a.localhost'])(
    'allows DEV_LOGIN on %s',
    (PUBLIC_URL) => {
      expect(readEnv({ DEV_LOGIN: 'on', PUBLIC_URL }).devLogin).toBe(true)
    },
  )

  it.each(['https://sheaf.example', 'http://192.168.1.5', 'http://localhost.example'])(
    'refuses DEV_LOGIN on %s',
    (PUBLIC_URL) => {
      expect(refusal({ DEV_LOGIN: 'on', PUBLIC_URL })).toMatch(
        /^DEV_LOGIN is 'on' while PUBLIC_URL/,
      )
    },
  )
})
