import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { previewPath } from '@sheaf/contract/preview'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { premiumThemes, themesFor } from '@sheaf/rendering/catalogue/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '../../scripts/build.ts'
import { root } from '../../scripts/run-program.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

const assets = join(root, 'apps/web/dist/assets')

let test: TestApp
beforeAll(async () => {
  await buildIfStale()
  test = await startTestApp()
}, 400_000)
afterAll(() => test.close())

describe('the samples that are drawn while the app is built', () => {
  it.each(documentKinds)('are what the server draws, for every theme of a %s', async (kind) => {
    const files = readdirSync(assets)
    const offered = [...themesFor(kind), ...premiumThemes]
    for (const { id } of offered) {
      const name = `sample-${kind.replaceAll('_', '-')}-${id}-`
      const file = files.find(
        (one) => one.startsWith(name) && /^[\w-]{8}\.json$/.test(one.slice(name.length)),
      )
      const answer = await test.app.inject({
        method: 'POST',
        url: `${previewPath(kind)}/${id}`,
        headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
        payload: { type: kind },
      })
      expect(JSON.parse(await readFile(join(assets, file ?? name), 'utf8')), name).toEqual(
        answer.json(),
      )
    }
    expect(offered.length).toBeGreaterThan(4)
  })
})
