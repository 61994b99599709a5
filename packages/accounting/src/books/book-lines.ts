import { isBlankLine, type PricedDocument } from '@sheaf/domain/documents/document'
import type { DepositTotal, Totals } from '@sheaf/domain/documents/totals'
import { allocate } from '@sheaf/domain/money/allocate'
import { isZero, type Money, moneyText, subtract, zero } from '@sheaf/domain/money/money'
import { type NetGroup, type NetLine, netGroups } from '@sheaf/einvoice/mapping/net-lines'
import { untaxedCategory, type VatPart, vatParts } from '@sheaf/einvoice/mapping/vat-parts'
import type { BookedLine, LineRole } from './bookable.ts'
import { categoryOf, type TaxTreatment, taxTreatment, untaxed } from './tax-treatment.ts'

/** The amounts of a document: its lines without tax, then what is taken off or added below them. */
export function bookedLines(document: PricedDocument, totals: Totals): BookedLine[] {
  const groups = netGroups(document, totals)
  const parts = vatParts(groups, (index) => categoryOf(document, index), document.currency)
  const booked = parts.map((part) => linesOfPart(document, part, groupOf(part, groups)))
  const none = untaxed(untaxedCategory(parts))
  const below: readonly (readonly [LineRole, string, Money])[] = [
    ['shipping', 'Shipping', totals.shippingTotal],
    ['other', 'Other', totals.otherTotal],
    ['withholding', totals.withholding.label, minus(totals.withholding.amount)],
  ]
  return [
    ...booked
      .flatMap(({ items }) => items)
      .toSorted((a, b) => Number(a.index ?? 0) - Number(b.index ?? 0)),
    ...booked.flatMap(({ discounts }) => discounts),
    ...below.flatMap(([role, description, net]) =>
      isZero(net) ? [] : [lineBelow(role, description, { net, tax: zero(net.currency) }, none)],
    ),
    ...totals.deposits.flatMap((deposit) => depositLines(deposit, parts, groups)),
  ]
}

function groupOf({ rate }: VatPart, groups: readonly NetGroup[]): NetGroup | undefined {
  return groups.find(({ group }) => group.rate === rate)
}

function treatmentIn(part: VatPart, groups: readonly NetGroup[]): TaxTreatment {
  return taxTreatment(part.category, groupOf(part, groups)?.group.taxes ?? [])
}

// The tax of a rate is computed once, on all of it: each line bears its share, so that the shares add up to the printed tax.
function linesOfPart(document: PricedDocument, part: VatPart, group: NetGroup | undefined) {
  const members = (group?.lines ?? []).filter(
    ({ index }) => categoryOf(document, index) === part.category,
  )
  const treatment = taxTreatment(part.category, group?.group.taxes ?? [])
  const discount = minus(part.discount)
  const taxes = allocate(
    part.tax,
    [...members.map(({ line }) => line.amount), discount].map(({ minor }) => minor),
  )
  const items = members.flatMap(({ index, line }, place) =>
    itemLine(document, { index, line, tax: taxes[place] ?? zero(document.currency), treatment }),
  )
  const discountTax = taxes[members.length] ?? zero(document.currency)
  const isDiscounted = !isZero(discount) || !isZero(discountTax)
  return {
    items,
    discounts: isDiscounted
      ? [lineBelow('discount', 'Discount', { net: discount, tax: discountTax }, treatment)]
      : [],
  }
}

type Item = {
  readonly index: number
  readonly line: NetLine
  readonly tax: Money
  readonly treatment: TaxTreatment
}

function itemLine(document: PricedDocument, { index, line, tax, treatment }: Item): BookedLine[] {
  const written = document.lines[index]
  if (!written) return []
  if (isBlankLine(written) && isZero(line.amount) && isZero(tax)) return []
  return [
    {
      role: 'item',
      index,
      description: written.description.trim() || written.itemNumber.trim() || `Item ${index + 1}`,
      itemNumber: written.itemNumber.trim(),
      unit: written.unit.trim(),
      quantity: written.quantity,
      price: isZero(line.discount) ? line.price : '',
      net: line.amount,
      tax,
      treatment,
    },
  ]
}

type Amounts = { readonly net: Money; readonly tax: Money }

function lineBelow(
  role: LineRole,
  description: string,
  { net, tax }: Amounts,
  treatment: TaxTreatment,
): BookedLine {
  const quantity = { quantity: '1', price: moneyText(net) }
  return {
    ...{ role, index: undefined, description, itemNumber: '', unit: '', ...quantity },
    ...{ net, tax, treatment },
  }
}

// The invoice that was paid ahead is in the books already, with its tax: the final one takes both off again ([T21]).
function depositLines(
  { number, gross, tax }: DepositTotal,
  parts: readonly VatPart[],
  groups: readonly NetGroup[],
): BookedLine[] {
  const nets = allocate(
    minus(subtract(gross, tax)),
    parts.map(({ taxable }) => taxable.minor),
  )
  const taxes = allocate(
    minus(tax),
    parts.map((part) => part.tax.minor),
  )
  return parts.flatMap((part, place) => {
    const amounts = {
      net: nets[place] ?? zero(tax.currency),
      tax: taxes[place] ?? zero(tax.currency),
    }
    if (isZero(amounts.net) && isZero(amounts.tax)) return []
    const description = `Deposit ${number}`.trim()
    return [lineBelow('deposit', description, amounts, treatmentIn(part, groups))]
  })
}

function minus({ minor, currency }: Money): Money {
  return { minor: -minor, currency }
}
