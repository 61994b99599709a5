import type { LogoStyle } from '@sheaf/contract/logo-choices'
import type { Drawing } from './drawing.ts'
import { type HouseStyle, houseStyles } from './house-styles.ts'
import { accentedWord } from './lockups/accented-word.ts'
import { emblem } from './lockups/emblem.ts'
import { framedName } from './lockups/framed-name.ts'
import { initialInWord } from './lockups/initial-in-word.ts'
import { type Lockup, lockedUp } from './lockups/lockup.ts'
import { figures } from './marks/abstract.ts'
import { iconOnSpot, tradeIcon } from './marks/iconmarks.ts'
import { monogram, negativeSpace, slicedLetter } from './marks/lettermarks.ts'
import type { Brief, DrawMark } from './marks/mark.ts'
import { readCompanyName } from './name/company-name.ts'
import { tradeOf } from './name/trade.ts'
import { type Random, seeded } from './random.ts'
import type { Typography } from './type/set-line.ts'
import type { TypeCase } from './type/type-case.ts'

export type Commission = {
  readonly companyName: string
  readonly description?: string | undefined
  readonly style: LogoStyle
  readonly seed: number
  readonly count: number
}

export type Design = { readonly whole: Drawing; readonly mark: Drawing }

type Setting = { readonly words: Typography; readonly lockup: Lockup }

type Idea = {
  readonly name: string
  readonly design: (brief: Brief, setting: Setting) => Design | undefined
}

/** As many designs as were asked for, each with an idea of its own, the most telling first. */
export function designs(
  typeCase: TypeCase,
  { companyName, description = '', style, seed, count }: Commission,
): (Design & { readonly idea: string })[] {
  const house = houseStyles[style]
  const [{ face, fallbackCut }] = house.words
  const name = readCompanyName(
    companyName,
    (letter) => typeCase.faceFor(face, letter, fallbackCut) !== undefined,
  )
  const trade = tradeOf(description) ?? tradeOf(companyName)
  const chosen: (Design & { idea: string })[] = []
  const order = seeded(companyName, style, seed)
  const first = order.below(2)
  for (const { name: idea, design } of ideasFor(style, order)) {
    if (chosen.length === count) break
    const random = seeded(companyName, style, seed, idea)
    const brief: Brief = { name, style, house: handOf(house, random), trade, typeCase, random }
    const words = house.words[(first + chosen.length) % house.words.length] ?? house.words[0]
    const lockup: Lockup = (first + chosen.length) % 2 === 0 ? 'beside' : 'above'
    const drawn = design(brief, { words, lockup })
    if (drawn) chosen.push({ ...drawn, idea })
  }
  return chosen
}

/** No two hands draw with quite the same pen: with the shapes, this keeps marks of one kind apart. */
function handOf(house: HouseStyle, random: Random): HouseStyle {
  const { pen, iconPen, gap } = house
  return {
    ...house,
    pen: { ...pen, width: pen.width * random.between(0.9, 1.12) },
    iconPen: { ...iconPen, width: iconPen.width * random.between(0.93, 1.08) },
    gap: gap * random.between(0.9, 1.15),
  }
}

const meanings: readonly Idea[] = [
  marked('trade-icon', tradeIcon),
  marked('icon-on-spot', iconOnSpot),
]

const letters: readonly Idea[] = [
  marked('monogram', monogram),
  marked('negative-space', negativeSpace),
  marked('sliced-letter', slicedLetter),
]

const framed = unmarked('framed-name', framedName)
const accented = unmarked('accented-word', accentedWord)
const seal = unmarked('emblem', emblem)
const initial: Idea = {
  name: 'initial-in-word',
  design: (brief, setting) => initialInWord(brief, setting.words),
}

const words: Record<LogoStyle, readonly Idea[]> = {
  modern: [framed, accented, seal, initial],
  minimalist: [framed, accented, seal],
  tech: [framed, accented, initial],
  creative: [framed, accented, seal, initial],
  corporate: [framed, accented, seal],
  playful: [framed, accented, seal, initial],
}

/** One of each sort in turn: what the house does, its letters, its name, a figure. */
function ideasFor(style: LogoStyle, random: Random): Idea[] {
  const sorts = [
    random.shuffled(letters),
    random.shuffled(words[style]),
    random.shuffled(Object.entries(figures[style]).map(([name, draw]) => marked(name, draw))),
  ]
  const telling = random.shuffled(meanings)
  const order = random.chance(0.7)
    ? [telling, ...random.shuffled(sorts)]
    : random.shuffled([telling, ...sorts])
  const rounds = Math.max(...order.map((sort) => sort.length))
  return Array.from({ length: rounds }, (_, round) =>
    order.flatMap((sort) => sort[round] ?? []),
  ).flat()
}

function marked(name: string, draw: DrawMark): Idea {
  return {
    name,
    design(brief, { words, lockup }) {
      const mark = draw(brief)
      return mark && { mark, whole: lockedUp(brief, mark, words, lockup) }
    },
  }
}

/** A logo without a sign of its own; where there is no room for it, its letters stand for it. */
function unmarked(
  name: string,
  draw: (brief: Brief, words: Typography) => Drawing | undefined,
): Idea {
  return {
    name,
    design(brief, { words }) {
      const mark = negativeSpace(brief)
      const whole = mark && draw(brief, words)
      return whole && { mark, whole }
    },
  }
}
