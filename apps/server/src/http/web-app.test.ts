import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { sendBytes } from '../../../../tests/support/raw-answer.ts'

const script = `console.log(${JSON.stringify('x'.repeat(3000))})`
const html = `<!doctype html><meta name="base-path" content="/__base__/">
<script type="module" src="/__base__/assets/app-1a2b.js"></script><!-- ${'long '.repeat(400)}-->`

const drawn = {
  '/': { file: 'pages/start.html', status: 200 },
  '/howto/credit-note-guide': { file: 'pages/guide.html', status: 200 },
  '/howto/:slug': { file: 'pages/no-guide.html', status: 404 },
  '/sitemap.xml': { file: 'pages/sitemap.xml', status: 200 },
}

async function buildScratchDist(dir: string): Promise<void> {
  await mkdir(join(dir, 'assets'), { recursive: true })
  await writeFile(join(dir, 'index.html'), html)
  await mkdir(join(dir, 'pages'))
  await writeFile(join(dir, 'pages.json'), JSON.stringify(drawn))
  for (const { file } of Object.values(drawn)) {
    const text = `${file} at https://origin.invalid/__base__/howto${html}`
    await writeFile(join(dir, file), text)
  }
  await writeFile(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(dir, '.hidden'), 'hidden')
  await writeFile(join(dir, 'assets', '.hidden.js'), 'hidden')
  await writeFile(join(dir, 'assets', 'app-1a2b.js'), script)
  await writeFile(join(dir, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(dir, 'assets', 'app-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(dir, 'assets', 'photo-3c4d.webp'), 'pixels')
  await writeFile(join(dir, 'sw.js'), script)
  await writeFile(join(dir, 'assets', 'engine-worker-5e6f.js'), script)
  await writeFile(join(dir, 'assets', 'engine-worker-5e6f.js.br'), brotliCompressSync(script))
}

describe('the web app', () => {
  let scratch: string
  let atRoot: TestApp
  let below: TestApp

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'sheaf-web-'))
    const webDir = join(scratch, 'dist')
    await buildScratchDist(webDir)
    await writeFile(join(scratch, 'secret.txt'), 'outside of the folder')
    atRoot = await startTestApp({ webDir })
    below = await startTestApp({ webDir, env: { PUBLIC_URL: 'https://example.com/sub' } })
  })

  afterAll(async () => {
    await atRoot.close()
    await below.close()
    await rm(scratch, { recursive: true })
  })

  const get = (url: string, encoding = 'identity', test = atRoot) =>
    test.app.inject({ url, headers: { 'accept-encoding': encoding } })

  it.each(['identity', 'br'])(
    'lets the engine and the pages that start it compile WebAssembly, and nothing else (%s)',
    async (encoding) => {
      const policyOf = async (url: string) =>
        (await get(url, encoding)).headers['content-security-policy']
      expect(await policyOf('/assets/engine-worker-5e6f.js')).toBe(
        "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';" +
          "base-uri 'none';frame-ancestors 'none'",
      )
      expect(await policyOf('/create/invoice')).toContain("script-src 'self' 'wasm-unsafe-eval';")
      expect(await policyOf('/create/invoice')).not.toContain("'unsafe-eval'")
      for (const url of ['/assets/app-1a2b.js', '/sw.js', '/', '/healthz'])
        expect(await policyOf(url)).not.toContain('eval')
    },
  )

  it('lets no browser keep the service worker without asking', async () => {
    for (const test of [atRoot, below]) {
      const url = test === below ? '/sub/sw.js' : '/sw.js'
      const { statusCode, headers } = await get(url, 'identity', test)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    }
  })

  it.each([
    '/',
    '/login',
    '/login?returnTo=%2Fquotes',
    '/howto/credit-note-guide',
    '/create/quote',
    '/quotes/',
  ])('answers the page %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toContain('<meta name="base-path" content="/">')
    expect(answer.body).toContain('src="/assets/app-1a2b.js"')
    expect(answer.body).not.toContain('__base__')
  })

  it.each([
    '/nowhere',
    '/create/sculpture',
    '/index.html',
    '/pages.json',
    '/pages/start.html',
    '/Login',
    '/login/deeper',
  ])('draws its own 404 screen at %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<meta name="base-path"')
  })

  it.each([
    ['/', 200, 'pages/start.html'],
    ['/?utm=mail', 200, 'pages/start.html'],
    ['/howto/credit-note-guide', 200, 'pages/guide.html'],
    ['/howto/credit-note-guide/', 200, 'pages/guide.html'],
    ['/howto/no-such-guide', 404, 'pages/no-guide.html'],
  ])('sends %s as it was drawn, with status %i', async (url, status, file) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(file)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('fills in where it lives when it sends what was drawn', async () => {
    const map = await get('/sub/sitemap.xml', 'identity', below)
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(map.body).toContain('pages/sitemap.xml at https://example.com/sub/howto')
    expect((await get('/sub/', 'identity', below)).body).toContain(
      'at https://example.com/sub/howto',
    )
  })

  it('sends members the bare app, so that no page of visitors flashes up', async () => {
    const { cookie } = await atRoot.signIn()
    const asMember = (url: string) => atRoot.app.inject({ url, headers: { cookie } })
    expect((await asMember('/')).body).not.toContain('pages/start.html')
    expect((await asMember('/howto/no-such-guide')).statusCode).toBe(404)
    expect((await asMember('/sitemap.xml')).body).toContain('pages/sitemap.xml')
    expect((await get('/')).headers.vary).toMatch(/cookie/i)
  })

  it('says that a page did not change', async () => {
    const { headers } = await get('/')
    const again = await atRoot.app.inject({
      url: '/',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('answers HEAD like GET, without a body', async () => {
    const answer = await atRoot.app.inject({ method: 'HEAD', url: '/login' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses pages with %s', async (encoding, unpack) => {
    const answer = await get('/', encoding)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(unpack(answer.rawPayload).toString()).toContain('<!doctype html>')
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('lets hashed files be kept for a year, sent as %s', async (encoding, unpack) => {
    const answer = await get('/assets/app-1a2b.js', encoding)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(unpack(answer.rawPayload).toString()).toBe(script)
  })

  it('sends an asset without a compressed sibling as it is', async () => {
    const answer = await get('/assets/photo-3c4d.webp', 'br')
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe('pixels')
  })

  it('lets other files be kept for an hour and answers 304 when they did not change', async () => {
    const answer = await get('/favicon.svg')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/)
    const headers = { 'if-none-match': answer.headers.etag ?? '' }
    expect((await atRoot.app.inject({ url: '/favicon.svg', headers })).statusCode).toBe(304)
  })

  it.each(['/assets/old-9z.js', '/assets/', '/assets/.hidden.js'])(
    'never answers %s with a page, nor lets the answer be kept',
    async (url) => {
      const answer = await get(url, 'br')
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  it('lives wholly below its base path', async () => {
    const page = await get('/sub/login', 'identity', below)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<meta name="base-path" content="/sub/">')
    expect(page.body).toContain('src="/sub/assets/app-1a2b.js"')
    for (const path of [
      '/sub/',
      '/sub/assets/app-1a2b.js',
      '/sub/favicon.svg',
      '/sub/healthz',
      '/sub/readyz',
      '/sub/api/docs',
    ]) {
      expect((await get(path, 'identity', below)).statusCode, path).toBe(200)
    }
    expect((await get('/sub/nowhere', 'identity', below)).statusCode).toBe(404)
    expect((await get('/sub/api/auth/user', 'identity', below)).statusCode).toBe(401)
    expect((await get('/sub/metrics', 'identity', below)).body).not.toContain('<meta')
    for (const path of ['/login', '/healthz', '/api/auth/user', '/subway', '/assets/app-1a2b.js']) {
      const answer = await get(path, 'identity', below)
      expect(answer.statusCode, path).toBe(404)
      expect(answer.body).not.toContain('<meta')
    }
  })

  it.each(['/', '/sub'])('leads from %s to the base path', async (url) => {
    const answer = await get(url, 'identity', below)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/sub/')
  })

  it('lets nobody climb out of its folder', async () => {
    const port = await atRoot.listen()
    for (const path of [
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/assets//etc/passwd',
      '/assets/%00',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/.hidden',
      '//secret.txt',
    ]) {
      const answer = await sendBytes(
        port,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      )
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answer, path).not.toMatch(/outside of the folder|root:|hidden\b(?!=)/)
    }
  })
})

describe('a server whose web app is not built', () => {
  it('says how to build it and serves the API', async () => {
    const test = await startTestApp({ webDir: '/nowhere/dist' })
    const page = await test.app.inject('/')
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('npm start')
    expect((await test.app.inject('/api/auth/user')).statusCode).toBe(401)
    await test.close()
  })
})
