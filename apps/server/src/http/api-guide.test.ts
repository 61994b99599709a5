import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addToken } from '../../../../tests/support/access-tokens.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { childEnvironment } from '../../../../tests/support/env.ts'
import { freePort } from '../../../../tests/support/free-port.ts'

const run = promisify(execFile)

let test: TestApp
let page: string

beforeAll(async () => {
  const port = await freePort()
  test = await startTestApp({ env: { PUBLIC_URL: `http://localhost:${port}/sub` } })
  await test.app.listen({ port, host: 'localhost' })
  page = (await test.app.inject('/sub/api/docs/in-five-minutes')).body
})
afterAll(() => test.close())

it('every piece of code on the page does what the page says', async () => {
  const { user } = await test.signIn()
  const token = await addToken(test.database.orm, user, {
    rights: ['documents', 'previews', 'e-invoices'],
  })
  const cwd = test.dataDir
  const surroundings = { cwd, env: childEnvironment({ SHEAF_TOKEN: token }) }
  const code = blocks()
  expect(code.map(({ language }) => language)).toEqual(['sh', 'sh', 'ts'])
  for (const { language, text } of code) {
    if (language === 'sh') await run('bash', ['-euc', text], surroundings)
    else {
      await writeFile(join(cwd, 'invoice.ts'), text)
      await writeFile(join(cwd, 'package.json'), '{ "type": "module" }')
      await run(process.execPath, ['invoice.ts'], surroundings)
    }
  }
  for (const name of ['invoice.pdf', 'from-typescript.pdf'])
    expect((await readFile(join(cwd, name), 'latin1')).slice(0, 5), name).toBe('%PDF-')
  expect(await readFile(join(cwd, 'invoice.xml'), 'utf8')).toContain('<cbc:ID>INV-1</cbc:ID>')
}, 60_000)

it('styles itself by a sheet that the content policy knows, and loads nothing', async () => {
  const { headers } = await test.app.inject('/sub/api/docs/in-five-minutes')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(page).not.toMatch(/<script|style=|src=/)
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
  expect(links).toContain('/sub/api/docs')
  for (const link of links) {
    const url = new URL(link ?? '', 'http://localhost').pathname
    if (url.startsWith('/sub/api'))
      expect((await test.app.inject(url)).statusCode, url).toBeLessThan(400)
  }
})

function blocks() {
  return [...page.matchAll(/data-language="(\w+)"><code>([^<]*)<\/code>/g)].map(
    ([, language = '', text = '']) => ({ language, text: unescaped(text) }),
  )
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (_all, name) => signs[name] ?? '')
}
