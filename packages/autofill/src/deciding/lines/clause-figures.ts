import type { Amount } from '../../finding/money.ts'
import { type Place, takenBy, within } from '../../finding/places.ts'
import { type Quantity, unitNames } from '../../finding/quantities.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Mark, Unit } from '../../languages/language-table.ts'
import { type Language, languages } from '../../languages/languages.ts'
import { anyOf, phrasesOf } from '../../languages/number-words.ts'

/** A figure of a clause, with what the words beside it make of it. */
export type Figure = {
  readonly amount: Amount
  /** 'at 85', '85 per hour', '0.12 each': the price of one. */
  readonly isPrice: boolean
  /** '= 1020', 'for 1020', 'total 1020'. */
  readonly isSum: boolean
  /** The unit that the price is for, as written. */
  readonly perUnit: string
  readonly perKind: Unit | undefined
  /** The figure with the words that belong to it. */
  readonly place: Place
}

export type ClauseFigures = {
  readonly quantities: readonly Quantity[]
  readonly figures: readonly Figure[]
}

/** Quantities and prices of a clause; figures that were withdrawn ('instead of 500') are left out. */
export function figuresIn(reading: Reading, clause: Place): ClauseFigures {
  const patterns = patternsFor(reading.languages)
  const amounts = within(reading.amounts, clause)
  const isAmount = (at: number) =>
    amounts.some((amount) => amount.currency !== undefined && at >= amount.start && at < amount.end)
  const claimed = takenBy(within(reading.claimed, clause))
  const quantities = within(reading.quantities, clause).filter(
    (quantity) => !claimed(quantity) && !isAmount(quantity.start),
  )
  const figures = amounts
    .filter(
      (amount) =>
        !quantities.some(
          (quantity) =>
            amount.digitsStart >= quantity.start && amount.digitsStart < quantity.numberEnd,
        ),
    )
    .map((amount) => readFigure(reading, clause, amount, patterns))
    .filter((figure) => figure !== undefined)
  return { quantities, figures }
}

/** Words that make a figure a price or a sum stand this close to it. */
const nearby = 48

function readFigure(
  reading: Reading,
  clause: Place,
  amount: Amount,
  patterns: Patterns,
): Figure | undefined {
  const before = reading.folded.slice(Math.max(clause.start, amount.start - nearby), amount.start)
  const behind = reading.folded.slice(amount.end, Math.min(clause.end, amount.end + nearby))
  if (patterns.withdrawn.test(before)) return undefined
  const per = patterns.per.exec(behind)
  const each = patterns.each.exec(behind)
  const said = patterns.at.exec(before)
  const isSure =
    amount.currency !== undefined || amount.hasCents || strongAt.test(said?.[0].trim() ?? '')
  const at = isSure ? said : null
  const times = /[\p{L}\d).]\s?(?:x|\*) ?$/u.exec(before)
  const summed = patterns.sum.exec(before)
  const sum = isSure || summed?.[0].includes('=') ? summed : null
  const perUnit = per?.groups?.unit ?? ''
  const lead = at?.[0].length ?? times?.[0].length ?? sum?.[0].length ?? 0
  return {
    amount,
    isPrice: per !== null || each !== null || (at !== null && sum === null) || times !== null,
    isSum: sum !== null && per === null && each === null,
    perUnit,
    perKind: patterns.kindByName.get(perUnit.replace(/\s+/g, ' ')),
    place: {
      start: amount.start - lead,
      end: amount.end + (per?.[0].length ?? each?.[0].length ?? 0),
    },
  }
}

/** 'at 85' is a price; 'por 3' and 'van 8' are one only with a currency. */
const strongAt = /(?:@|at|a|je|zu|zu je|po)$/

type Patterns = {
  readonly per: RegExp
  readonly each: RegExp
  readonly at: RegExp
  readonly sum: RegExp
  readonly withdrawn: RegExp
  readonly kindByName: ReadonlyMap<string, Unit>
}

const made = new Map<string, Patterns>()

function patternsFor(codes: readonly Language[]): Patterns {
  const key = codes.join()
  const before = made.get(key)
  if (before) return before
  const any = (mark: Mark) => anyOf(codes.flatMap((code) => phrasesOf(languages[code].marks[mark])))
  const kindByName = unitNames(codes)
  const units = anyOf([...kindByName.keys()].filter((name) => name !== 'a' && name !== 'e'))
  const net = String.raw`(?: ?(?:net|netto|ht|h\.t\.|brutto|gross|excl\.?|ex))?`
  const patterns: Patterns = {
    per: new RegExp(
      String.raw`^${net} ?(?:(?:/|p/) ?|(?:${any('per')})(?: |(?<=')))(?:(?:the|full|one|je|jeden|jedna) )?(?<unit>${units})\.?(?![\p{L}\d])`,
      'u',
    ),
    each: new RegExp(String.raw`^${net} ?,? ?\(?(?:${any('each')})(?![\p{L}])\)?`, 'u'),
    at: new RegExp(String.raw`(?:^|[\s,;:(\d])(?:${any('at')}) ?$`, 'u'),
    sum: new RegExp(String.raw`(?:=|->|=>|(?:^|[\s,;:(])(?:${any('for')}):?) ?$`, 'u'),
    withdrawn: new RegExp(
      String.raw`(?:^|[^\p{L}])(?:${any('insteadOf')}|${any('upTo')})(?:[^\p{L}\d][\p{L}' ]{0,18})?[\s:]?$`,
      'u',
    ),
    kindByName,
  }
  made.set(key, patterns)
  return patterns
}
