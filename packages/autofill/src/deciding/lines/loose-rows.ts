import { fold } from '../../finding/fold.ts'
import { within } from '../../finding/places.ts'
import { unitNames } from '../../finding/quantities.ts'
import type { Reading } from '../../finding/reading.ts'
import { type Fact, fact } from '../fact.ts'
import type { BodyLine } from '../messages/messages.ts'
import type { Item } from './item.ts'
import { type Cell, isSummary, readCount, readMoney } from './table-cells.ts'

/** A row without a heading: words, then a count and a price, or figures of which two multiply to the third. */
export function looseRow(
  reading: Reading,
  line: BodyLine,
  cells: readonly Cell[],
): Item | undefined {
  if (cells.length < 2) return undefined
  const figures = cells.filter((cell) => isFigure(reading, cell))
  const [first, second, third] = figures
  const named = cells.filter((cell) => isName(reading, cell) && cell.start < (first?.start ?? 0))
  const [name] = named
  if (!first || !name || isSummary(name.text, figures.length > 1)) return undefined
  if (figures.length === 1 && /^\d/.test(name.text)) return undefined
  const longest = named.reduce(
    (best, cell) => (cell.text.length > best.text.length ? cell : best),
    name,
  )
  const description = fact(longest.text, longest, 0.85)
  const isDated = cells.some((cell) => within(reading.dates, cell).length > 0)
  if (!second) return oneFigure(reading, line, description, first, isDated)
  const count = readCount(reading, first)
  const price = readMoney(reading, second)
  const amount = third ? readMoney(reading, third) : undefined
  if (!count.quantity || !price) return undefined
  return { place: line, description, ...count, price, ...(amount ? { amount } : {}) }
}

function isName(reading: Reading, cell: Cell): boolean {
  return (
    !isFigure(reading, cell) &&
    /\p{L}{2}/u.test(cell.text) &&
    within(reading.dates, cell).length === 0
  )
}

// With a currency it is a price; beside a date it is the time of that day.
function oneFigure(
  reading: Reading,
  line: BodyLine,
  description: Fact,
  cell: Cell,
  isDated: boolean,
): Item | undefined {
  const [amount] = within(reading.amounts, cell)
  if (!amount) return undefined
  if (amount.currency !== undefined) {
    return {
      place: line,
      description,
      quantity: fact('1', amount, 0.8),
      price: fact(amount.value, amount, 0.85),
    }
  }
  if (!isDated || Number(amount.value) > 24) return undefined
  return { place: line, description, ...readCount(reading, cell) }
}

function isFigure(reading: Reading, cell: Cell): boolean {
  if (within(reading.amounts, cell).length !== 1) return false
  const rest = fold(cell.text)
    .replace(/[\d.,'€$£%\s-]/g, ' ')
    .trim()
  return (
    rest === '' || rest.length <= 3 || unitNames(reading.languages).has(rest.replace(/\.$/, ''))
  )
}
