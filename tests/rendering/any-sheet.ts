import { compute } from '@sheaf/domain/documents/totals'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import type { ThemeManifest } from '@sheaf/rendering/catalogue/manifest'
import type { Sheet } from '@sheaf/rendering/sheet'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import fc from 'fast-check'
import { anyDocument } from './any-document.ts'
import { oddColours } from './odd-colours.ts'
import { shapedLogos } from './shaped-logos.ts'

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const colourChoices = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...Object.values(oddColours)),
  fc.record({ primaryColor: anyColour, secondaryColor: anyColour }),
)

const design = fc
  .tuple(
    colourChoices,
    fc.option(fc.constantFrom(...fontFamilies)),
    fc.constantFrom(null, shapedLogos.wide, shapedLogos.square),
  )
  .map(([colours, fontFamily, logo]) => ({ ...colours, ...(fontFamily && { fontFamily }), logo }))

export type RandomSheet = { readonly theme: ThemeManifest; readonly sheet: Sheet }

/** Any document in any theme, with any design choices of its user. */
function anySheet(among: readonly ThemeManifest[]): fc.Arbitrary<RandomSheet> {
  return fc
    .tuple(anyDocument, fc.constantFrom(...among), design)
    .map(([document, theme, wanted]) => ({
      theme,
      sheet: sheetFor(toViewModel(compute(document)), theme, wanted),
    }))
}

export const sheetsInLot = 50

/** The same numbers give the same sheets: lot 7 is lot 7 today and tomorrow. */
export function randomSheets(lot: number, among: readonly ThemeManifest[] = themes): RandomSheet[] {
  return fc.sample(anySheet(among), { numRuns: sheetsInLot, seed: 20_260_303 + lot })
}
