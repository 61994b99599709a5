import { hasField, lineFieldsOf } from '@sheaf/domain/documents/document'
import { type FieldPath, fields, isPricedKind } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { after } from '../finding/durations.ts'
import type {
  Evidence,
  LineValueName,
  Proposal,
  ProposedFigure,
  ProposedPath,
} from '../proposal.ts'
import type { Decision } from './decide.ts'
import { dayAfter, termName } from './document/days.ts'
import { isAskedFor, ownWord, type References, referencesOf } from './document/kinds.ts'
import type { DocumentWord } from './document/references.ts'
import type { Fact } from './fact.ts'
import type { Item } from './lines/item.ts'
import type { PartyDetails } from './parties/party-details.ts'

type Facts<Name extends ProposedPath | LineValueName = FieldPath> = Map<Name, Fact>

/** A decision as fields of a kind, each value with its evidence. */
export function toProposal(
  decision: Decision,
  kind: DocumentKind,
  today: CalendarDay,
  text: string,
): Proposal {
  const facts: Facts = new Map()
  const places = referencesOf(kind)
  putParties(facts, decision)
  putReferences(facts, decision, places, paperOf(decision, kind, places))
  putDays(facts, decision, kind, places, today)
  putAmounts(facts, decision)
  putRemarks(facts, decision)
  put(facts, 'currency', decision.currency)
  return written(
    {
      fields: ofKind(facts, kind),
      lines: decision.items.map((item) => lineFacts(item, kind)),
      figures: isPricedKind(kind) ? figureFacts(decision) : new Map(),
    },
    text,
  )
}

/** What a kind has no field for is nobody's loss. */
function ofKind(facts: Facts, kind: DocumentKind): Facts {
  return new Map([...facts].filter(([path]) => hasField(kind, path)))
}

function put<Name extends ProposedPath | LineValueName>(
  facts: Facts<Name>,
  name: Name,
  value: Fact | undefined,
): void {
  if (value && value.value !== '' && !facts.has(name)) facts.set(name, value)
}

function putParties(facts: Facts, { parties }: Decision): void {
  const { own } = parties
  put(facts, 'sender.name', own.company ?? own.person)
  if (own.company) put(facts, 'sender.contact', own.person)
  putDetails(facts, 'sender', own)
  for (const party of ['receiver', 'shipTo'] as const) {
    const details = parties[party]
    put(facts, `${party}.name`, details.person ?? details.company)
    if (details.person) put(facts, `${party}.company`, details.company)
    putDetails(facts, party, details)
  }
}

function putDetails(
  facts: Facts,
  party: 'sender' | 'receiver' | 'shipTo',
  details: PartyDetails,
): void {
  for (const part of ['address', 'email', 'phone', 'fax', 'website', 'taxId'] as const) {
    put(facts, `${party}.${part}`, details[part])
  }
}

function putReferences(
  facts: Facts,
  { references, days }: Decision,
  places: References,
  paper: DocumentWord | undefined,
): void {
  for (const reference of references) {
    const place = places[reference.kind]
    if (!place || facts.has(place.number)) continue
    put(facts, place.number, reference.number)
    put(facts, place.date, reference.date)
  }
  const dated = days.issuedKind && places[days.issuedKind] ? days.issuedKind : paper
  const issued = dated && places[dated]?.date
  if (issued) put(facts, issued, days.named.issued)
}

/** Which document the text itself is; a date without more says when that one was written. */
function paperOf(
  { references }: Decision,
  kind: DocumentKind,
  places: References,
): DocumentWord | undefined {
  const first = references[0]?.kind
  return first && places[first] ? first : ownWord(kind)
}

function putDays(
  facts: Facts,
  { days }: Decision,
  kind: DocumentKind,
  places: References,
  today: CalendarDay,
): void {
  const { named, terms, validFor } = days
  const dayOf = (path: FieldPath) => facts.get(path)?.value ?? today
  if (places.invoice?.ends) put(facts, places.invoice.ends, named.due)
  if (terms && isAskedFor(kind, 'paymentTerms')) {
    const { start, end } = terms.place
    const said = { start, end, confidence: 0.85 }
    const name = termName(terms)
    if (name) put(facts, 'paymentTerms', { ...said, value: name })
    if (ownWord(kind) === 'invoice')
      put(facts, 'endsOn', { ...said, value: dayAfter(dayOf('issuedOn'), terms) })
  }
  const { quote } = places
  if (quote?.ends) {
    put(facts, quote.ends, named.validUntil)
    if (validFor) {
      const { start, end } = validFor
      const value = after(dayOf(quote.date), validFor)
      put(facts, quote.ends, { value, start, end, confidence: 0.8 })
    }
  }
  put(facts, 'delivery.date', named.deliverBy)
}

function putAmounts(facts: Facts, decision: Decision): void {
  const { figures, tax } = decision
  put(facts, 'tax.rate', tax?.rate)
  put(facts, 'tax.label', tax?.label)
  put(facts, 'charges.shipping', figures.amounts.shipping)
  const discount = figures.rates.discount ?? figures.amounts.discount
  if (discount) {
    const kind = figures.rates.discount ? 'percent' : 'amount'
    put(facts, 'discount.kind', { ...discount, value: kind })
    put(facts, 'discount.value', discount)
  }
  put(facts, 'withholding.rate', figures.rates.withholding)
  put(facts, 'withholding.label', figures.withholdingLabel)
  put(facts, 'tax.isIncluded', decision.pricesIncludeTax)
  put(facts, 'tax.isReverseCharge', decision.reverseCharge)
}

function putRemarks(facts: Facts, { remarks, bank, afterthought }: Decision): void {
  for (const [path, value] of [...remarks, ...bank]) put(facts, path, value)
  put(facts, 'texts.reason', afterthought)
}

function figureFacts({ figures: { amounts } }: Decision): Facts<ProposedFigure> {
  const facts: Facts<ProposedFigure> = new Map()
  for (const name of ['subtotal', 'tax', 'total'] as const) put(facts, name, amounts[name])
  return facts
}

function lineFacts(item: Item, kind: DocumentKind): Facts<LineValueName> {
  const facts: Facts<LineValueName> = new Map()
  const has = new Set<string>(lineFieldsOf(kind))
  for (const name of ['itemNumber', 'description', 'quantity', 'unit', 'price', 'taxRate'] as const)
    if (has.has(name)) put(facts, name, item[name])
  if (isPricedKind(kind)) put(facts, 'amount', item.amount)
  return facts
}

type Read = {
  readonly fields: Facts
  readonly lines: readonly Facts<LineValueName>[]
  readonly figures: Facts<ProposedFigure>
}

function written(read: Read, text: string): Proposal {
  const evidence = new Map<ProposedPath, Evidence>()
  const note = (path: ProposedPath, { start, end, confidence }: Fact) => {
    evidence.set(path, { text: text.slice(start, end), start, end, confidence })
  }
  for (const [path, fact] of read.fields) note(path, fact)
  for (const [name, fact] of read.figures) note(name, fact)
  for (const [index, line] of read.lines.entries()) {
    for (const [name, fact] of line) note(`lines.${index}.${name}`, fact)
  }
  const values = [...read.fields].map(([path, { value }]) => [
    path,
    fields[path].type === 'flag' ? true : value,
  ])
  return {
    values: Object.fromEntries(values),
    lines: read.lines.map(textsOf),
    figures: textsOf(read.figures),
    evidence,
  }
}

function textsOf<Name extends ProposedPath | LineValueName>(
  facts: Facts<Name>,
): Readonly<Partial<Record<Name, string>>> {
  const texts: Partial<Record<Name, string>> = {}
  for (const [name, { value }] of facts) texts[name] = value
  return texts
}
