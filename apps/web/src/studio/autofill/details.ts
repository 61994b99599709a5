import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { currencyName } from '@sheaf/domain/money/currency'
import { scriptOf } from '#document/document-locale.ts'
import { type Extra, extrasOf } from '#document/extras.ts'
import { paymentTermLabels } from '#document/kind-layout.ts'
import { wordsOf } from '#document/sheet-words.ts'

/** One thing to say about a document, in one field of it or in two that belong together. */
export type Detail = {
  readonly id: string
  readonly label: string
  readonly fields: readonly string[]
  /** What a document says about it; empty where it says nothing. */
  readonly write: (document: BusinessDocument) => string
}

/** Undefined for what has no field where this kind of document is written. */
export function detailOf(document: BusinessDocument, name: string): Detail | undefined {
  const pair = pairsOf(document).find(({ fields }) => fields.includes(name))
  if (pair) return pair
  const label = labelOf(document, name)
  if (label === undefined) return undefined
  return { id: name, label, fields: [name], write: (written) => writeField(written, name) }
}

export function isAmount(document: BusinessDocument, name: string): boolean {
  const { shippingField, otherField } = rulesOf(document.type)
  return (
    ['currency', 'pricesIncludeTax', 'reverseCharge', shippingField, otherField].includes(name) ||
    pairsOf(document).some(({ id }) => id === name)
  )
}

function labelOf(document: BusinessDocument, name: string): string | undefined {
  if (name === 'currency') return 'Currency'
  const flagged = [...extrasOf(document).values()].find(({ flag }: Extra) => flag === name)
  return flagged?.label ?? wordsOf(document.type, name)?.label
}

function pairsOf({ type }: BusinessDocument): Detail[] {
  const { taxRateField, taxLabelField } = rulesOf(type)
  return [
    {
      id: taxRateField,
      label: 'Tax',
      fields: [taxRateField, taxLabelField],
      write: (written) => rateWords(written, taxRateField, taxLabelField),
    },
    {
      id: 'withholdingRate',
      label: 'Withholding tax',
      fields: ['withholdingRate', 'withholdingLabel'],
      write: (written) => rateWords(written, 'withholdingRate', 'withholdingLabel'),
    },
    {
      id: 'discountValue',
      label: 'Discount',
      fields: ['discountValue', 'discountType'],
      write: discountWords,
    },
  ]
}

function rateWords(document: BusinessDocument, rateField: string, labelField: string): string {
  const rate = textField(document, rateField)
  const label = textField(document, labelField)
  if (Number(rate) === 0) return label
  return `${label} ${scriptOf(document).percent(rate)}`.trim()
}

function discountWords(document: BusinessDocument): string {
  const { discountType, discountValue } = document
  if (Number(discountValue) === 0) return ''
  const { percent, price } = scriptOf(document)
  return discountType === 'percent' ? percent(discountValue) : price(discountValue)
}

function writeField(document: BusinessDocument, name: string): string {
  const value = (document as Readonly<Record<string, unknown>>)[name]
  if (typeof value === 'boolean') return value ? 'Yes' : ''
  const text = textField(document, name)
  const { shippingField, otherField } = rulesOf(document.type)
  if (name === shippingField || name === otherField) {
    return Number(text) === 0 ? '' : scriptOf(document).price(text)
  }
  if (name === 'currency') return `${document.currency}, ${currencyName(document.currency)}`
  if (name === 'paymentTerms') return paymentTermLabels[text] ?? text
  return isCalendarDay(text) ? scriptOf(document).day(text) : text
}
