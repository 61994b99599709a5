import type { FieldPath, LineField } from '@sheaf/domain/documents/fields'
import type { ColumnId, Fact, PartyView, TotalRow, ViewModel } from '../view-model/view-model.ts'

export type Change = (field: string, text: string) => string

/** The page with every text around its table changed that prints a field which can be written. `change` is told the field's name. */
export function mapFields(page: ViewModel, change: Change): ViewModel {
  const { shipTo, payment, headline } = page
  const hasEnd = page.facts.some(({ id }) => id === 'endsOn')
  const noteField = hasEnd ? 'endsOn' : 'issuedOn'
  return {
    ...page,
    number: mapFact(page.number, change),
    sender: mapParty(page.sender, change),
    receiver: mapParty(page.receiver, change),
    shipTo: shipTo && mapParty(shipTo, change),
    facts: page.facts.map((fact) => mapFact(fact, change)),
    headline: { ...headline, note: mapText(again(noteField), headline.note, change) },
    totals: page.totals.map((row) => mapTotal(row, change)),
    payment: payment && { ...payment, facts: payment.facts.map((fact) => mapFact(fact, change)) },
    texts: page.texts.map((text) => ({
      ...text,
      paragraphs: text.paragraphs.map((line) => mapText(text.id, line, change)),
    })),
  }
}

/** A second text of a field, which counts where a theme leaves out the first. */
function again(field: string): string {
  return `${field}?`
}

export function first(field: string): string {
  return field.replace(/\?$/, '')
}

export function mapText(field: string | undefined, text: string, change: Change): string {
  return field === undefined || text === '' ? text : change(field, text)
}

function mapFact<Of extends Fact>(fact: Of, change: Change): Of {
  return { ...fact, value: mapText(fact.id, fact.value, change) }
}

function mapParty(party: PartyView, change: Change): PartyView {
  const { ids } = party
  return {
    ...party,
    name: mapText(ids.name, party.name, change),
    second: mapText(ids.second, party.second, change),
    address: party.address.map((line) => mapText(ids.address, line, change)),
    details: party.details.map((detail) => mapFact(detail, change)),
  }
}

const lineFields: Readonly<Record<ColumnId, LineField | undefined>> = {
  itemNumber: 'itemNumber',
  description: 'description',
  quantity: 'quantity',
  price: 'price',
  discount: 'discountValue',
  tax: 'taxRate',
  amount: undefined,
}

/** The same for the row of that number, the first being 0. */
export function mapRow(
  { columns }: ViewModel,
  row: ViewModel['rows'][number],
  index: number,
  change: Change,
): ViewModel['rows'][number] {
  return row.map((lines, at) => {
    const name = lineFields[columns[at]?.id ?? 'amount']
    const field = name && `lines.${index}.${name}`
    return lines.map((line) => mapText(field, line, change))
  })
}

type TotalFields = { readonly label?: FieldPath; readonly value?: FieldPath }

/** Of a tax the label says how it is called, and the figure follows from the rate. */
const totalFields: Readonly<Partial<Record<string, TotalFields>>> = {
  discount: { value: 'discount.value' },
  tax1: { label: 'tax.label', value: 'tax.rate' },
  tax2: { label: 'tax.secondLabel', value: 'tax.secondRate' },
  shipping: { value: 'charges.shipping' },
  other: { value: 'charges.other' },
  withholding: { label: 'withholding.label', value: 'withholding.rate' },
}

function mapTotal(row: TotalRow, change: Change): TotalRow {
  const { label, value } = totalFields[row.id] ?? {}
  return {
    ...row,
    label: mapText(label, row.label, change),
    value: mapText(value, row.value, change),
  }
}
