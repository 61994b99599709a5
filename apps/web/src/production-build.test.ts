import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const placeholder = '/__base__/'
let dist = ''
let html = ''
let assets: string[] = []

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sheaf-web-'))
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')))
  const web = fileURLToPath(new URL('..', import.meta.url))
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', web, '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { NODE_ENV: 'production' } },
  )
  html = await readFile(join(dist, 'index.html'), 'utf8')
  assets = await readdir(join(dist, 'assets'))
}, 60_000)

afterAll(() => rm(dist, { recursive: true, force: true }))

describe('the built web app', () => {
  it('names every address in its page below the placeholder, and so does the base path', () => {
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(4)
    expect(addresses.filter((address = '') => !address.startsWith(placeholder))).toEqual([])
    expect(html).toContain(`<meta name="base-path" content="${placeholder}" />`)
  })

  it('knows the base path nowhere else: scripts and styles find each other by relative address', async () => {
    for (const file of textAssets()) {
      const text = await readFile(join(dist, 'assets', file), 'utf8')
      expect(text.includes('__base__'), file).toBe(false)
      expect(text.match(/["'(]\/assets\//), file).toBeNull()
    }
  })

  it('holds no inline script and no inline style, which the policy would refuse', () => {
    expect(html).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\sstyle=|\son[a-z]+=/)
  })

  it('has a Brotli and a gzip copy of each script and style', async () => {
    for (const file of textAssets()) {
      const path = join(dist, 'assets', file)
      const original = await readFile(path)
      expect(brotliDecompressSync(await readFile(`${path}.br`)).equals(original), file).toBe(true)
      expect(gunzipSync(await readFile(`${path}.gz`)).equals(original), file).toBe(true)
    }
    expect(textAssets().length).toBeGreaterThan(5)
  })

  it('preloads the two Latin fonts and no other', () => {
    const fonts = [...html.matchAll(/rel="preload" as="font"[^>]*assets\/([a-z-]+)-wght/g)]
    expect(fonts.map(([, name]) => name)).toEqual(['inter-latin', 'newsreader-latin'])
  })

  it('leaves the gallery of primitives at home', async () => {
    for (const file of textAssets().filter((name) => name.endsWith('.js'))) {
      const text = await readFile(join(dist, 'assets', file), 'utf8')
      expect(text.includes('What the screens are made of'), file).toBe(false)
      expect(text.includes('/dev/ui'), file).toBe(false)
    }
  })

  it('shows a visitor the start page with less than 90 kB of script', async () => {
    const needed = ['index', 'visitor-start', 'sheaf', 'sheet'].map((name) => {
      const file = assets.find((asset) => RegExp(`^${name}-[\\w-]{8}\\.js\\.br$`).test(asset))
      if (!file) throw new Error(`The build has no script ${name}`)
      return stat(join(dist, 'assets', file))
    })
    const bytes = (await Promise.all(needed)).reduce((sum, { size }) => sum + size, 0)
    expect(bytes).toBeLessThan(90_000)
  })
})

function textAssets(): string[] {
  return assets.filter((file) => /\.(?:js|css)$/.test(file))
}
