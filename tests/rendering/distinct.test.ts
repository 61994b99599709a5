import { documentKinds } from '@sheaf/domain/documents/kind'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import type { Sheet } from '@sheaf/rendering/sheet'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOnce } from '../../packages/rendering/test/judge/at-once.ts'
import { differenceOf, type Shape, shapeOf } from '../../packages/rendering/test/judge/likeness.ts'
import { isInBrief } from '../support/env.ts'
import { hardSheet } from './hard-sheets.ts'

// One theme in other colours differs by less than 0.2, two drawings by more than 0.5.
const leastDifference = 0.4

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ workers: 2, queueLimit: 100 })
})
afterAll(() => typesetter.close())

async function shapeOfSheet(sheet: Sheet): Promise<Shape> {
  const [firstPage = ''] = await typesetter.toPages(sheet)
  return shapeOf(firstPage)
}

describe('themes are told apart without colour', () => {
  it.each(isInBrief ? documentKinds.slice(0, 1) : documentKinds)(
    'no two of them draw the same %s',
    async (kind) => {
      const shapes = await atOnce(4, themes, async (theme) => ({
        id: theme.id,
        shape: await shapeOfSheet(hardSheet(theme, kind, {})),
      }))
      const alike = shapes.flatMap((one, at) =>
        shapes
          .slice(at + 1)
          .filter((other) => differenceOf(one.shape, other.shape) < leastDifference)
          .map((other) => `${one.id} and ${other.id}`),
      )
      expect(alike).toEqual([])
    },
  )

  it('other colours are no other theme', async () => {
    const design = { primaryColor: '#1e3a8a', secondaryColor: '#64748b' }
    const alike = await atOnce(4, themes, async (theme) => {
      const own = await shapeOfSheet(hardSheet(theme, 'invoice', {}))
      const recoloured = await shapeOfSheet(hardSheet(theme, 'invoice', { design }))
      return { id: theme.id, isAlike: differenceOf(own, recoloured) < leastDifference }
    })
    expect(alike.filter(({ isAlike }) => !isAlike)).toEqual([])
  })
})
