import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { dress } from '@sheaf/rendering/dress'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyDocument } from './any-document.ts'

let typesetter: Typesetter
beforeAll(async () => {
  typesetter = await createTypesetter({ workers: 2, queueLimit: 3000 })
})
afterAll(() => typesetter.close())

it('2,000 random documents are set without one failure', { timeout: 300_000 }, async () => {
  const any = fc.tuple(anyDocument, fc.constantFrom(...themes), fc.boolean())
  const results = await Promise.allSettled(
    fc.sample(any, { numRuns: 2000, seed: 20_260_303 }).map(async ([document, theme, asPdf]) => {
      const sheet = dress(toViewModel(document), theme)
      if (!asPdf) return (await typesetter.toPages(sheet)).every((page) => page.includes('</svg>'))
      const pdf = await typesetter.toPdf(sheet)
      return Buffer.from(pdf.subarray(0, 5)).toString() === '%PDF-'
    }),
  )
  const failures = results.filter((result) => result.status === 'rejected' || !result.value)
  expect(failures).toEqual([])
})
