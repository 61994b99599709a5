import {
  addressText,
  currencyField,
  jurisdictionField,
  longText,
  secondLanguageField,
  shortText,
} from '@sheaf/domain/documents/field-schemas'
import { defaultPaymentTerm, defaultTemplateTerms } from '@sheaf/domain/documents/payment-terms'
import { labelsField } from '@sheaf/domain/locale/words/labels'
import { findFont, fontFamilies } from '@sheaf/domain/look/fonts'
import { tidyBankCode } from '@sheaf/domain/parties/bank-account'
import { z } from 'zod'
import { logoUrlSchema } from './objects.ts'
import { oneLine } from './one-line.ts'
import { shortened } from './template-pages.ts'

const nameless = 'Please enter a name for your template'

export const templateNameSchema = z
  .string(nameless)
  .trim()
  .min(1, nameless)
  .max(100, 'Must be at most 100 characters')
  .regex(...oneLine('Template name'))

const colour = (byDefault: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Must be a color such as #4F46E5')
    .default(byDefault)

/** Where the sender wants to be paid, as the wire calls it. */
export const bankFields = {
  bankName: shortText,
  bankAddress: addressText,
  accountNumber: shortText,
  routingNumber: shortText,
  iban: shortText.transform((code) => tidyBankCode('bank.iban', code)),
  swift: shortText.transform((code) => tidyBankCode('bank.swift', code)),
  aba: shortText.transform((code) => tidyBankCode('bank.aba', code)),
  otherBankingInfo: longText,
} as const

/** What an invoice template holds. Numbers and dates of one invoice, and its client, are not part of it. */
export const invoiceTemplateFields = {
  theme: z.string('Please choose a template').min(1, 'Please choose a template').max(100),
  primaryColor: colour('#4F46E5'),
  secondaryColor: colour('#6B7280'),
  fontFamily: z
    .string()
    .transform((name) => findFont(name) ?? name)
    .pipe(z.enum(fontFamilies, `Must be one of ${fontFamilies.join(', ')}`))
    .default('Inter'),
  companyName: shortText,
  companyAddress: addressText,
  companyEmail: shortText,
  companyPhone: shortText,
  companyTaxId: shortText,
  companyLogoUrl: logoUrlSchema,
  ...bankFields,
  businessNotes: longText,
  businessReferences: longText,
  paymentTerms: shortText.default(defaultPaymentTerm),
  currency: currencyField,
  jurisdiction: jurisdictionField,
  /** Empty: that of each invoice. */
  language: secondLanguageField,
  secondLanguage: secondLanguageField,
  labels: labelsField,
  defaultTerms: longText.default(defaultTemplateTerms),
}

/** The gallery spells the bank's code 'swiftCode'; both names are accepted. */
export const saveTemplateSchema = z.preprocess(
  withSwift,
  z.object({ name: templateNameSchema, ...invoiceTemplateFields }),
)

type FieldName = Exclude<keyof typeof invoiceTemplateFields, 'labels'>

/** As they are read back: every field is there, and all but the labels are text. */
const savedFields = Object.fromEntries(
  Object.keys(invoiceTemplateFields).map((name) => [name, z.string()]),
) as Record<FieldName, z.ZodString>
const savedLabels = z.record(z.string(), z.string())

export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  ...savedFields,
  labels: savedLabels,
  fontFamily: z.enum(fontFamilies),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Template = z.infer<typeof templateSchema>

export const templatesSchema = z.array(templateSchema.extend(shortened))

/** The gallery's name for the code, as the fields call it. */
export function withSwift(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { swiftCode, ...fields } = body as Record<string, unknown>
  return swiftCode === undefined ? body : { swift: swiftCode, ...fields }
}
