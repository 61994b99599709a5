import { decimal } from '@sheaf/domain/money/decimal'
import { isZero, percentOf, subtract, sum } from '@sheaf/domain/money/money'
import type { Bookable, BookedLine } from '../books/bookable.ts'
import { advice, type Found } from './program.ts'

/** A program that is told rates and no tax rounds it line by line, and may miss the document's by cents. */
export function recomputedTax({ currency }: Bookable, lines: readonly BookedLine[]): Found[] {
  const computed = lines.map(({ net, treatment }) => percentOf(net, decimal(treatment.rate)))
  const written = lines.map(({ tax }) => tax)
  const difference = subtract(sum(computed, currency), sum(written, currency))
  return isZero(difference)
    ? []
    : [
        advice(
          'tax.rounding',
          'The program computes tax line by line and may come to a total that differs by cents.',
          { field: 'tax.rate' },
        ),
      ]
}
