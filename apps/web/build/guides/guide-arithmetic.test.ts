import { nested, schemaOf } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { expect, it } from 'vitest'
import { readGuideSources } from './guide-library.ts'

const guides = readGuideSources()

const number = String.raw`[€£$₹]?\d[\d,]*(?:\.\d+)?%?`
const equation = new RegExp(String.raw`(${number}(?: [×÷+−] ${number})+) = \**(${number})`, 'g')

const equations = guides.flatMap(({ about, text }) =>
  [...text.matchAll(equation)].map(([whole, left = '', right = '']) => ({
    slug: about.slug,
    whole,
    left,
    right,
  })),
)

it('the guides work their figures out in the open', () => {
  expect(equations.length).toBeGreaterThanOrEqual(12)
})

it.each(equations)('$slug: $whole', ({ left, right }) => {
  const decimals = right.split('.')[1]?.length ?? 0
  expect(Math.abs(worthOf(left) - worthOf(right))).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-9)
})

const tables = guides.flatMap(({ about, text }) =>
  [...text.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) => {
    const [head = [], , ...rows] = table
      .trim()
      .split('\n')
      .map((line) => line.slice(1, -1).split('|').map(plain))
    return { slug: about.slug, title: head.join(' | '), head, rows }
  }),
)

const priced = tables.filter(({ head }) =>
  ['Quantity', 'Price', 'Amount'].every((name) => head.includes(name)),
)

it('three guides list what is sold, how many and at what price', () => {
  expect(priced.map(({ slug }) => slug).sort()).toEqual([
    'credit-note-guide',
    'invoice-for-freelancers',
    'purchase-orders-101',
  ])
})

it.each(priced)('$slug: the lines come to the totals of the domain', ({ head, rows }) => {
  const at = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? ''
  const sold = rows.filter((row) => at(row, 'Quantity') !== '')
  const sums = new Map(
    rows
      .filter((row) => at(row, 'Quantity') === '')
      .map((row) => [row.find((cell) => cell !== '') ?? '', at(row, 'Amount')] as const),
  )
  const labels = [...sums.keys()]
  const percentOf = (label: RegExp) =>
    /(\d+)%/.exec(labels.find((each) => label.test(each)) ?? '')?.[1] ?? '0'
  const isSterling = at(sold[0] ?? [], 'Price').startsWith('£')
  const { totals } = toViewModel(
    compute(
      schemaOf('invoice').parse({
        ...nested({
          currency: isSterling ? 'GBP' : 'EUR',
          region: isSterling ? 'GB' : 'IE',
          'discount.kind': 'percent',
          'discount.value': percentOf(/discount/),
          'tax.label': 'VAT',
          'tax.rate': percentOf(/VAT/),
        }),
        lines: sold.map((row) => ({
          description: 'sold',
          quantity: at(row, 'Quantity'),
          price: at(row, 'Price').replace(/[€£]/, ''),
        })),
      }),
    ),
  )
  const amounts = totals.map(({ value }) => value.replace('-', '−'))
  expect([...sums.values()]).toEqual(expect.arrayContaining(amounts))
  for (const row of sold) {
    const product = worthOf(at(row, 'Quantity')) * worthOf(at(row, 'Price'))
    expect(product.toFixed(2)).toBe(worthOf(at(row, 'Amount')).toFixed(2))
  }
})

const summed = tables.filter(({ rows }) =>
  /^(?:Together|Sum|To pay|Year|Minutes)/.test(rows.at(-1)?.[0] ?? ''),
)

it.each(summed)('$slug: $title adds up', ({ head, rows }) => {
  const last = rows.at(-1) ?? []
  head.forEach((name, column) => {
    const sum = last[column] ?? ''
    if (column === 0 || sum === '' || /\b(?:per|each|average)\b/i.test(name)) return
    const above = rows.slice(0, -1).map((row) => worthOf(row[column] || '0'))
    const total = above.reduce((before, value) => before + value, 0)
    expect(total.toFixed(2), name).toBe(worthOf(sum).toFixed(2))
  })
})

const taxed = tables.filter(({ head }) => head[0] === 'Rate')

it('tables of rates are worked out rate by rate', () => {
  expect(taxed.length).toBeGreaterThanOrEqual(3)
})

it.each(taxed)('$slug: the tax of $title is that of its rate', ({ head, rows }) => {
  const net = head.findLastIndex((name) => /^Net/.test(name))
  const tax = head.findIndex((name) => /^Tax/.test(name))
  for (const row of rows.slice(0, -1)) {
    const due = worthOf(row[net] ?? '') * worthOf(row[0] ?? '')
    expect(Math.abs(due - worthOf(row[tax] ?? '')), row.join(' ')).toBeLessThanOrEqual(0.005 + 1e-9)
  }
})

function plain(cell: string): string {
  return cell.replaceAll('**', '').trim()
}

/** The value of '7,807.10 × 10% × 47 ÷ 365': × and ÷ before + and −. */
function worthOf(text: string): number {
  const terms = text.split(/ (?=[+−] )/).map((term) => {
    const sign = term.startsWith('−') ? -1 : 1
    const [first = '', ...rest] = term.replace(/^[+−] ?/, '').split(/ (?=[×÷] )/)
    return rest.reduce(
      (value, factor) => (factor.startsWith('×') ? value * bare(factor) : value / bare(factor)),
      sign * bare(first),
    )
  })
  return terms.reduce((sum, term) => sum + term, 0)
}

function bare(text: string): number {
  const value = Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', ''))
  return text.includes('%') ? value / 100 : value
}
