import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Place } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import type { Label, Mark } from '../languages/language-table.ts'
import { languageCodes, languages } from '../languages/languages.ts'
import { anyOf, phrasesOf } from '../languages/number-words.ts'
import type { Tagged } from '../tagging/tag.ts'
import { spansOf } from './choose.ts'
import { type Fact, fact } from './fact.ts'
import type { Put } from './parties.ts'

/** How often these phrases mean what they say; no text is marked with them, so nothing better is known. */
const told = 0.85

/** What no label of the tagger stands for: how taxes are meant, when goods are wanted, days of documents referred to. */
export function joinBesides(
  reading: Reading,
  spans: readonly Tagged[],
  kind: DocumentKind,
  put: Put,
): void {
  put('tax.isReverseCharge', phraseIn(reading, reverseCharge))
  put('tax.isIncluded', pricesIncludeTax(reading, spans))
  put('references.quoteDate', dateBehind(reading, spansOf(spans, 'ref.quote')))
  put('references.orderDate', dateBehind(reading, spansOf(spans, 'ref.po')))
  if (kind === 'purchase_order') put('delivery.date', deliveryDate(reading))
}

function allPhrases(name: Mark | Label): string {
  return anyOf(
    languageCodes.flatMap((code) => {
      const { marks, labels } = languages[code]
      return phrasesOf({ ...marks, ...labels }[name])
    }),
  )
}

const reverseCharge = new RegExp(
  String.raw`(?<![\p{L}])(?:${allPhrases('reverseCharge')})(?![\p{L}])`,
  'u',
)
const included = allPhrases('taxIncluded')
const includedBehind = new RegExp(
  String.raw`^[\s(/,]{0,4}(?:\p{L}{1,12} ){0,2}(?:${included})(?![\p{L}])`,
  'u',
)
const allIncluded = new RegExp(
  String.raw`(?:prices?|preise|prix|precios|prezzi|prijzen|precos|ceny|amounts|jeweils|each|chaque)[^.\n]{0,24}(?:${included})(?![\p{L}])`,
  'u',
)
const deliverBy = new RegExp(
  String.raw`(?<![\p{L}])(?:${allPhrases('deliverBy')})[^.!?\n]{0,30}$`,
  'u',
)

function phraseIn({ folded }: Reading, pattern: RegExp): Fact | undefined {
  const match = pattern.exec(folded)
  if (!match) return undefined
  return fact('true', { start: match.index, end: match.index + match[0].length }, told)
}

/** Said right behind a price, or of all prices. */
function pricesIncludeTax(reading: Reading, spans: readonly Tagged[]): Fact | undefined {
  for (const { end } of spansOf(spans, 'item.price')) {
    const behind = reading.folded.slice(end, end + 40)
    const match = includedBehind.exec(behind)
    const isGross = match && !/total|gesamt|summe|totaal|totale|razem/.test(match[0])
    if (isGross) return fact('true', { start: end, end: end + match[0].length }, told)
  }
  return phraseIn(reading, allIncluded)
}

const connection =
  /^[\s,(]{0,4}(?:(?:dated|of|from|vom|du|del|de|dd|d\.d\.|z dnia|z|dal|van|datum|date|fecha|data|am|em|issued|il|le|[/.:])[\s.:]{0,3})?$/

/** 'Angebot 2026-118 vom 12.05.2026'. */
function dateBehind(reading: Reading, numbers: readonly Place[]): Fact | undefined {
  for (const { end } of numbers) {
    const date = reading.dates.find(({ start }) => start >= end && start - end < 24)
    if (date && connection.test(reading.folded.slice(end, date.start)))
      return fact(date.day, date, told)
  }
  return undefined
}

function deliveryDate(reading: Reading): Fact | undefined {
  const date = reading.dates.find(({ start }) =>
    deliverBy.test(reading.folded.slice(Math.max(0, start - 60), start)),
  )
  return date && fact(date.coming, date, told)
}
