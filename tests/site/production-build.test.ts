import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '../../scripts/build.ts'
import { root } from '../../scripts/run-program.ts'

const placeholder = '/__base__/'
const dist = join(root, 'apps/web/dist')
let html = ''
let assets: string[] = []

beforeAll(async () => {
  await buildIfStale()
  html = await readFile(join(dist, 'index.html'), 'utf8')
  assets = await readdir(join(dist, 'assets'))
}, 400_000)

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

  it('preloads the letters of English pages and no other', () => {
    const fonts = [...html.matchAll(/rel="preload" as="font"[^>]*assets\/([a-z]+-core)-/g)]
    expect(fonts.map(([, name]) => name)).toEqual(['inter-core', 'newsreader-core'])
  })

  it('leaves the gallery of primitives at home', async () => {
    for (const file of textAssets().filter((name) => name.endsWith('.js'))) {
      const text = await readFile(join(dist, 'assets', file), 'utf8')
      expect(text.includes('What the screens are made of'), file).toBe(false)
      expect(text.includes('/dev/ui'), file).toBe(false)
    }
  })

  it('shows a visitor the landing page with less than 10 kB of script, and a guide with less than 92 kB', async () => {
    expect(await scriptBytes('pages/start.html')).toBeLessThan(10_000)
    const guide = await scriptBytes('pages/howto/invoice-for-freelancers.html')
    expect(guide).toBeGreaterThan(50_000)
    expect(guide).toBeLessThan(92_000)
  })

  it('opens a screen with a few dozen scripts, however many parts and icons it shares with others', async () => {
    for (const screen of ['create-screen', 'editor-screen', 'dashboard-screen', 'login-screen']) {
      const scripts = await scriptsBehind(screen)
      expect(scripts.size, screen).toBeGreaterThan(10)
      expect(scripts.size, screen).toBeLessThan(70)
    }
  })

  it('never begins the app of members on the pages of visitors, whatever these load later', async () => {
    const entry = html.match(/src="[^"]*\/assets\/(index-[\w-]+\.js)"/)?.[1] ?? ''
    const site = await scriptsBehind('site-main', { later: true })
    expect([...site].filter((file) => file.startsWith('toaster-'))).toHaveLength(1)
    expect(await scriptsBehind('create-screen')).toContain(entry)
    expect(site).not.toContain(entry)
    expect(await scriptsBehind('landing-main', { later: true })).not.toContain(entry)
  })

  it('leaves the law to those who write a document', async () => {
    const named = assets.filter((file) => /^law-[\w-]+\.js$/.test(file))
    expect(named).toHaveLength(1)
    for (const page of ['pages/start.html', 'pages/howto/invoice-for-freelancers.html']) {
      expect(await scriptsOf(page)).not.toContain(`assets/${named[0]}`)
    }
  })

  it('leaves forms, schemas, dialogs, toasts, the store of answers and the fields of documents to the screens that need them', async () => {
    const scripts = await scriptsOf('pages/howto/invoice-for-freelancers.html')
    const texts = scripts.map((file) => readFile(join(dist, file), 'utf8'))
    const script = (await Promise.all(texts)).join('')
    for (const sign of [
      'shouldFocusError',
      'invalid_format',
      'DialogContent',
      'ToastViewport',
      'refetchOnWindowFocus',
      'sender.name',
    ]) {
      expect(script.includes(sign), sign).toBe(false)
    }
  })

  it('holds the engine apart, with no function made from text', async () => {
    const workers = assets.filter((file) => /^engine-worker-[\w-]+\.js$/.test(file))
    expect(workers).toHaveLength(1)
    for (const file of textAssets().filter((name) => name.endsWith('.js'))) {
      const text = await readFile(join(dist, 'assets', file), 'utf8')
      expect(/\bnew Function\(|\beval\(/.test(text), file).toBe(false)
      expect(text.includes('typstcompiler_new') && !workers.includes(file), file).toBe(false)
    }
    for (const file of assets.filter((name) => /\.(?:wasm|ttf)$/.test(name)))
      expect(assets.includes(`${file}.br`), file).toBe(true)
  })

  it('keeps offline every file of the app that exists, and none of the engine until it is used', async () => {
    const script = await readFile(join(dist, 'sw.js'), 'utf8')
    const [app = [], engine = []] = [...script.matchAll(/JSON\.parse\(['"`](\[.*?\])['"`]\)/g)].map(
      ([, list = '']) => JSON.parse(list) as string[],
    )
    expect(app.length).toBeGreaterThan(20)
    for (const file of [...app, ...engine]) await stat(join(dist, file))
    expect(
      app.filter((file) =>
        /\.(?:wasm|ttf)$|\/(?:engine-worker|site-main|landing-main)-/.test(file),
      ),
    ).toEqual([])
    expect(engine.filter((file) => file.endsWith('.wasm'))).toHaveLength(1)
    expect(script).not.toMatch(/__[A-Z_]+__/)
  })
})

/** As they are sent: the server holds a Brotli copy of each but the one at the root. */
async function scriptBytes(page: string): Promise<number> {
  const sizes = (await scriptsOf(page)).map(async (file) => {
    const isCompressed = file.startsWith('assets/')
    return (await stat(join(dist, isCompressed ? `${file}.br` : file))).size
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** All scripts that a drawn page fetches by itself. The landing test in the browser finds no other. */
async function scriptsOf(page: string): Promise<string[]> {
  const text = await readFile(join(dist, page), 'utf8')
  const named = [...text.matchAll(/(?:src|href)="([^"]*\.js)"/g)].map(([, file = '']) => file)
  return [...new Set(named)].map((file) => file.slice(placeholder.length))
}

/** A screen's own script and all that it cannot begin without, or that it ever asks for. */
async function scriptsBehind(screen: string, { later = false } = {}): Promise<Set<string>> {
  const named = later
    ? /(?:from|import)\(?["`]\.\/([^"`]+\.js)["`]/g
    : /(?:from|import)"\.\/([^"]+\.js)"/g
  const first = assets.filter((file) => file.startsWith(`${screen}-`) && file.endsWith('.js'))
  expect(first).toHaveLength(1)
  const found = new Set(first)
  for (const file of found) {
    const text = await readFile(join(dist, 'assets', file), 'utf8')
    for (const [, next = ''] of text.matchAll(named)) found.add(next)
  }
  return found
}

function textAssets(): string[] {
  return assets.filter((file) => /\.(?:js|css)$/.test(file))
}
