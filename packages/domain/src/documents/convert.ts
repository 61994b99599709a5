import { addDays } from '../locale/calendar-day.ts'
import { bankFieldNames } from '../parties/bank-fields.ts'
import { receiverFields, receiverOf, senderFields, senderOf } from '../parties/party.ts'
import type { BusinessDocument, DocumentOf } from './document.ts'
import type { DocumentType } from './document-type.ts'
import { textField } from './field-access.ts'
import { type Conversion, type KindRules, rulesOf } from './kinds.ts'
import { type Moment, parseWithFigures, startingValues } from './new-document.ts'
import { dueDay, isPaymentTerm } from './payment-terms.ts'

export function conversionsOf(type: DocumentType): DocumentType[] {
  return Object.keys(rulesOf(type).convertsTo) as DocumentType[]
}

/** The document as another kind, with today's date, a new number and a reference back. Nothing else is lost. */
export function convert<T extends DocumentType>(
  source: BusinessDocument,
  target: T,
  moment: Moment,
): DocumentOf[T] {
  const from = rulesOf(source.type)
  const to = rulesOf(target)
  const conversion = from.convertsTo[target]
  if (!conversion) throw new RangeError(`A ${source.type} does not become a ${target}`)
  const values = {
    ...startingValues(target, moment),
    ...filled(sameNameFields(source, from)),
    ...filled(renamedFields(source, from, to)),
    ...parties(source, from, to, conversion),
    ...references(source, from, conversion),
    lineItems: source.lineItems.map((line) => convertLine(line, from, to)),
  }
  return parseWithFigures(target, { ...values, ...endDay(values, to, moment) })
}

type Values = Record<string, unknown>

/** What both kinds call by the same name. What the source calls by a name of its own is renamed, not copied. */
function sameNameFields(source: BusinessDocument, from: KindRules): Values {
  const own = new Set(
    [
      'type',
      'lineItems',
      'subtotal',
      from.numberField,
      from.issuedField,
      from.endsField,
      from.taxLabelField,
      from.taxRateField,
      from.shippingField,
      from.otherField,
      from.endAmountField,
      from.messageField,
      ...Object.values(from.taxFigures),
    ].filter((field) => field !== undefined),
  )
  const isParty = (field: string) => field.startsWith('company') || field.startsWith(from.receiver)
  return Object.fromEntries(
    Object.entries(source).filter(([field]) => !own.has(field) && !isParty(field)),
  )
}

function renamedFields(source: BusinessDocument, from: KindRules, to: KindRules): Values {
  const roles = [
    'taxLabelField',
    'taxRateField',
    'shippingField',
    'otherField',
    'messageField',
  ] as const
  return Object.fromEntries(roles.map((role) => [to[role], textField(source, from[role])]))
}

function parties(
  source: BusinessDocument,
  from: KindRules,
  to: KindRules,
  { swapsParties }: Conversion,
): Values {
  const sender = senderOf(source)
  const receiver = receiverOf(source, from.receiver)
  if (!swapsParties) return { ...senderFields(sender), ...receiverFields(receiver, to.receiver) }
  // The buyer's own account on the vendor's invoice would send the money back to the payer ([C6]).
  const noBank = Object.fromEntries(bankFieldNames.map((field) => [field, '']))
  return { ...senderFields(receiver), ...receiverFields(sender, to.receiver), ...noBank }
}

function references(
  source: BusinessDocument,
  from: KindRules,
  { references: names }: Conversion,
): Values {
  return {
    [names.number]: textField(source, from.numberField),
    [names.issued]: textField(source, from.issuedField),
    ...(names.ends && from.endsField && { [names.ends]: textField(source, from.endsField) }),
  }
}

function convertLine(line: object, from: KindRules, to: KindRules): Values {
  const { [from.linePriceField]: price, [from.lineAmountField]: _amount, ...rest } = line as Values
  return { ...rest, [to.linePriceField]: price }
}

function endDay(values: Values, to: KindRules, { today }: Moment): Values {
  if (!to.endsField) return {}
  const term = textField(values, 'paymentTerms')
  return { [to.endsField]: isPaymentTerm(term) ? dueDay(today, term) : addDays(today, 30) }
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
