import type { TagContext } from '../../src/tagging/features.ts'
import { type DrawnNames, drawnName } from './drawn-names.ts'
import type { Chance } from './random.ts'
import type { Mark, Marked } from './read-marked.ts'
import * as layout from './vary-layout.ts'
import * as letters from './vary-letters.ts'
import { type Pool, varyValues } from './vary-values.ts'

export type Example = {
  readonly text: string
  readonly marks: readonly Mark[]
  readonly context: TagContext
}

/** What texts may borrow from: values of hands and their lines without marks, and names that no hand wrote. */
export type Donor = {
  readonly pool: Pool
  readonly stray: readonly string[]
  readonly names: DrawnNames
}

export function asWritten({ head, text, marks }: Marked): Example {
  return { text, marks, context: { kind: head.kind ?? '', me: head.me ? [head.me] : [] } }
}

/** A text as it might have been: other names and figures, another layout, other faults. */
export function vary(given: Marked, { pool, stray, names }: Donor, chance: Chance): Example {
  const { me, ...varied } = varyValues(given, pool, names, chance)
  let now: letters.Variant = varied
  if (chance.happens(0.12)) now = letters.inOtherMoney(now, chance)
  now = otherLayout(now, chance)
  if (chance.happens(0.15)) now = layout.withStrayLines(now, stray, chance)
  if (chance.happens(0.12)) now = letters.withTypos(now, chance)
  if (chance.happens(0.15)) now = letters.asScanned(now, chance)
  if (chance.happens(0.06)) now = letters.withoutAccents(now)
  const way = chance.next()
  if (way < 0.1) now = letters.inCase(now, chance)
  else if (way < 0.2) now = letters.linesInCase(now, chance)
  const kind = chance.happens(0.02) ? '' : (given.head.kind ?? '')
  const known = me === '' ? ownDetails(now, given.head.lang ?? 'en', names, chance) : [me]
  return { ...now, context: { kind, me: known.filter((detail) => detail !== '') } }
}

function otherLayout(given: letters.Variant, chance: Chance): letters.Variant {
  const hasColumns = /\S(?: {3,}|\t)\S/.test(given.text)
  let now = given
  if (hasColumns && chance.happens(0.3)) {
    const way = chance.below(4)
    if (way === 0) now = layout.withoutGaps(now)
    else if (way === 1) now = layout.gapsAsTabs(now)
    else if (way === 2) now = layout.tabsAsGaps(now, chance)
    else now = layout.cellsAsLines(now)
  }
  if (chance.happens(0.12)) now = layout.sideBySide(now, chance)
  if (chance.happens(0.05)) now = layout.withLostBreaks(now, chance)
  if (!hasColumns && chance.happens(0.15)) now = layout.wrapped(now, chance)
  if (!hasColumns && chance.happens(0.03)) now = layout.inOneLine(now)
  if (chance.happens(0.08)) now = layout.withBlankLines(now, chance)
  if (chance.happens(0.04)) now = layout.indented(now, chance)
  if (chance.happens(0.03)) now = layout.quoted(now)
  return now
}

/** In half of the texts the user has saved details: some of those that the text gives, or others where it gives none. */
function ownDetails(
  { text, marks }: letters.Variant,
  lang: string,
  names: DrawnNames,
  chance: Chance,
): readonly string[] {
  if (chance.happens(0.5)) return []
  const own = marks.filter(({ label }) => label.startsWith('me.'))
  if (own.length === 0) {
    return ['me.name', 'me.company'].map(
      (label) => drawnName(names, label, 'one two', lang, chance) ?? '',
    )
  }
  return own
    .filter(({ label }) => chance.happens(/name|company/.test(label) ? 0.85 : 0.5))
    .map(({ start, end }) => text.slice(start, end))
}

/** Lines that nothing was taken from, long enough to be somebody's words. */
export function strayLines(texts: readonly Marked[]): readonly string[] {
  return texts.flatMap(({ text, marks }) => {
    const lines: string[] = []
    let start = 0
    for (const line of text.split('\n')) {
      const end = start + line.length
      const isFree = !marks.some((mark) => mark.start < end && mark.end > start)
      if (isFree && line.trim().length > 12) lines.push(line)
      start = end + 1
    }
    return lines
  })
}
