import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../../tests/support/tries.ts'
import { currenciesWith, documentIn } from '../../test/any-document.ts'
import { currencyCodes } from '../money/currency.ts'
import { add, type Money, subtract, sum } from '../money/money.ts'
import type { PricedDocument } from './document.ts'
import { computeTotals, type Totals } from './totals.ts'

describe('totals of any document', () => {
  it.each([0, 2, 3])('[T15] parts add up to the whole in currencies of %i decimals', (decimals) => {
    fc.assert(
      fc.property(documentIn(currenciesWith(decimals)), (document) => {
        expectPartsToAddUp(document, computeTotals(document))
      }),
      { numRuns: tries(10_000) },
    )
  })

  it.each(currencyCodes)('[T15] parts add up to the whole in %s', (currency) => {
    fc.assert(
      fc.property(documentIn([currency]), (document) => {
        expectPartsToAddUp(document, computeTotals(document))
      }),
      { numRuns: tries(20) },
    )
  })

  it('[T9] prices that include tax keep their total, whatever the rates', () => {
    fc.assert(
      fc.property(documentIn(currencyCodes), (document) => {
        const tax = { ...document.tax, isIncluded: true, isReverseCharge: false }
        const totals = computeTotals({ ...document, tax })
        expect(totals.grossTotal).toEqual(subtract(totals.linesTotal, totals.discountTotal))
      }),
    )
  })

  it('[T18] the negative of a document has the negative of its figures', () => {
    fc.assert(
      fc.property(documentIn(currencyCodes), (document) => {
        const plain = withoutAmounts(document)
        const figures = ({ linesTotal, netTotal, taxTotal, grossTotal }: Totals) =>
          [linesTotal, netTotal, taxTotal, grossTotal].map(({ minor }) => minor)
        const mirrored = figures(computeTotals(negative(plain)))
        expect(mirrored).toEqual(figures(computeTotals(plain)).map((minor) => -minor))
      }),
    )
  })
})

function expectPartsToAddUp(document: PricedDocument, totals: Totals): void {
  const { currency } = document
  const total = (amounts: readonly Money[]) => sum(amounts, currency)
  expect(total(totals.lines.map((line) => line.amount))).toEqual(totals.linesTotal)
  for (const line of totals.lines) {
    expect(subtract(line.beforeDiscount, line.discount)).toEqual(line.amount)
  }
  for (const group of totals.groups) {
    expect(add(group.netTotal, total(group.taxes.map((tax) => tax.amount)))).toEqual(
      group.grossTotal,
    )
  }
  expect(total(totals.groups.map((group) => group.linesTotal))).toEqual(totals.linesTotal)
  expect(total(totals.groups.map((group) => group.discount))).toEqual(totals.discountTotal)
  expect(total(totals.groups.map((group) => group.netTotal))).toEqual(totals.netTotal)
  expect(total(totals.groups.map((group) => group.grossTotal))).toEqual(totals.grossTotal)
  for (const tax of totals.taxes) {
    expect(total(tax.rates.map((rate) => rate.amount))).toEqual(tax.amount)
    expect(total(tax.rates.map((rate) => rate.netTotal))).toEqual(totals.netTotal)
  }
  expect(total(totals.taxes.map((tax) => tax.amount))).toEqual(totals.taxTotal)
  expect(add(totals.netTotal, totals.taxTotal)).toEqual(totals.grossTotal)
  expect(total([totals.grossTotal, totals.shippingTotal, totals.otherTotal])).toEqual(
    totals.grandTotal,
  )
  expect(add(totals.amountDue, totals.withholding.amount)).toEqual(totals.grandTotal)
}

function withoutAmounts(document: PricedDocument): PricedDocument {
  const { discount } = document
  return {
    ...document,
    discount: discount.kind === 'percent' ? discount : { ...discount, value: '0' },
    lines: document.lines.map((line) =>
      line.discountKind === 'percent' ? line : { ...line, discountValue: '0' },
    ),
  }
}

function negative(document: PricedDocument): PricedDocument {
  const lines = document.lines.map((line) => ({
    ...line,
    quantity: line.quantity.startsWith('-') ? line.quantity.slice(1) : `-${line.quantity}`,
  }))
  return { ...document, lines }
}
