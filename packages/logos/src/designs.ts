import type { LogoStyle } from '@sheaf/contract/logo-choices'
import type { Drawing } from './drawing.ts'
import { houseStyles } from './house-styles.ts'
import { type Lockup, lockedUp } from './lockups/lockup.ts'
import { tiles } from './marks/abstract-tiles.ts'
import { tradeIcon } from './marks/iconmarks.ts'
import { monogram, negativeSpace, slicedLetter } from './marks/lettermarks.ts'
import type { DrawMark } from './marks/mark.ts'
import { readCompanyName } from './name/company-name.ts'
import { tradeOf } from './name/trade.ts'
import { seeded } from './random.ts'
import type { TypeCase } from './type/type-case.ts'

type Commission = {
  readonly companyName: string
  readonly style: LogoStyle
  readonly seed: number
  readonly count: number
}

type Design = { readonly idea: string; readonly whole: Drawing; readonly mark: Drawing }

const ideas = {
  'trade-icon': tradeIcon,
  'negative-space': negativeSpace,
  monogram,
  'sliced-letter': slicedLetter,
  tiles,
} satisfies Record<string, DrawMark>

/** As many designs as were asked for, each with an idea of its own. */
export function designs(
  typeCase: TypeCase,
  { companyName, style, seed, count }: Commission,
): Design[] {
  const house = houseStyles[style]
  const face = house.words[0]
  const name = readCompanyName(
    companyName,
    (letter) => typeCase.faceFor(face.face, letter, face.fallbackCut) !== undefined,
  )
  const trade = tradeOf(companyName)
  const order = seeded(companyName, style, seed).shuffled(
    Object.keys(ideas) as (keyof typeof ideas)[],
  )
  return order
    .flatMap((idea, index): Design[] => {
      const random = seeded(companyName, style, seed, idea)
      const brief = { name, style, house, trade, typeCase, random }
      const mark = ideas[idea](brief)
      if (!mark) return []
      const lockup: Lockup = index % 2 === 0 ? 'beside' : 'above'
      const words = house.words[index % house.words.length] ?? house.words[0]
      return [{ idea, mark, whole: lockedUp(brief, mark, words, lockup) }]
    })
    .slice(0, count)
}
