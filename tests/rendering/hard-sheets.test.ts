import { documentKinds } from '@sheaf/domain/documents/kind'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atOnce } from '../../packages/rendering/test/judge/at-once.ts'
import { inTurn } from '../support/in-turn.ts'
import { hardCases, hardSheet } from './hard-sheets.ts'
import { judgeSheet, placesOnly } from './judge-sheet.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ workers: 2, queueLimit: 100 })
})
afterAll(() => typesetter.close())

/** Every case as one kind, in turn, so that each theme meets every case and each case every kind. */
const cases = Object.entries(hardCases)
const briefCases = Math.ceil(cases.length / 6)

it.each(themes.map((theme, at) => ({ ...theme, at })))(
  '$id holds whatever comes: all text there, none outside, cut off, broken or on top of another',
  async (theme) => {
    const judged = await atOnce(
      4,
      inTurn([...cases.entries()], theme.at, briefCases),
      async ([index, [name, hardCase]]) => {
        const kind = documentKinds[(index + theme.at) % documentKinds.length] ?? 'invoice'
        const sheet = hardSheet(theme, kind, hardCase)
        const { faults } = await judgeSheet(typesetter, sheet, placesOnly)
        return faults.map((fault) => `${kind}, ${name}: ${fault}`)
      },
    )
    expect(judged.flat()).toEqual([])
  },
)
