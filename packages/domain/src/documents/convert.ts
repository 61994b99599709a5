import { addDays } from '../locale/calendar-day.ts'
import {
  type BusinessDocument,
  type DocumentOf,
  hasField,
  lineFieldsOf,
  lineText,
  nested,
  pathsOf,
  schemaOf,
  textAt,
  valueAt,
} from './document.ts'
import type { DocumentKind } from './kind.ts'
import { type Conversion, kinds } from './kinds.ts'
import { type Moment, startingValues } from './new-document.ts'
import { dueDay, isPaymentTerm } from './payment-terms.ts'

export function conversionsOf(kind: DocumentKind): DocumentKind[] {
  return Object.keys(kinds[kind].convertsTo) as DocumentKind[]
}

/** The document as another kind, with today's date, a new number and a reference back. Nothing else is lost. */
export function convert<Kind extends DocumentKind>(
  source: BusinessDocument,
  target: Kind,
  moment: Moment,
): DocumentOf<Kind> {
  const conversion = kinds[source.kind].convertsTo[target]
  if (!conversion) throw new RangeError(`A ${source.kind} does not become a ${target}`)
  const values: Values = {
    ...startingValues(target, moment),
    ...filled(sharedFields(source, target)),
    ...references(source, conversion),
  }
  return schemaOf(target).parse({
    ...nested({ ...values, ...lastDay(target, values, moment) }),
    ...parties(source, conversion),
    labels: source.labels,
    lines: source.lines.map((line) =>
      Object.fromEntries(lineFieldsOf(target).map((name) => [name, lineText(line, name)])),
    ),
  })
}

type Values = Record<string, string | boolean | undefined>

// Who writes it, its number and its days are told anew.
const ownParts = /^(number|issuedOn|endsOn|sender\..*|receiver\..*)$/

function sharedFields(source: BusinessDocument, target: DocumentKind): Values {
  const { swapsParties } = kinds[source.kind].convertsTo[target] ?? {}
  const paths = pathsOf(source.kind).filter(
    (path) =>
      !ownParts.test(path) &&
      // The buyer's own account on the vendor's invoice would send the money back to the payer ([C6]).
      !(swapsParties && path.startsWith('bank.')) &&
      hasField(target, path),
  )
  return Object.fromEntries(paths.map((path) => [path, valueAt(source, path)]))
}

function references(source: BusinessDocument, { references: names }: Conversion): Values {
  return {
    [names.number]: source.number,
    ...(names.issuedOn && { [names.issuedOn]: source.issuedOn }),
    ...(names.endsOn && { [names.endsOn]: textAt(source, 'endsOn') }),
  }
}

function lastDay(target: DocumentKind, values: Values, { today }: Moment): Values {
  if (!hasField(target, 'endsOn')) return {}
  const term = values.paymentTerms
  const isKnown = typeof term === 'string' && isPaymentTerm(term)
  return { endsOn: isKnown ? dueDay(today, term) : addDays(today, 30) }
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** Who stands on a document, whether it is named by its company or by a person. */
type Party = {
  readonly organization: string
  readonly person: string
  readonly details: Readonly<Record<string, string>>
}

function parties({ sender, receiver }: BusinessDocument, { swapsParties }: Conversion) {
  const { name: organization, contact: person, ...ofSender } = sender
  const { name, company, ...ofReceiver } = receiver
  const writer = { organization, person, details: ofSender }
  const addressee = { organization: company, person: name, details: ofReceiver }
  return swapsParties
    ? { sender: asSender(addressee), receiver: asReceiver(writer) }
    : { sender: asSender(writer), receiver: asReceiver(addressee) }
}

function asSender({ organization, person, details }: Party) {
  const contact = organization === '' ? '' : person
  return { ...details, name: organization || person, contact }
}

function asReceiver({ organization, person, details }: Party) {
  const company = person === '' ? '' : organization
  return { ...details, name: person || organization, company }
}
