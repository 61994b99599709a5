import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goldenFolder, goldenPages, goldenText } from '../test/golden-pages.ts'
import { createTypesetter } from './typesetter/pool.ts'
import type { Typesetter } from './typesetter/typesetter.ts'

describe('the text layer', () => {
  let typesetter: Typesetter
  beforeAll(async () => {
    typesetter = await createTypesetter({ workers: 1, queueLimit: 100 })
  }, 30_000)
  afterAll(() => typesetter.close())

  it.each(goldenPages)('of $theme as $kind is what was reviewed', async (page) => {
    const reviewed = readFileSync(new URL(page.file, goldenFolder), 'utf8')
    expect(await goldenText(typesetter, page)).toBe(reviewed)
  })
})
