import {
  type BusinessDocument,
  isBlankLine,
  pathsOf,
  textAt,
} from '@sheaf/domain/documents/document'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { kinds } from '@sheaf/domain/documents/kinds'
import {
  daysOfTerm,
  isPaymentTerm,
  type PaymentTerm,
  termOfSentence,
} from '@sheaf/domain/documents/payment-terms'
import { rateNotice } from '@sheaf/domain/documents/rate-notice'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { type DocumentLocale, documentLocale } from '@sheaf/domain/locale/document-locale'
import { paperSize } from '@sheaf/domain/locale/paper-size'
import { inFirstLanguage, twice } from '@sheaf/domain/locale/words/labels'
import type { LabelledPath, PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { sheetWords } from '@sheaf/domain/locale/words/sheet-words'
import { wordsFor } from '@sheaf/domain/locale/words/words-for'
import { webAddress } from '@sheaf/domain/payments/payment-link'
import { reverseChargeWording } from '@sheaf/domain/tax/reverse-charge'
import { lineRows } from './line-rows.ts'
import { receiverView, senderView, shipToView } from './party-view.ts'
import { paymentCodes } from './payment-codes.ts'
import { linesOf } from './text-lines.ts'
import { countOf, totalsOf } from './total-view.ts'
import type { Day, Fact, TextBlock, ViewModel } from './view-model.ts'

type Options = {
  readonly words?: PaperWords
  readonly table?: FieldTable
  /** On a sheet that is written on, a line has its row before anything stands on it. */
  readonly keepsBlankLines?: boolean
  /** What a payment code is made from, where the document to print says more than its writer did. */
  readonly paid?: ComputedDocument
}

/** The page of a document: every string that any theme prints, formatted once. */
export function toViewModel(
  whole: ComputedDocument,
  {
    words = sheetWords(whole.document),
    table = fields,
    keepsBlankLines = false,
    paid = whole,
  }: Options = {},
): ViewModel {
  const computed = keepsBlankLines ? whole : withoutBlankLines(whole)
  const { document } = computed
  const { kind, number, language, secondLanguage } = document
  const { title, number: numberLabel } = words.kinds[kind]
  const locale = documentLocale(document)
  const sender = senderView(document, words)
  const print = { document, locale, words, table }
  const codes = paymentCodes(paid, words)
  return {
    kind,
    language,
    secondLanguage,
    direction: locale.direction,
    // A Swiss slip is as wide as A4, whatever paper is usual where the sender is.
    paper: codes.slip ? 'a4' : paperSize(document.region),
    title,
    about: {
      title: [inFirstLanguage(title), number].filter(Boolean).join(' '),
      author: sender.name,
      issued: dayParts(document.issuedOn),
    },
    number: { id: 'number', label: numberLabel, value: number },
    sender,
    receiver: receiverView(document, words),
    shipTo: shipToView(document, words),
    facts: factsOf(print),
    headline: headlineOf(computed, print),
    ...lineRows(computed, locale, words),
    totals: totalsOf(computed, { locale, words, others: secondWords(document) }),
    notices: noticesOf(computed, print),
    payment: paymentOf(print),
    ...codes,
    texts: textsOf(print),
    signing: signingOf(document, words),
    pageOf: [words, ...secondWords(document)].map(({ pages }) => pages),
  }
}

function secondWords({ secondLanguage }: BusinessDocument): readonly PaperWords[] {
  return secondLanguage === '' ? [] : [wordsFor(secondLanguage)]
}

// The figures of a blank line are nothing, so the sums stay what they are.
function withoutBlankLines(computed: ComputedDocument): ComputedDocument {
  const all: BusinessDocument['lines'] = computed.document.lines
  const isWritten = all.map((line) => !isBlankLine(line))
  if (isWritten.every(Boolean)) return computed
  const written = <Each>(each: readonly Each[]) => each.filter((_, index) => isWritten[index])
  const { document, totals } = computed
  return {
    document: { ...document, lines: written(all) },
    totals: totals && { ...totals, lines: written(totals.lines) },
  } as ComputedDocument
}

type Print = {
  readonly document: BusinessDocument
  readonly locale: DocumentLocale
  readonly words: PaperWords
  readonly table: FieldTable
}

/** What is filled of a group, each with its word. */
function filledFacts({ document, words, locale, table }: Print, group: 'facts' | 'bank'): Fact[] {
  return pathsOf(document.kind, table)
    .filter((path) => table[path]?.group === group)
    .flatMap((path) => {
      const value = textAt(document, path).trim()
      if (value === '') return []
      const label = words.fields[path as LabelledPath]
      return [{ id: path, label, value: factText(table[path]?.type, value, locale, words) }]
    })
}

function factText(
  type: string | undefined,
  value: string,
  locale: DocumentLocale,
  words: PaperWords,
): string {
  if (type === 'payment-terms' && isPaymentTerm(value)) return words.paymentTerms[value]
  return type === 'day' ? locale.day(value) : value
}

function factsOf(print: Print): Fact[] {
  const { document, locale, words } = print
  const day = (id: FieldPath, label: string): Fact[] => {
    const value = textAt(document, id)
    return value === '' ? [] : [{ id, label, value: locale.day(value) }]
  }
  return [
    ...day('issuedOn', words.issued),
    ...('endsOn' in document ? day('endsOn', words.ends[document.kind]) : []),
    ...filledFacts(print, 'facts'),
  ]
}

function headlineOf(
  { document, totals }: ComputedDocument,
  { locale, words }: Print,
): ViewModel['headline'] {
  const { asksForPayment } = kinds[document.kind]
  const ends = textAt(document, 'endsOn')
  const endsLabel = asksForPayment ? words.dueOn : words.validUntil
  const note =
    ends !== ''
      ? `${endsLabel} ${locale.day(ends)}`
      : document.issuedOn !== ''
        ? `${words.issuedOn} ${locale.day(document.issuedOn)}`
        : ''
  if (totals === null) {
    return { id: 'count', label: words.itemCount, amount: countOf(document), note }
  }
  const isOwed = asksForPayment || totals.withholding.amount.minor !== 0n
  return {
    id: isOwed ? 'amountDue' : 'total',
    label: isOwed ? words.amountDue : words.total[document.kind],
    amount: locale.money(totals.amountDue),
    note,
  }
}

function noticesOf(computed: ComputedDocument, { locale, words }: Print): string[] {
  const { document, totals } = computed
  const { language, secondLanguage } = document
  const reverseCharge = reverseChargeWording(language)
  const ofTax = (totals?.notes ?? []).map((note) => {
    if (note !== 'reverse-charge') return words.pricesIncludeTax
    return secondLanguage === ''
      ? reverseCharge
      : twice(reverseCharge, reverseChargeWording(secondLanguage))
  })
  const ofRate = rateNotice(computed, locale, words)
  return ofRate === undefined ? ofTax : [...ofTax, ofRate]
}

// Bank details on a purchase order or a quote would ask for money that nobody owes yet.
function paymentOf(print: Print): ViewModel['payment'] {
  if (!kinds[print.document.kind].asksForPayment) return null
  const facts = filledFacts(print, 'bank')
  const address = webAddress(textAt(print.document, 'paymentLink')) ?? ''
  return facts.length === 0 ? null : { title: print.words.payment, facts, address }
}

function textsOf({ document, words, table }: Print): TextBlock[] {
  const { kind } = document
  return pathsOf(kind, table)
    .filter((path) => table[path]?.group === 'texts')
    .flatMap((id) => {
      const title =
        id === 'texts.message' ? words.kinds[kind].message : words.fields[id as LabelledPath]
      const paragraphs = linesOf(textIn(document, id, words))
      return paragraphs.length === 0 ? [] : [{ id, title, paragraphs }]
    })
}

/** The sentence about payment that a new document carries is printed in its language; the user's own words are as they are. */
function textIn(document: BusinessDocument, id: FieldPath, words: PaperWords): string {
  const text = textAt(document, id)
  const term = id === 'texts.terms' ? termOfSentence(text) : undefined
  if (term === undefined) return text
  const [first = text, ...others] = [words, ...secondWords(document)].map(({ terms }) =>
    paymentSentence(term, terms),
  )
  return others.reduce((said, other) => twice(said, other), first)
}

function paymentSentence(term: PaymentTerm, { onReceipt, within }: PaperWords['terms']): string {
  const days = daysOfTerm(term)
  return days === 0 ? onReceipt : within.join(String(days))
}

function signingOf({ kind }: BusinessDocument, words: PaperWords): ViewModel['signing'] {
  const title = words.kinds[kind].signing
  return title === undefined ? null : { title, lines: words.signing }
}

function dayParts(text: string): Day | null {
  const parts = text.split('-').map(Number)
  const [year, month, day] = parts
  return year && month && day ? [year, month, day] : null
}
