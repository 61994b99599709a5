import { z } from 'zod'
import { taxCategories } from '../tax/tax-categories.ts'
import {
  addressText,
  codeText,
  currencyField,
  dayList,
  dayText,
  exchangeRateText,
  flag,
  jurisdictionField,
  languageField,
  limits,
  longText,
  numberText,
  otherCurrencyField,
  ownPercentText,
  percentText,
  positiveNumberList,
  positiveNumberText,
  secondLanguageField,
  shortText,
  textList,
} from './field-schemas.ts'

/** Which numbers a field takes, with how many decimals. What is left empty counts as `whenEmpty`. */
export type NumberRange = {
  readonly whenEmpty: '' | '0'
  readonly min?: string
  readonly max?: string
  /** Eight unless it says otherwise. */
  readonly decimals?: number
}

type TypeRules = {
  readonly schema: z.ZodType<string | boolean>
  /** The most characters that it takes. */
  readonly longest?: number
  readonly range?: NumberRange
}

const text = { schema: shortText, longest: limits.shortText }

/** What a field can be: what it takes, and by its name how it is written and shown. */
export const fieldTypes = {
  text,
  email: text,
  phone: text,
  url: text,
  'tax-id': text,
  /** IBAN, SWIFT or ABA: written in groups. */
  'bank-code': text,
  /** One of the terms that we know, or words of the user's own. */
  'payment-terms': text,
  'tax-label': text,
  /** The address of a picture that was uploaded. */
  picture: text,
  address: { schema: addressText, longest: limits.address },
  'long-text': { schema: longText, longest: limits.longText },
  day: { schema: dayText },
  amount: { schema: numberText, range: { whenEmpty: '0' } },
  quantity: { schema: numberText, range: { whenEmpty: '0' } },
  'positive-amount': { schema: positiveNumberText, range: { whenEmpty: '0', min: '0' } },
  rate: { schema: percentText, range: { whenEmpty: '0', min: '0', max: '100' } },
  /** A rate that a line may have instead of the document's. */
  'own-rate': { schema: ownPercentText, range: { whenEmpty: '', min: '0', max: '100' } },
  flag: { schema: flag },
  'discount-kind': { schema: z.enum(['percent', 'amount']).default('percent') },
  rounding: { schema: z.enum(['document', 'line']).default('document') },
  /** Nothing says nothing: what is sold is then read from the document. */
  'supply-type': { schema: z.enum(['', 'goods', 'service']).default('') },
  'buyer-type': { schema: z.enum(['', 'business', 'consumer']).default('') },
  'tax-category': { schema: z.enum(taxCategories).default('') },
  /** A code of a published list, such as 'HUR' for hours. */
  code: { schema: codeText },
  /** 'auto': where a standard knows how to pay the document, or where there is a link. */
  'payment-code': { schema: z.enum(['auto', 'off']).default('auto') },
  'text-list': { schema: textList },
  'day-list': { schema: dayList },
  'positive-amount-list': { schema: positiveNumberList },
  currency: { schema: currencyField },
  'other-currency': { schema: otherCurrencyField },
  'exchange-rate': { schema: exchangeRateText, range: { whenEmpty: '', decimals: 20 } },
  region: { schema: jurisdictionField },
  language: { schema: languageField },
  'second-language': { schema: secondLanguageField },
} as const satisfies Record<string, TypeRules>

export type FieldType = keyof typeof fieldTypes

export type ValueOfType<Type extends FieldType> = z.output<(typeof fieldTypes)[Type]['schema']>

export function rulesOfType(type: FieldType): TypeRules {
  return fieldTypes[type]
}
