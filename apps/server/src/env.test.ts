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
      isLocal: true,
      allowedHosts: ['localhost'],
      trustProxy: [],
      metricsToken: undefined,
      hstsSubdomains: false,
      drainSeconds: 0,
      logLevel: 'info',
      smtpUrl: undefined,
      mailFrom: { name: 'Sheaf', address: 'no-reply@localhost' },
      devLogin: false,
      ratesUrl: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
      supportHours: 24,
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
    ['HSTS_SUBDOMAINS', 'yes'],
    ['ALLOWED_HOSTS', 'https://sheaf.lan'],
    ['ALLOWED_HOSTS', 'sheaf.lan,,other.lan'],
    ['ALLOWED_HOSTS', '*.sheaf.lan'],
    ['ALLOWED_HOSTS', 'fd00::5'],
    ['MAIL_FROM', 'Sheaf'],
    ['MAIL_FROM', 'Sheaf <sheaf>'],
    ['MAIL_FROM', 'Sheaf <a@b.example>, Eve <c@d.example>'],
    ['MAIL_FROM', 'Sheaf <a@b.example'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
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

  it.each(['mail.example', 'http://mail.example', 'smtp:', 'smtp://user:hunter2@'])(
    'refuses SMTP_URL=%s without showing it, since it may hold a password',
    (SMTP_URL) => {
      const message = refusal({ SMTP_URL })
      expect(message).toMatch(/^SMTP_URL is not the address of an email server/)
      expect(message).toContain('Accepted: smtp://')
      expect(message).not.toContain(`${SMTP_URL} `)
      expect(message).not.toContain('hunter2')
    },
  )

  it.each([
    ['https://sheaf.example/sub', undefined, 'Sheaf', 'no-reply@sheaf.example'],
    ['http://192.168.1.5:3000', undefined, 'Sheaf', 'no-reply@localhost'],
    ['http://[::1]:3000', undefined, 'Sheaf', 'no-reply@localhost'],
    [undefined, 'paper@sheaf.example', 'Sheaf', 'paper@sheaf.example'],
    [undefined, 'Paper, Ltd <a+b@x.example>', 'Paper, Ltd', 'a+b@x.example'],
    [undefined, '"Paper" <paper@x.example>', 'Paper', 'paper@x.example'],
  ])(
    'at PUBLIC_URL=%s sends mails from MAIL_FROM=%s as %s at %s',
    (PUBLIC_URL, MAIL_FROM, name, address) => {
      expect(readEnv({ PUBLIC_URL, MAIL_FROM }).mailFrom).toEqual({ name, address })
    },
  )

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

  it('answers to the name in PUBLIC_URL and to those in ALLOWED_HOSTS, spelled as in an address', () => {
    const PUBLIC_URL = 'https://Sheaf.Example:8443/sub'
    const ALLOWED_HOSTS = 'sheaf.lan, 192.168.1.5:3000,[FD00:0::5]'
    expect(readEnv({ PUBLIC_URL, ALLOWED_HOSTS })).toMatchObject({
      isLocal: false,
      allowedHosts: ['sheaf.example', 'sheaf.lan', '192.168.1.5', '[fd00::5]'],
    })
  })

  it('demands a long METRICS_TOKEN and never shows it', () => {
    const message = refusal({ METRICS_TOKEN: 'hunter2' })
    expect(message).toMatch(/^METRICS_TOKEN has 7 characters/)
    expect(message).not.toContain('hunter2')
    expect(readEnv({ METRICS_TOKEN: secret }).metricsToken).toBe(secret)
  })

  it('binds subdomains to https only where Sheaf is served over https', () => {
    expect(refusal({ HSTS_SUBDOMAINS: 'on' })).toMatch(/^HSTS_SUBDOMAINS is 'on' while PUBLIC_URL/)
    const settings = { HSTS_SUBDOMAINS: 'on', PUBLIC_URL: 'https://sheaf.example' }
    expect(readEnv(settings).hstsSubdomains).toBe(true)
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

describe('the store of objects', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'sheaf-logos',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hidden-secret',
  }

  it('is a folder unless S3 is configured', () => {
    expect(readEnv({}).s3).toBeUndefined()
    expect(readEnv(store).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'sheaf-logos',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'hidden-secret',
    })
    expect(readEnv({ ...store, S3_REGION: 'eu-central-1' }).s3?.region).toBe('eu-central-1')
  })

  it.each(Object.keys(store))('is refused without %s, which is named', (name) => {
    expect(() => readEnv({ ...store, [name]: ' ' })).toThrow(name)
  })

  it('is refused with an address or a bucket that cannot be, and no secret is shown', () => {
    expect(() => readEnv({ ...store, S3_ENDPOINT: 's3.example.com' })).toThrow(
      /S3_ENDPOINT is 's3.example.com'/,
    )
    expect(() => readEnv({ ...store, S3_BUCKET: 'No Bucket' })).toThrow(/^S3_BUCKET/)
    expect(() => readEnv({ ...store, S3_BUCKET: 'No Bucket' })).not.toThrow(/hidden-secret/)
  })
})

describe('the models', () => {
  const server = { AI_BASE_URL: 'https://models.example/v1/', AI_MODEL: 'reader' }

  it('are none unless a server is named', () => {
    expect(readEnv({}).ai).toBeUndefined()
    expect(readEnv({ ...server, AI_API_KEY: secret, AI_IMAGE_MODEL: 'painter' }).ai).toEqual({
      dialect: 'openai',
      baseUrl: 'https://models.example/v1',
      apiKey: secret,
      model: 'reader',
      imageModel: 'painter',
    })
  })

  it.each([
    ['https://api.anthropic.com', 'https://api.anthropic.com/v1'],
    ['https://api.anthropic.com/v1/', 'https://api.anthropic.com/v1'],
    ['https://proxy.example/anthropic', 'https://proxy.example/anthropic/v1'],
  ])('are spoken to as Anthropic wants it at %s', (given, baseUrl) => {
    expect(readEnv({ ...server, AI_BASE_URL: given }).ai).toMatchObject({
      dialect: 'anthropic',
      baseUrl,
    })
  })

  it('are OpenAI-like elsewhere, whatever the name resembles', () => {
    const ai = readEnv({ ...server, AI_BASE_URL: 'http://notanthropic.com:11434/v1' }).ai
    expect(ai?.dialect).toBe('openai')
  })

  it.each([
    [{ AI_MODEL: 'reader', AI_API_KEY: secret }, /AI_API_KEY and AI_MODEL set, but AI_BASE_URL/],
    [{ AI_BASE_URL: 'https://models.example/v1' }, /neither AI_MODEL nor AI_IMAGE_MODEL/],
    [{ ...server, AI_BASE_URL: 'models.example' }, /AI_BASE_URL is 'models.example'/],
    [{ ...server, AI_BASE_URL: `https://me:${secret}@models.example` }, /user name or password/],
    [
      { AI_BASE_URL: 'https://api.anthropic.com', AI_IMAGE_MODEL: 'painter' },
      /AI_IMAGE_MODEL is 'painter'/,
    ],
  ])('are refused half configured: %j', (source, words) => {
    expect(refusal(source)).toMatch(words)
    expect(refusal(source)).not.toContain(secret)
  })
})

describe('the feed of exchange rates', () => {
  it("is the central bank's unless another one is named, or none", () => {
    const own = 'http://10.0.0.2/eurofxref-daily.xml'
    expect(readEnv({ RATES_URL: own }).ratesUrl).toBe(own)
    expect(readEnv({ RATES_URL: 'off' }).ratesUrl).toBeUndefined()
  })

  it.each([
    ['yes', /^RATES_URL is 'yes'. Accepted: https:.*, or off/],
    ['ftp://bank.example/rates.xml', /^RATES_URL is/],
    [`https://me:${secret}@bank.example`, /user name or password/],
  ])('is refused at %s', (given, words) => {
    expect(refusal({ RATES_URL: given })).toMatch(words)
    expect(refusal({ RATES_URL: given })).not.toContain(secret)
  })
})
