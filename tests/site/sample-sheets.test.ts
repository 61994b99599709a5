import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { previewPath } from '@sheaf/contract/preview'
import type { PreviewAnswer } from '@sheaf/contract/preview-answer'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { premiumThemes, themesFor } from '@sheaf/rendering/catalogue/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePicture } from '../../apps/web/build/sheets/sheet-pictures.ts'
import { buildIfStale } from '../../scripts/build.ts'
import { root } from '../../scripts/run-program.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { isInBrief } from '../support/env.ts'

const assets = join(root, 'apps/web/dist/assets')

let test: TestApp
beforeAll(async () => {
  await buildIfStale()
  test = await startTestApp()
}, 400_000)
afterAll(() => test.close())

describe('the samples that are drawn while the app is built', () => {
  it.each(documentKinds)('are there for every theme of a %s', (kind) => {
    const offered = [...themesFor(kind), ...premiumThemes]
    expect(offered.length).toBeGreaterThan(4)
    for (const { id } of offered) expect(fileOf(kind, id), id).toBeDefined()
  })

  it.each(documentKinds)('show what the server draws of a %s', async (kind) => {
    const offered = [...themesFor(kind), ...premiumThemes]
    for (const { id } of isInBrief ? offered.slice(0, 1) : offered) {
      const answer = await test.app.inject({
        method: 'POST',
        url: `${previewPath(kind)}/${id}`,
        headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
        payload: { type: kind },
      })
      const { pages } = answer.json<PreviewAnswer>()
      const built = await readFile(join(assets, fileOf(kind, id) ?? ''))
      expect(built.equals(await samplePicture(pages[0] ?? '')), id).toBe(true)
      expect(pages).toHaveLength(1)
    }
  })
})

function fileOf(kind: DocumentKind, themeId: string): string | undefined {
  const name = `sample-${kind.replaceAll('_', '-')}-${themeId}-`
  return readdirSync(assets).find(
    (file) => file.startsWith(name) && /^[\w-]{8}\.webp$/.test(file.slice(name.length)),
  )
}
