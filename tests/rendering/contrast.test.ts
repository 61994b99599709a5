import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { mix } from '@sheaf/domain/look/color'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import type { ThemeManifest } from '@sheaf/rendering/catalogue/manifest'
import type { DesignChoices } from '@sheaf/rendering/sheet-for-theme'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOnce } from '../../packages/rendering/test/judge/at-once.ts'
import type { Questions } from '../../packages/rendering/test/judge/sheet-faults.ts'
import { inTurn } from '../support/in-turn.ts'
import { hardSheet } from './hard-sheets.ts'
import { contrastOnly, everyQuestion, judgeSheet } from './judge-sheet.ts'
import { oddColours } from './odd-colours.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ workers: 2, queueLimit: 100 })
})
afterAll(() => typesetter.close())

async function faultsIn(
  theme: ThemeManifest,
  kinds: readonly DocumentKind[],
  design: DesignChoices,
  questions: Questions,
): Promise<readonly string[]> {
  const judged = await atOnce(4, kinds, async (kind) => {
    const sheet = hardSheet(theme, kind, { design })
    const { faults } = await judgeSheet(typesetter, sheet, questions)
    return faults.map((fault) => `${kind}: ${fault}`)
  })
  return judged.flat()
}

it.each(themes)('a soft ink that is too pale does not go unnoticed on $id', async (theme) => {
  const sheet = hardSheet(theme, 'invoice', {})
  const palette = {
    ...sheet.palette,
    softInk: mix(sheet.palette.softInk, sheet.palette.ground, 0.6),
  }
  const { faults } = await judgeSheet(typesetter, { ...sheet, palette }, contrastOnly)
  expect(faults.filter((fault) => fault.includes('contrast'))).not.toEqual([])
})

describe.each(themes)('every letter of $id stands out from its ground, 4.5 to 1', (theme) => {
  it('in its own colours', async () => {
    const kinds = inTurn(documentKinds, themes.indexOf(theme))
    expect(await faultsIn(theme, kinds, {}, everyQuestion)).toEqual([])
  })

  // One kind each, in turn: the inks of a theme are the same on all of them.
  it.each(oddPairsFor(theme))('in odd colours %#', async (index, odd) => {
    const kind = documentKinds[(index + themes.indexOf(theme)) % documentKinds.length] ?? 'invoice'
    const [, colours] = odd
    expect(await faultsIn(theme, [kind], colours, contrastOnly)).toEqual([])
  })
})

/** All of them, or in brief one, another one for each theme. */
function oddPairsFor(theme: ThemeManifest) {
  const all = [...Object.entries(oddColours).entries()]
  return inTurn(all, themes.indexOf(theme))
}
