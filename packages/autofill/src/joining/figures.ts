import { addDecimals, type Decimal, decimal, parseDecimal } from '@sheaf/domain/money/decimal'
import type { Reading } from '../finding/reading.ts'
import type { ProposedFigure } from '../proposal.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'
import { isSameMoney, negative } from './arithmetic.ts'
import { type Candidate, candidates, choose, spansOf } from './choose.ts'
import type { Fact } from './fact.ts'
import { amountsAt, withoutSign } from './read-values.ts'

type Name = Exclude<ProposedFigure, 'secondTax'>

const labels: Readonly<Record<Name, TagLabel>> = {
  subtotal: 'subtotal',
  tax: 'tax.amount',
  total: 'total',
}

export type Figures = ReadonlyMap<ProposedFigure, Fact>

/** Net, tax and gross as the text states them: those that add up, or else the likeliest of each. */
export function joinFigures(reading: Reading, spans: readonly Tagged[]): Figures {
  const read = (name: Name): readonly Candidate[] =>
    spansOf(spans, labels[name]).flatMap((span) =>
      amountsAt(reading, span).flatMap((value) => candidates([span], () => withoutSign(value))),
    )
  const [subtotals, taxes, totals] = [read('subtotal'), read('tax'), read('total')]
  const sum = bestSum(subtotals, taxes, totals, besidesTax(reading, spans))
  if (sum) return sum
  const figures = new Map<ProposedFigure, Fact>()
  for (const [name, found] of Object.entries({ subtotal: subtotals, tax: taxes, total: totals })) {
    const chosen = choose(found.filter(isFirstReading))
    if (chosen) figures.set(name as Name, chosen)
  }
  return withThird(reading, figures)
}

/** Only where figures add up does a second reading of the same digits count. */
function isFirstReading(one: Candidate, index: number, all: readonly Candidate[]): boolean {
  return all.findIndex(({ start }) => start === one.start) === index
}

/** What may stand between net and gross besides a tax: carriage, a discount, both, or nothing. */
function besidesTax(reading: Reading, spans: readonly Tagged[]): readonly Decimal[] {
  const first = (label: TagLabel): readonly Decimal[] =>
    spansOf(spans, label)
      .flatMap((span) => amountsAt(reading, span).slice(0, 1))
      .map((value) => decimal(withoutSign(value)))
      .slice(0, 1)
  const charges = [decimal('0'), ...first('shipping')]
  const discounts = [decimal('0'), ...first('discount').map(negative)]
  return charges.flatMap((charge) => discounts.map((less) => addDecimals(charge, less)))
}

const most = 6

function bestSum(
  subtotals: readonly Candidate[],
  taxes: readonly Candidate[],
  totals: readonly Candidate[],
  besides: readonly Decimal[],
): Figures | undefined {
  let best: Figures | undefined
  let weight = 0
  for (const subtotal of subtotals.slice(0, most)) {
    for (const tax of taxes.slice(0, most)) {
      // A second tax, where goods are taxed at two rates.
      const others = taxes.filter(({ start }) => start > tax.start).slice(0, most)
      const more = [decimal('0'), ...others.map(({ value }) => decimal(value))]
      const sum = addDecimals(decimal(subtotal.value), decimal(tax.value))
      const sums = more.flatMap((other) =>
        besides.map((figure) => addDecimals(sum, addDecimals(other, figure))),
      )
      for (const total of totals.slice(0, most)) {
        const own = subtotal.probability + tax.probability + total.probability
        const isSum = sums.some((figure) => isSameMoney(figure, decimal(total.value)))
        if (own <= weight || !isSum) continue
        weight = own
        best = new Map<ProposedFigure, Fact>([
          ['subtotal', confirmed(subtotal)],
          ['tax', confirmed(tax)],
          ['total', confirmed(total)],
        ])
      }
    }
  }
  return best
}

function confirmed({ value, start, end, probability }: Candidate): Fact {
  return { value, start, end, probability, support: 'confirmed' }
}

const sureEnough = 0.5

/** Two that are sure give the third, where its figure stands in the text. */
function withThird(reading: Reading, figures: ReadonlyMap<ProposedFigure, Fact>): Figures {
  const known = (name: Name): Decimal | undefined => {
    const fact = figures.get(name)
    return fact && fact.probability >= sureEnough ? parseDecimal(fact.value) : undefined
  }
  const [subtotal, tax, total] = [known('subtotal'), known('tax'), known('total')]
  const missing: [Name, Decimal] | undefined =
    tax && total && !figures.has('subtotal')
      ? ['subtotal', addDecimals(total, negative(tax))]
      : subtotal && total && !figures.has('tax')
        ? ['tax', addDecimals(total, negative(subtotal))]
        : subtotal && tax && !figures.has('total')
          ? ['total', addDecimals(subtotal, tax)]
          : undefined
  if (!missing) return figures
  const [name, wanted] = missing
  const stated = reading.amounts.find(
    ({ value }) => wanted.digits !== 0n && isSameMoney(decimal(value), wanted, 0n),
  )
  if (!stated) return figures
  const { value, digitsStart, digitsEnd } = stated
  const probability = Math.min(...[...figures.values()].map((fact) => fact.probability))
  const hangsOn = [...figures.keys()]
  return new Map([
    ...figures,
    [name, { value, start: digitsStart, end: digitsEnd, probability, support: 'derived', hangsOn }],
  ])
}
