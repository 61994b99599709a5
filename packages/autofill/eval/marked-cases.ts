import { lineFieldsOf, pathsOf } from '@sheaf/domain/documents/document'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { type DocumentKind, isDocumentKind } from '@sheaf/domain/documents/kind'
import type { Place } from '../src/finding/places.ts'
import { type Reading, readText } from '../src/finding/reading.ts'
import { currencyOf } from '../src/joining/currency.ts'
import { isAskedFor } from '../src/joining/kinds.ts'
import {
  amountsAt,
  dateAt,
  durationAt,
  keyOf,
  quantityAt,
  rateAt,
  withoutSign,
  wordsAt,
} from '../src/joining/read-values.ts'
import { dayAfter, termName, termsAt } from '../src/joining/terms.ts'
import type { LineValueName } from '../src/proposal.ts'
import type { Mark, Marked } from '../training/examples/read-marked.ts'
import type { Accepted, Case, Expected, FieldName } from './read-cases.ts'

/** What fields say of a text whose words are marked: each mark becomes the value that its field would take. */
export function caseOf({ hand, name, head, text, marks }: Marked): Case {
  const kind = head.kind ?? ''
  if (!isDocumentKind(kind)) throw new Error(`${hand}/${name}: ${kind} is no document`)
  const today = head.today ?? '2026-01-01'
  const me = head.me === undefined ? [] : [head.me]
  const reading = readText(text, today)
  const wanted = documentOf(reading, marks, kind)
  return {
    name: `${hand}/${name}`,
    language: head.lang ?? '',
    textKind: head.layout === 'html' ? 'paper' : 'text',
    source: { kind, text, today, owner: { names: me, emails: [], taxIds: [], ibans: [] } },
    expected: new Map([...wanted].filter(([path]) => isWanted(kind, path))),
    expectedLines: linesOf(reading, marks, kind),
    allowed: allowedOf(wanted),
  }
}

// The marks say nothing of these; whether they are right is told by the cases that were written out.
const unmarked: readonly FieldPath[] = [
  'tax.isIncluded',
  'tax.isReverseCharge',
  'tax.rounding',
  'tax.hasSecond',
  'tax.secondLabel',
  'tax.secondRate',
  'withholding.label',
  'withholding.rate',
  'references.customerId',
  'references.orderDate',
  'references.quoteDate',
  'delivery.date',
  'delivery.fobPoint',
  'people.salesperson',
  'people.requisitioner',
  'bank.routingNumber',
  'bank.aba',
  'bank.other',
  'sender.fax',
  'receiver.fax',
  'charges.other',
]

function allowedOf(wanted: Expected<FieldName>): Expected<FieldName> {
  return new Map<FieldName, Accepted>([
    ...unmarked.map((path) => [path, ['*']] as const),
    ...wanted,
  ])
}

const figures: ReadonlySet<string> = new Set(['subtotal', 'tax', 'total'])

function isWanted(kind: DocumentKind, name: FieldName): boolean {
  return (
    figures.has(name) ||
    (pathsOf(kind).includes(name as FieldPath) && isAskedFor(kind, name as FieldPath))
  )
}

type Marks = readonly Mark[]

function labelled(marks: Marks, label: string): Marks {
  return marks.filter((mark) => mark.label === label)
}

/** Different values of one label; a shorter one that a longer one holds is the same. */
function distinct(reading: Reading, marks: Marks): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks) {
    const key = keyOf(wordsAt(reading, mark))
    const same = kept.findIndex((other) => {
      const known = keyOf(wordsAt(reading, other))
      return ` ${known} `.includes(` ${key} `) || ` ${key} `.includes(` ${known} `)
    })
    const before = kept[same]
    if (!before) kept.push(mark)
    else if (key.length > keyOf(wordsAt(reading, before)).length) kept[same] = mark
  }
  return kept
}

/** All its pieces in order, or any of them where they are several values. */
function wordsOf(reading: Reading, marks: Marks, glue: string): Accepted {
  const pieces = distinct(reading, marks).map((mark) => wordsAt(reading, mark))
  if (pieces.length < 2) return pieces
  return [pieces.join(glue), ...pieces]
}

function documentOf(reading: Reading, marks: Marks, kind: DocumentKind): Expected<FieldName> {
  const wanted = new Map<FieldName, Accepted>()
  const put = (path: FieldName, values: Accepted) => {
    const given = [...new Set(values)].filter((value) => value !== '')
    if (given.length > 0 && !wanted.has(path)) wanted.set(path, given)
  }
  const words = (label: string, glue = ' ') => wordsOf(reading, labelled(marks, label), glue)
  putParties(put, words)
  for (const [label, path] of plainLabels) put(path, words(label))
  for (const [label, path] of longLabels) put(path, words(label, '\n'))
  if (isAskedFor(kind, 'texts.instructions')) put('texts.instructions', words('instructions', '\n'))
  putDays(reading, marks, kind, put)
  putMoney(reading, marks, put)
  return wanted
}

type Put = (path: FieldName, values: Accepted) => void

const plainLabels: readonly (readonly [string, FieldPath])[] = [
  ['number', 'number'],
  ['ref.po', 'references.orderNumber'],
  ['ref.quote', 'references.quoteNumber'],
  ['ref.invoice', 'references.invoiceNumber'],
  ['shipVia', 'delivery.carrier'],
  ['shipTerms', 'delivery.terms'],
  ['preparedBy', 'people.preparedBy'],
  ['refund', 'refundMethod'],
  ['me.bank', 'bank.name'],
  ['me.iban', 'bank.iban'],
  ['me.bic', 'bank.swift'],
  ['me.account', 'bank.accountNumber'],
  ['tax.label', 'tax.label'],
]

const longLabels: readonly (readonly [string, FieldPath])[] = [
  ['note', 'texts.message'],
  ['reason', 'texts.reason'],
]

function putParties(put: Put, words: (label: string, glue?: string) => Accepted): void {
  const own = words('me.company')
  put('sender.name', own.length > 0 ? own : words('me.name'))
  if (own.length > 0) put('sender.contact', words('me.name'))
  for (const [label, party] of [
    ['me', 'sender'],
    ['other', 'receiver'],
    ['ship', 'shipTo'],
  ] as const) {
    if (party !== 'sender') {
      const person = words(`${label}.name`)
      put(`${party}.name`, person.length > 0 ? person : words(`${label}.company`))
      if (person.length > 0) put(`${party}.company`, words(`${label}.company`))
    }
    put(`${party}.address`, words(`${label}.address`, '\n'))
    for (const part of ['email', 'phone', 'website', 'taxId'] as const)
      put(`${party}.${part}`, words(`${label}.${part}`))
  }
}

function putDays(reading: Reading, marks: Marks, kind: DocumentKind, put: Put): void {
  const day = (label: string, isComing: boolean): Accepted =>
    labelled(marks, label).map((mark) => {
      const date = dateAt(reading, mark)
      return date ? (isComing ? date.coming : date.day) : wordsAt(reading, mark)
    })
  put('issuedOn', day('date', false))
  put('references.invoiceDate', day('ref.invoiceDate', false))
  const [issued = reading.today] = day('date', false)
  const counted = (label: string): Accepted =>
    labelled(marks, label).flatMap((mark) => {
      const date = dateAt(reading, mark)
      const duration = date ? undefined : durationAt(reading, mark)
      if (date) return [date.coming]
      return [
        duration
          ? dayAfter(issued, { ...duration, place: mark, toMonthEnd: false })
          : wordsAt(reading, mark),
      ]
    })
  if (kind === 'invoice') put('endsOn', counted('due'))
  if (kind === 'quote') put('endsOn', counted('valid'))
  const said = labelled(marks, 'terms')
  const terms = said.map((mark) => termsAt(reading, mark)).find((found) => found !== undefined)
  if (terms) {
    const name = termName(terms)
    if (name) put('paymentTerms', [name])
    if (kind === 'invoice') put('endsOn', [dayAfter(issued, terms)])
  }
  const isCounted = terms && (kind === 'invoice' || termName(terms) !== undefined)
  if (!isCounted) put('texts.terms', wordsOf(reading, said, '\n'))
}

function putMoney(reading: Reading, marks: Marks, put: Put): void {
  const amounts = (label: string): Accepted =>
    labelled(marks, label).map((mark) =>
      withoutSign(amountsAt(reading, mark)[0] ?? wordsAt(reading, mark)),
    )
  put('subtotal', amounts('subtotal'))
  put('total', amounts('total'))
  put('tax', amounts('tax.amount'))
  put('charges.shipping', amounts('shipping'))
  put(
    'tax.rate',
    labelled(marks, 'tax.rate').map((mark) => rateAt(reading, mark) ?? wordsAt(reading, mark)),
  )
  const [discount] = labelled(marks, 'discount')
  if (discount) {
    const isRate = isPercent(reading, discount)
    put('discount.kind', [isRate ? 'percent' : 'amount'])
    put('discount.value', isRate ? [rateAt(reading, discount) ?? ''] : amounts('discount'))
  }
  const currency = labelled(marks, 'currency').map((mark) => currencyOf(reading, mark)?.code)
  put(
    'currency',
    currency.map((code) => code ?? 'unknown'),
  )
}

function isPercent({ text }: Reading, { start, end }: Place): boolean {
  return /%|percent|prozent|pour ?cent|por ?ciento|per ?cento|procent|por ?cento/i.test(
    text.slice(start, end + 9),
  )
}

function linesOf(
  reading: Reading,
  marks: Marks,
  kind: DocumentKind,
): readonly Expected<LineValueName>[] {
  const items = Map.groupBy(
    marks.filter(({ label }) => label.startsWith('item')),
    ({ label }) => label.split('.')[0],
  )
  const has: ReadonlySet<string> = new Set(lineFieldsOf(kind))
  return [...items.values()].map((parts) => {
    const of = (name: string) => parts.filter(({ label }) => label.endsWith(`.${name}`))
    const first = (name: string, read: (mark: Mark) => string | undefined): string | undefined => {
      const [mark] = of(name)
      return mark && (read(mark) ?? wordsAt(reading, mark))
    }
    const quantity = first('qty', (mark) => quantityAt(reading, mark))
    const price = first('price', (mark) => amountsAt(reading, mark)[0])
    const amount = first('amount', (mark) => amountsAt(reading, mark)[0])
    const [discount] = of('discount')
    const line: [LineValueName, Accepted][] = [
      ['itemNumber', wordsOf(reading, of('code'), ' ')],
      ['description', wordsOf(reading, of('desc'), ' ').slice(0, 1)],
      ['quantity', quantity === undefined ? oneOf(price ?? amount) : [quantity]],
      ['unit', wordsOf(reading, of('unit'), ' ')],
      ['price', pricesOf(price, amount, quantity)],
      ['taxRate', of('tax').map((mark) => rateAt(reading, mark) ?? wordsAt(reading, mark))],
      ['discountKind', discount ? [isPercent(reading, discount) ? 'percent' : 'amount'] : []],
      [
        'discountValue',
        discount ? [rateAt(reading, discount) ?? '', ...amountsAt(reading, discount)] : [],
      ],
    ]
    return new Map(line.filter(([name, values]) => has.has(name) && values.length > 0))
  })
}

/** A flat price is for one. */
function oneOf(money: string | undefined): Accepted {
  return money === undefined ? [] : ['1']
}

function pricesOf(
  price: string | undefined,
  amount: string | undefined,
  quantity: string | undefined,
): Accepted {
  if (price !== undefined) return [price]
  if (amount === undefined) return []
  if (quantity === undefined || quantity === '1') return [amount]
  const each = Number(amount) / Number(quantity)
  return Number.isFinite(each) ? [String(Math.round(each * 1e4) / 1e4)] : [amount]
}
