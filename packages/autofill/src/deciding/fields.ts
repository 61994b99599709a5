import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { type KindRules, rulesOf } from '@sheaf/domain/documents/kinds'
import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { after } from '../finding/durations.ts'
import type { Evidence, Proposal, ProposedLine } from '../proposal.ts'
import { dayAfter, termName } from './days.ts'
import type { Decision } from './decide.ts'
import type { Fact } from './fact.ts'
import type { Item } from './item.ts'
import { ownWord, referenceFields } from './kind-fields.ts'
import type { PartyDetails } from './party-details.ts'
import type { DocumentWord } from './references.ts'

type Facts = Map<string, Fact>

/** A decision under the field names of its kind, each value with its evidence. */
export function toProposal(
  decision: Decision,
  documentType: DocumentType,
  today: CalendarDay,
  text: string,
): Proposal {
  const rules = rulesOf(documentType)
  const facts: Facts = new Map()
  putParties(facts, decision, rules)
  putReferences(facts, decision, documentType)
  putDays(facts, decision, documentType, today)
  putFigures(facts, decision, rules)
  putRemarks(facts, decision, documentType)
  put(facts, 'currency', decision.currency)
  for (const [name, value] of Object.entries(decision.bank)) put(facts, name, value)
  const lines = decision.items.map((item) => lineFacts(item, rules))
  return written(facts, lines, text)
}

function put(facts: Facts, field: string, value: Fact | undefined): void {
  if (value && value.value !== '' && !facts.has(field)) facts.set(field, value)
}

function putParties(facts: Facts, { parties }: Decision, rules: KindRules): void {
  const { own, receiver, shipTo } = parties
  put(facts, 'companyName', own.company ?? own.person)
  if (own.company) put(facts, 'companyContact', own.person)
  putDetails(facts, 'company', own)
  for (const [prefix, details] of [
    [rules.receiver, receiver],
    ['shipTo', shipTo],
  ] as const) {
    put(facts, `${prefix}Name`, details.person ?? details.company)
    if (details.person) put(facts, `${prefix}Company`, details.company)
    putDetails(facts, prefix, details)
  }
}

function putDetails(facts: Facts, prefix: string, details: PartyDetails): void {
  put(facts, `${prefix}Address`, details.address)
  put(facts, `${prefix}Email`, details.email)
  put(facts, `${prefix}Phone`, details.phone)
  put(facts, `${prefix}Fax`, details.fax)
  put(facts, `${prefix}Website`, details.website)
  put(facts, `${prefix}TaxId`, details.taxId)
}

function putReferences(
  facts: Facts,
  { references, days }: Decision,
  documentType: DocumentType,
): void {
  const fields = referenceFields[documentType]
  for (const reference of references) {
    const place = fields[reference.kind]
    if (!place?.number || facts.has(place.number)) continue
    put(facts, place.number, reference.number)
    if (place.date) put(facts, place.date, reference.date)
  }
  const paper = paperOf(
    references.map((reference) => reference.kind),
    documentType,
  )
  const dated = days.issuedKind && fields[days.issuedKind] ? days.issuedKind : paper
  const issuedField = fields[dated]?.date
  if (issuedField) put(facts, issuedField, days.named.issued)
}

/** Which document the text itself is; a date without more says when that one was written. */
function paperOf(named: readonly DocumentWord[], documentType: DocumentType): DocumentWord {
  const [first] = named
  return first && referenceFields[documentType][first] ? first : ownWord[documentType]
}

function putDays(
  facts: Facts,
  { days, references }: Decision,
  documentType: DocumentType,
  today: CalendarDay,
): void {
  const { named, terms, validFor } = days
  const issued = facts.get(rulesOf(documentType).issuedField)?.value ?? today
  const fields = referenceFields[documentType]
  const paper = paperOf(
    references.map((reference) => reference.kind),
    documentType,
  )
  const dueField =
    documentType === 'invoice'
      ? 'dueDate'
      : documentType === 'credit_note'
        ? 'originalInvoiceDueDate'
        : undefined
  if (dueField) put(facts, dueField, named.due)
  if (terms && documentType !== 'credit_note') {
    const name = termName(terms)
    const fact = { start: terms.place.start, end: terms.place.end, confidence: 0.85 }
    if (name) put(facts, 'paymentTerms', { ...fact, value: name })
    if (documentType === 'invoice')
      put(facts, 'dueDate', { ...fact, value: dayAfter(issued, terms) })
  }
  const validField =
    documentType === 'quote'
      ? 'validUntil'
      : fields[paper]?.ends?.startsWith('quote')
        ? fields[paper]?.ends
        : fields.quote?.ends
  if (validField?.toLowerCase().includes('valid')) {
    put(facts, validField, named.validUntil)
    const from = documentType === 'quote' ? issued : (facts.get('quoteDate')?.value ?? today)
    if (validFor)
      put(facts, validField, {
        value: after(from, validFor),
        start: validFor.start,
        end: validFor.end,
        confidence: 0.8,
      })
  }
  put(facts, 'shipDate', named.deliverBy)
}

function putFigures(facts: Facts, decision: Decision, rules: KindRules): void {
  const { figures, tax } = decision
  put(facts, 'subtotal', figures.amounts.subtotal)
  put(facts, rules.endAmountField, figures.amounts.total)
  put(facts, rules.taxRateField, tax?.rate)
  put(facts, rules.taxLabelField, tax?.label)
  put(
    facts,
    'first' in rules.taxFigures ? rules.taxFigures.first : rules.taxFigures.all,
    figures.amounts.tax,
  )
  put(facts, rules.shippingField, figures.amounts.shipping)
  const discount = figures.rates.discount ?? figures.amounts.discount
  if (discount) {
    put(facts, 'discountType', {
      ...discount,
      value: figures.rates.discount ? 'percent' : 'amount',
    })
    put(facts, 'discountValue', discount)
  }
  put(facts, 'withholdingRate', figures.rates.withholding)
  put(facts, 'withholdingLabel', figures.withholdingLabel)
  put(facts, 'pricesIncludeTax', decision.pricesIncludeTax)
  put(facts, 'reverseCharge', decision.reverseCharge)
}

function putRemarks(facts: Facts, decision: Decision, documentType: DocumentType): void {
  const { remarks } = decision
  for (const name of [
    'customerId',
    'shipVia',
    'shippingTerms',
    'fobPoint',
    'specialInstructions',
    'preparedBy',
    'salesperson',
    'requisitioner',
  ] as const) {
    put(facts, name, remarks[name])
  }
  put(facts, rulesOf(documentType).messageField, remarks.notes)
  if (documentType !== 'credit_note') return
  put(facts, 'creditReason', remarks.reason ?? decision.afterthought)
  put(facts, 'refundMethod', remarks.refundMethod)
}

function lineFacts(item: Item, rules: KindRules): Facts {
  const facts: Facts = new Map()
  put(facts, 'itemNumber', item.itemNumber)
  put(facts, 'description', item.description)
  put(facts, 'quantity', item.quantity)
  put(facts, 'unit', item.unit)
  put(facts, rules.linePriceField, item.price)
  put(facts, rules.lineAmountField, item.amount)
  put(facts, 'taxRate', item.taxRate)
  return facts
}

const flags: ReadonlySet<string> = new Set(['pricesIncludeTax', 'reverseCharge'])

function written(facts: Facts, lines: readonly Facts[], text: string): Proposal {
  const evidence: Record<string, Evidence> = {}
  const fields: Record<string, string | boolean | readonly ProposedLine[]> = {}
  const note = (name: string, { start, end, confidence }: Fact) => {
    evidence[name] = { text: text.slice(start, end), start, end, confidence }
  }
  for (const [name, fact] of facts) {
    fields[name] = flags.has(name) ? true : fact.value
    note(name, fact)
  }
  if (lines.length > 0) {
    fields.lineItems = lines.map((line) =>
      Object.fromEntries([...line].map(([key, fact]) => [key, fact.value])),
    )
    lines.forEach((line, index) => {
      for (const [key, fact] of line) note(`lineItems.${index}.${key}`, fact)
    })
  }
  return { fields, evidence }
}
