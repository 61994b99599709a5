import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { type KindRules, rulesOf } from '@sheaf/domain/documents/kinds'
import { labels } from '../view-model/labels.ts'
import { toViewModel } from '../view-model/to-view-model.ts'
import type { Fact, TotalRow, ViewModel } from '../view-model/view-model.ts'

/** What an empty field shows in its place, by its name: 'Vendor name'. */
export type Ghosts = Readonly<Record<string, string>>

/** The page of a document that is written on the sheet itself: empty fields that are asked for have a place, too. */
export function editablePage(
  document: BusinessDocument,
  wished: Ghosts,
): { readonly page: ViewModel; readonly ghosts: readonly string[] } {
  const empty = Object.entries(wished).filter(([field]) => isEmpty(document, field))
  const page = toViewModel(withWords(document, empty))
  return {
    page: withAmounts(withDays(page, document, empty), document, empty),
    ghosts: empty.map(([field]) => field),
  }
}

type Entries = readonly (readonly [string, string])[]

const lineField = /^lineItems\.(\d+)\.(itemNumber|description)$/

function isEmpty(document: BusinessDocument, field: string): boolean {
  const [, index, name] = lineField.exec(field) ?? []
  if (name !== undefined) {
    const line = document.lineItems[Number(index)]
    return line !== undefined && textField(line, name).trim() === ''
  }
  const text = textField(document, field).trim()
  return text === '' || (text === '0' && isAmount(field, rulesOf(document.type)))
}

function isAmount(field: string, { shippingField, otherField, taxRateField }: KindRules): boolean {
  return [shippingField, otherField, taxRateField, 'discountValue'].includes(field)
}

function isDay(field: string, { issuedField, endsField }: KindRules): boolean {
  return field === issuedField || field === endsField || field.endsWith('Date')
}

function withWords(document: BusinessDocument, empty: Entries): BusinessDocument {
  const rules = rulesOf(document.type)
  const words = empty.filter(([field]) => {
    const value = (document as Readonly<Record<string, unknown>>)[field]
    return typeof value === 'string' && !isDay(field, rules) && !isAmount(field, rules)
  })
  const lines = new Map(empty.filter(([field]) => lineField.test(field)))
  const lineItems = document.lineItems.map((line, index) => ({
    ...line,
    itemNumber: lines.get(`lineItems.${index}.itemNumber`) ?? line.itemNumber,
    description: lines.get(`lineItems.${index}.description`) ?? line.description,
  }))
  return { ...document, ...Object.fromEntries(words), lineItems } as BusinessDocument
}

// A day is written in the words of its country, a ghost as it is.
function withDays(page: ViewModel, document: BusinessDocument, empty: Entries): ViewModel {
  const rules = rulesOf(document.type)
  const days = empty.filter(([field]) => isDay(field, rules) && field in document)
  const facts = days.map(([id, value]): Fact => ({ id, label: value, value: nothing }))
  const order = [rules.issuedField, rules.endsField, ...Object.keys(labels.facts)]
  const place = ({ id }: Fact) => order.indexOf(id)
  return { ...page, facts: [...page.facts, ...facts].toSorted((a, b) => place(a) - place(b)) }
}

const nothing = '–'

function withAmounts(page: ViewModel, document: BusinessDocument, empty: Entries): ViewModel {
  const rules = rulesOf(document.type)
  const ids: Readonly<Record<string, string>> = {
    discountValue: 'discount',
    [rules.taxRateField]: 'tax1',
  }
  const rows = empty
    .filter(([field]) => isAmount(field, rules))
    .map(
      ([field, label]): TotalRow => ({
        id: ids[field] ?? field,
        label,
        value: nothing,
        isEnd: false,
      }),
    )
    .filter(({ id }) => !page.totals.some((row) => row.id === id))
  const end = page.totals.findIndex(({ id }) => id === rules.endAmountField)
  return { ...page, totals: page.totals.toSpliced(end, 0, ...rows) }
}
