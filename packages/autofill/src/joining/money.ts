import type { Place } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'
import { candidates, choose, spansOf } from './choose.ts'
import { currencyBesideFigures, currencyOf } from './currency.ts'
import type { Fact } from './fact.ts'
import type { Put } from './parties.ts'
import { amountsAt, rateAt, withoutSign } from './read-values.ts'

const percentSign =
  /^[^\n]{0,12}?(?:%|percent|per ?cent|prozent|pour ?cent|por ?ciento|per ?cento|procent|por ?cento)/i

/** Whether the words are a share: its sign stands among them or right behind. */
export function isPercentAt({ text }: Reading, { start, end }: Place): boolean {
  return (
    percentSign.test(text.slice(start, end + 9).slice(0, end - start + 9)) &&
    !/[€$£]/.test(text.slice(start, end))
  )
}

/** What holds for the whole document: currency, tax, discount and carriage. */
export function joinMoney(reading: Reading, spans: readonly Tagged[], put: Put): void {
  const read = (label: TagLabel, of: (span: Tagged) => string | undefined) =>
    choose(candidates(spansOf(spans, label), of))
  const amount = (label: TagLabel) =>
    read(label, (span) => {
      const [value] = amountsAt(reading, span)
      return value && withoutSign(value)
    })
  put(
    'currency',
    read('currency', (span) => currencyOf(reading, span)?.code),
  )
  put('currency', besideFigures(reading, spans))
  put(
    'tax.rate',
    read('tax.rate', (span) => rateAt(reading, span)),
  )
  put('charges.shipping', amount('shipping'))
  const [discount] = spansOf(spans, 'discount').toSorted((a, b) => b.probability - a.probability)
  if (discount) {
    const { start, end, probability } = discount
    const isRate = isPercentAt(reading, discount)
    const value = isRate ? rateAt(reading, discount) : amountsAt(reading, discount)[0]
    const found = { start, end, probability, support: 'alone' as const }
    if (value !== undefined) {
      put('discount.kind', { ...found, value: isRate ? 'percent' : 'amount' })
      put('discount.value', { ...found, value: withoutSign(value) })
    }
  }
}

const moneyLabels: ReadonlySet<TagLabel> = new Set<TagLabel>([
  'item.price',
  'item.amount',
  'subtotal',
  'tax.amount',
  'total',
])

function besideFigures(reading: Reading, spans: readonly Tagged[]): Fact | undefined {
  const figures = spans.filter(({ label }) => moneyLabels.has(label))
  const found = currencyBesideFigures(reading, figures)
  if (!found) return undefined
  const { start, end, code } = found
  const probability = Math.max(...figures.map((figure) => figure.probability))
  return { value: code, start, end, probability, support: 'derived' }
}
