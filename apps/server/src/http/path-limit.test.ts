import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

describe('a path of more than 2 kB', () => {
  let webDir: string
  let test: TestApp
  let port: number

  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'sheaf-web-'))
    await mkdir(join(webDir, 'assets'))
    await writeFile(join(webDir, 'index.html'), '<!doctype html>')
    test = await startTestApp({ webDir })
    port = await test.listen()
  })

  afterAll(async () => {
    await test.close()
    await rm(webDir, { recursive: true })
  })

  // The first of them held the whole server for a minute.
  it.each([
    ['slashes and a letter', `${'/'.repeat(79_000)}x`],
    ['slashes', '/'.repeat(79_000)],
    ['folders', '/a'.repeat(39_000)],
    ['dots', '/..'.repeat(26_000)],
    ['encoded signs', '/%25'.repeat(19_000)],
    ['assets', `/assets${'/a'.repeat(35_000)}`],
    ['calls', `/api${'/x'.repeat(35_000)}`],
  ])('is refused at once, with a sentence: %s', async (_name, path) => {
    const startedAt = performance.now()
    expect(await answerTo(port, path)).toMatchObject({
      status: 414,
      message: 'This address is too long. Its path may have at most 2048 characters.',
    })
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })

  it('is one sign longer than the longest that is looked up', async () => {
    expect((await test.app.inject(`/${'a'.repeat(2_047)}`)).statusCode).toBe(404)
    expect((await test.app.inject(`/${'a'.repeat(2_048)}`)).statusCode).toBe(414)
  })

  it('does not count its query, which may have 64 kB', async () => {
    expect((await test.app.inject(`/login?q=${'a'.repeat(60_000)}`)).statusCode).toBe(200)
    const preview = `/api/template-preview/minimalist-line?other=${'a%20'.repeat(15_000)}`
    expect((await test.app.inject(preview)).statusCode).toBe(200)
  })
})

// Sends the path as it is written, which neither fetch nor an injected request does.
function answerTo(port: number, path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1' }, (answer) => resolve(json(answer))).on('error', reject)
  })
}
