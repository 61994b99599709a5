import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import type { LogLine } from '../support/log.ts'
import { routesOf } from '../support/routes.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { operationsOf, readDescription, undescribed } from './description.ts'
import { fuzz } from './fuzz.ts'
import { unavailable } from './judge-answer.ts'

const seed = 26

/** Requests of other seeds that once brought the server to its knees: [seed, number]. */
const onceFailed: readonly (readonly [number, number])[] = []

describe('whatever is sent to the server', () => {
  let test: TestApp
  let url: string
  let web: Awaited<ReturnType<typeof makeScratchFolder>>

  beforeAll(async () => {
    web = await makeScratchFolder()
    await mkdir(join(web.path, 'assets'))
    await writeFile(join(web.path, 'index.html'), '<!doctype html><title>Sheaf</title>')
    await writeFile(join(web.path, 'pages.json'), '{}')
    test = await startTestApp({ env: { TRUST_PROXY: 'on' }, webDir: web.path })
    url = `http://localhost:${await test.listen()}`
  })

  afterAll(async () => {
    await test.close()
    await web.remove()
  })

  it('goes to a route that the description names', async () => {
    const described = operationsOf(await readDescription(url)).map(({ name }) => name)
    const known = new Set([...described, ...undescribed.map(({ name }) => name)])
    const pages = /^\/(?:\*|mailbox|metrics|$)|^\/api(?:\/\*|\/docs.*)?$/
    const open = routesOf(test.app)
      .filter(({ path }) => !pages.test(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !known.has(route))
    expect(open).toEqual([])
  })

  it('is answered, and refused with a reason where it makes no sense', {
    timeout: 240_000,
  }, async () => {
    const { orm } = test.database
    const { faults, routes } = await fuzz({ url, orm, seed, count: 360, peopleEach: 2 })
    expect(faults).toEqual([])
    expect([...routes].filter(([, { asked }]) => asked < 3)).toEqual([])
    for (const [once, from] of onceFailed) {
      expect((await fuzz({ url, orm, seed: once, from, count: 1, peopleEach: 1 })).faults).toEqual(
        [],
      )
    }
    const isFault = ({ level, code }: LogLine) => level >= 50 && !unavailable.has(String(code))
    expect(test.log.lines().filter(isFault)).toEqual([])
  })
})
