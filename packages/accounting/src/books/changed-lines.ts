import { allocate } from '@sheaf/domain/money/allocate'
import {
  compareDecimals,
  decimal,
  decimalText,
  digitsAt,
  fixedText,
  multiplyDecimals,
} from '@sheaf/domain/money/decimal'
import { add, isZero, type Money, moneyFrom, moneyText, sum } from '@sheaf/domain/money/money'
import { decimalsOf, quotient } from '@sheaf/einvoice/rules/figures'
import type { BookedLine } from './bookable.ts'

/** The same lines with the opposite sign, for programs that book a credit note as a negative invoice. */
export function negated(lines: readonly BookedLine[]): BookedLine[] {
  return lines.map((line) => ({
    ...line,
    price: line.price === '' ? '' : negatedText(line.price),
    net: { ...line.net, minor: -line.net.minor },
    tax: { ...line.tax, minor: -line.tax.minor },
  }))
}

function negatedText(text: string): string {
  return decimalText({ ...decimal(text), digits: -decimal(text).digits })
}

/**
 * The same sums without a negative line and without lines of nothing, for programs that refuse them: what is taken off is
 * shared out over the lines of the same tax. Undefined where a tax has nothing left to take it from.
 */
export function withoutNegatives(lines: readonly BookedLine[]): BookedLine[] | undefined {
  const shared = [...Map.groupBy(lines, ({ treatment }) => treatment.key).values()].map(shareOut)
  return shared.every((group) => group !== undefined)
    ? shared
        .flat()
        .toSorted((a, b) => lines.indexOf(a.source) - lines.indexOf(b.source))
        .map(({ line }) => line)
    : undefined
}

type Shared = { readonly source: BookedLine; readonly line: BookedLine }

function shareOut(lines: readonly BookedLine[]): Shared[] | undefined {
  const higher = lines.filter(({ net }) => net.minor > 0n)
  const rest = lines.filter(({ net }) => net.minor <= 0n)
  const [first] = lines
  if (!first) return []
  const isPlain = rest.every(({ net, tax }) => isZero(net) && isZero(tax))
  if (isPlain && higher.every(({ tax }) => tax.minor >= 0n)) {
    return higher.map((line) => ({ source: line, line }))
  }
  const { currency } = first.net
  const weights = higher.map(({ net }) => net.minor)
  const off = allocate(total(rest, 'net', currency), weights)
  const nets = higher.map((line, place) => add(line.net, off[place] ?? line.net))
  const tax = total(lines, 'tax', currency)
  if (higher.length === 0 || nets.some(({ minor }) => minor < 0n) || tax.minor < 0n)
    return undefined
  const taxes = allocate(
    tax,
    nets.map(({ minor }) => minor),
  )
  return higher
    .map((source, place) => ({
      source,
      line: {
        ...source,
        price: '',
        net: nets[place] ?? source.net,
        tax: taxes[place] ?? source.tax,
      },
    }))
    .filter(({ line }) => !isZero(line.net) || !isZero(line.tax))
}

function total(
  lines: readonly BookedLine[],
  what: 'net' | 'tax',
  currency: Money['currency'],
): Money {
  return sum(
    lines.map((line) => line[what]),
    currency,
  )
}

/**
 * A quantity and a price that give the amount of the line to the cent, with no more decimals than the program keeps. Where
 * there are none (a discount, prices with tax, half a cent), it is one of it at the whole amount.
 */
export function quantityAndPrice(
  { quantity, price, net }: BookedLine,
  mostDecimals: number,
): { readonly quantity: string; readonly price: string } {
  const count = decimal(quantity)
  const isKept = decimalsOf(decimalText(count)) <= mostDecimals
  if (isKept && compareDecimals(count, decimal('0')) > 0) {
    const exact = quotient(decimal(moneyText(net)), count)
    const rounded = fixedText(digitsAt(exact, mostDecimals), mostDecimals)
    const fitting = [price, rounded].find(
      (text) =>
        text !== '' &&
        decimalsOf(decimalText(decimal(text))) <= mostDecimals &&
        moneyFrom(multiplyDecimals(count, decimal(text)), net.currency).minor === net.minor,
    )
    if (fitting !== undefined) {
      return { quantity: decimalText(count), price: decimalText(decimal(fitting)) }
    }
  }
  return { quantity: '1', price: moneyText(net) }
}
