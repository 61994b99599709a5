import type { FieldPath } from '@sheaf/domain/documents/fields'
import { readNumber } from '@sheaf/domain/money/read-number'
import type { LineValueName, Proposal, ProposedFigure, ProposedLine } from '../src/proposal.ts'
import type { TagLabel } from '../src/tagging/labels.ts'
import type { Tagged } from '../src/tagging/tag.ts'

const paths: Readonly<Partial<Record<TagLabel, FieldPath | ProposedFigure>>> = {
  'me.company': 'sender.name',
  'me.email': 'sender.email',
  'me.phone': 'sender.phone',
  'me.website': 'sender.website',
  'me.address': 'sender.address',
  'me.taxId': 'sender.taxId',
  'me.bank': 'bank.name',
  'me.iban': 'bank.iban',
  'me.bic': 'bank.swift',
  'me.account': 'bank.accountNumber',
  'other.name': 'receiver.name',
  'other.company': 'receiver.company',
  'other.email': 'receiver.email',
  'other.phone': 'receiver.phone',
  'other.address': 'receiver.address',
  'other.taxId': 'receiver.taxId',
  'ship.name': 'shipTo.name',
  'ship.company': 'shipTo.company',
  'ship.address': 'shipTo.address',
  'ship.phone': 'shipTo.phone',
  number: 'number',
  date: 'issuedOn',
  due: 'endsOn',
  currency: 'currency',
  'tax.label': 'tax.label',
  'tax.rate': 'tax.rate',
  'tax.amount': 'tax',
  subtotal: 'subtotal',
  discount: 'discount.value',
  shipping: 'charges.shipping',
  total: 'total',
  'ref.po': 'references.orderNumber',
  'ref.quote': 'references.quoteNumber',
  'ref.invoice': 'references.invoiceNumber',
  'ref.invoiceDate': 'references.invoiceDate',
  note: 'texts.message',
  reason: 'texts.reason',
  refund: 'refundMethod',
  shipVia: 'delivery.carrier',
  shipTerms: 'delivery.terms',
  preparedBy: 'people.preparedBy',
  instructions: 'texts.instructions',
}

const cells: Readonly<Partial<Record<TagLabel, LineValueName>>> = {
  'item.desc': 'description',
  'item.qty': 'quantity',
  'item.unit': 'unit',
  'item.price': 'price',
  'item.code': 'itemNumber',
  'item.discount': 'discountValue',
  'item.tax': 'taxRate',
}

/** What a form would get from the tagger without anything behind it: of each label the likeliest words, as they stand. */
export function taggerAlone(text: string, spans: readonly Tagged[]): Proposal {
  const values: Partial<Record<string, string>> = {}
  const lines = new Map<number, Partial<Record<LineValueName, string>>>()
  for (const { label, item, start, end } of spans.toSorted(
    (a, b) => b.probability - a.probability,
  )) {
    const words = text.slice(start, end)
    const value = readNumber(words) ?? words
    const [path, cell] = [paths[label], cells[label]]
    if (path) values[path] ??= value
    if (!cell) continue
    const line = lines.get(item) ?? {}
    line[cell] ??= value
    lines.set(item, line)
  }
  const { subtotal, tax, total, ...rest } = values
  const figures = Object.entries({ subtotal, tax, total }).filter(
    ([, value]) => value !== undefined,
  )
  return {
    values: rest,
    figures: Object.fromEntries(figures),
    lines: [...lines.values()] as readonly ProposedLine[],
    evidence: new Map(),
    ignored: [],
  }
}
