import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { type KindRules, rulesOf } from '@sheaf/domain/documents/kinds'
import { isPaymentTerm } from '@sheaf/domain/documents/payment-terms'
import { computeTotals, type Totals } from '@sheaf/domain/documents/totals'
import { reverseChargeWording } from '@sheaf/domain/tax/reverse-charge'
import { labels } from './labels.ts'
import { lineRows } from './line-rows.ts'
import { filledFacts, receiverView, senderView, shipToView } from './party-view.ts'
import { type PrintLocale, printLocale } from './print-locale.ts'
import { linesOf } from './text-lines.ts'
import { totalRows } from './total-rows.ts'
import type { Day, Fact, TextBlock, ViewModel } from './view-model.ts'

const letterPaper = new Set(['US', 'CA'])

/** The page of a document: every string that any theme prints, computed and formatted once. */
export function toViewModel(document: BusinessDocument): ViewModel {
  const rules = rulesOf(document.type)
  const totals = computeTotals(document)
  const locale = printLocale(document)
  const number = textField(document, rules.numberField)
  const sender = senderView(document)
  return {
    kind: document.type,
    language: document.language,
    direction: locale.direction,
    paper: letterPaper.has(document.jurisdiction) ? 'us-letter' : 'a4',
    title: rules.title,
    about: {
      title: [rules.title, number].filter(Boolean).join(' '),
      author: sender.name,
      issued: dayParts(textField(document, rules.issuedField)),
    },
    number: { id: rules.numberField, label: labels.number[document.type], value: number },
    sender,
    receiver: receiverView(document, rules.receiver, rules.receiverLabel),
    shipTo: shipToView(document),
    facts: factsOf(document, rules, locale),
    headline: headlineOf(document, rules, totals, locale),
    ...lineRows(document, totals, locale),
    totals: totalRows(document, totals, locale),
    notices: noticesOf(document, totals),
    payment: paymentOf(document, rules),
    texts: textsOf(document),
    signing: signingOf(document),
    pageOf: labels.pages,
  }
}

function factsOf(document: BusinessDocument, rules: KindRules, locale: PrintLocale): Fact[] {
  const day = (id: string, label: string): Fact[] => {
    const value = textField(document, id)
    return value === '' ? [] : [{ id, label, value: locale.day(value) }]
  }
  const dates = [
    ...day(rules.issuedField, labels.issued),
    ...(rules.endsField ? day(rules.endsField, rules.endsLabel ?? '') : []),
  ]
  const own = new Set([rules.numberField, rules.issuedField, rules.endsField])
  const others = filledFacts(document, labels.facts)
    .filter((fact) => !own.has(fact.id))
    .map((fact) => ({ ...fact, value: factText(fact, locale) }))
  return [...dates, ...others]
}

function factText({ id, value }: Fact, locale: PrintLocale): string {
  if (id === 'paymentTerms' && isPaymentTerm(value)) return labels.paymentTerms[value]
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? locale.day(value) : value
}

function headlineOf(
  document: BusinessDocument,
  rules: KindRules,
  totals: Totals,
  locale: PrintLocale,
): ViewModel['headline'] {
  const isWithheld = totals.withholding.amount.minor !== 0n
  const ends = rules.endsField ? textField(document, rules.endsField) : ''
  const issued = textField(document, rules.issuedField)
  const endsLabel = rules.asksForPayment ? labels.dueOn : labels.validUntil
  const note =
    ends !== ''
      ? `${endsLabel} ${locale.day(ends)}`
      : issued !== ''
        ? `${labels.issuedOn} ${locale.day(issued)}`
        : ''
  return {
    label: rules.asksForPayment || isWithheld ? labels.amountDue : rules.endAmountLabel,
    amount: locale.money(totals.amountDue),
    note,
  }
}

function noticesOf(document: BusinessDocument, totals: Totals): string[] {
  return totals.notes.map((note) =>
    note === 'reverse-charge' ? reverseChargeWording(document.language) : labels.taxIncluded,
  )
}

// Bank details on a purchase order or a quote would ask for money that nobody owes yet.
function paymentOf(
  document: BusinessDocument,
  { asksForPayment }: KindRules,
): ViewModel['payment'] {
  if (!asksForPayment) return null
  const facts = filledFacts(document, labels.bank)
  return facts.length === 0 ? null : { title: labels.payment, facts }
}

function textsOf(document: BusinessDocument): TextBlock[] {
  return Object.entries(labels.texts).flatMap(([id, title]) => {
    const paragraphs = linesOf(textField(document, id))
    return paragraphs.length === 0 ? [] : [{ id, title, paragraphs }]
  })
}

const signingTitles: Partial<Record<BusinessDocument['type'], string>> = {
  quote: labels.accept,
  purchase_order: labels.authorise,
}

function signingOf({ type }: BusinessDocument): ViewModel['signing'] {
  const title = signingTitles[type]
  return title === undefined ? null : { title, lines: labels.sign }
}

function dayParts(text: string): Day | null {
  const parts = text.split('-').map(Number)
  const [year, month, day] = parts
  return year && month && day ? [year, month, day] : null
}
