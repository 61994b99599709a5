import { type DocumentOf, isBlankLine } from '@sheaf/domain/documents/document'
import type { ComputedDocument, Totals } from '@sheaf/domain/documents/totals'
import { add, isZero, type Money, moneyText, subtract, sum } from '@sheaf/domain/money/money'
import { unitCodeOf } from '../codes/everyday-units.ts'
import { type Order, orderTerms } from '../model/order.ts'
import type { Identifier } from '../model/term.ts'
import { elementOf } from '../syntax/write-invoice.ts'
import { writeXml } from '../xml/write-xml.ts'
import { orderDetailsOf } from './details-of.ts'
import { netGroups } from './net-lines.ts'
import { postalAddress } from './postal-address.ts'
import { countryOfVatNumber } from './tax-number.ts'

export type OrderDetails = {
  readonly buyerElectronicAddress?: Identifier
  readonly sellerElectronicAddress?: Identifier
  readonly lines?: readonly { readonly unitCode?: string }[]
}

type PurchaseOrder = DocumentOf<'purchase_order'>

/** A purchase order as an Order of UBL under Peppol BIS Ordering 3, or why it is none. */
export function writeOrder(
  { document, totals }: ComputedDocument,
  details?: OrderDetails,
): string | { readonly refusal: string } {
  if (document.kind !== 'purchase_order' || totals === null) {
    return { refusal: 'Only a purchase order can be written as a UBL order.' }
  }
  const order = orderOf(document, totals, details ?? orderDetailsOf(document))
  const missing = missingIn(document)
  if (missing) return { refusal: missing }
  return writeXml(elementOf('order:Order', orderTerms, order, document.currency))
}

/** The schema wants a line, and an item in each. */
function missingIn({ lines }: PurchaseOrder): string | undefined {
  if (lines.every(isBlankLine)) return 'Add a line first: a UBL order needs at least one.'
  const unnamed = lines.findIndex(
    (line) => !isBlankLine(line) && `${line.description}${line.itemNumber}`.trim() === '',
  )
  return unnamed < 0
    ? undefined
    : `Describe line ${unnamed + 1} first: a UBL order names what it asks for.`
}

function orderOf(document: PurchaseOrder, totals: Totals, details: OrderDetails): Order {
  const { texts, delivery, references } = document
  return {
    specification: 'urn:fdc:peppol.eu:poacc:trns:order:3',
    businessProcess: 'urn:fdc:peppol.eu:poacc:bis:ordering:3',
    number: said(document.number),
    issueDate: said(document.issuedOn),
    typeCode: '220',
    note: said([texts.message, texts.instructions].filter((text) => text.trim() !== '').join('\n')),
    currency: document.currency,
    quote: said(references.quoteNumber),
    buyer: partyOf(document.sender, document.region, details.buyerElectronicAddress),
    seller: partyOf(document.receiver, document.region, details.sellerElectronicAddress),
    deliverBy: said(delivery.date),
    deliveryTerms: said(delivery.terms),
    paymentTerms: said(texts.terms),
    ...amountsOf(document, totals),
    lines: linesOf(document, totals, details),
  }
}

function said(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim()
}

type Party = PurchaseOrder['sender'] | PurchaseOrder['receiver']

function partyOf(party: Party, region: string, electronicAddress: Identifier | undefined) {
  const company = 'company' in party ? party.company : ''
  const person = company.trim() === '' ? '' : party.name
  const contact = {
    ...(person.trim() && { name: person.trim() }),
    ...(party.phone.trim() && { phone: party.phone.trim() }),
    ...(party.email.trim() && { email: party.email.trim() }),
  }
  return {
    ...(electronicAddress && { electronicAddress }),
    name: said(company) ?? said(party.name),
    address: postalAddress(party.address, countryOfVatNumber(party.taxId) ?? region),
    ...(Object.keys(contact).length > 0 && { contact }),
  }
}

function amountsOf(document: PurchaseOrder, totals: Totals) {
  const { currency } = document
  const groups = netGroups(document, totals)
  const linesTotal = sum(
    groups.flatMap(({ lines }) => lines.map(({ line }) => line.amount)),
    currency,
  )
  const discount = sum(
    groups.map((group) => group.discount),
    currency,
  )
  const extras = [
    { reason: 'Shipping', amount: totals.shippingTotal },
    { reason: 'Other', amount: totals.otherTotal },
  ]
  const higher = extras.filter(({ amount }) => amount.minor > 0n)
  const lower = [
    { reason: 'Discount', amount: discount },
    ...extras.filter(({ amount }) => amount.minor < 0n).map(turned),
  ].filter(({ amount }) => !isZero(amount))
  const added = sum(
    higher.map(({ amount }) => amount),
    currency,
  )
  const deducted = sum(
    lower.map(({ amount }) => amount),
    currency,
  )
  const text = ({ reason, amount }: Extra) => ({ reason, amount: moneyText(amount) })
  return {
    allowances: lower.map(text),
    charges: higher.map(text),
    totalTax: moneyText(totals.taxTotal),
    linesTotal: moneyText(linesTotal),
    withoutTax: moneyText(add(subtract(linesTotal, deducted), added)),
    withTax: moneyText(totals.grandTotal),
    ...(lower.length > 0 && { allowancesTotal: moneyText(deducted) }),
    ...(higher.length > 0 && { chargesTotal: moneyText(added) }),
    payable: moneyText(totals.amountDue),
  }
}

type Extra = { readonly reason: string; readonly amount: Money }

function turned({ reason, amount }: Extra): Extra {
  return { reason, amount: { ...amount, minor: -amount.minor } }
}

function linesOf(document: PurchaseOrder, totals: Totals, details: OrderDetails): Order['lines'] {
  return netGroups(document, totals)
    .flatMap(({ lines }) => lines)
    .sort((a, b) => a.index - b.index)
    .flatMap(({ index, line }) => {
      const written = document.lines[index]
      if (!written || isBlankLine(written)) return []
      const [name = '', ...more] = written.description.trim().split('\n')
      return [
        {
          id: String(index + 1),
          quantity: written.quantity,
          unit: details.lines?.[index]?.unitCode || unitCodeOf(written.unit) || 'C62',
          netAmount: moneyText(line.amount),
          allowances: isZero(line.discount)
            ? []
            : [{ reason: 'Discount', amount: moneyText(line.discount) }],
          price: line.price,
          name: said(name) ?? said(written.itemNumber),
          description: said(more.join('\n')),
          sellerItem: said(written.itemNumber),
        },
      ]
    })
}
