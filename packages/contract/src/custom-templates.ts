import { commonFields, lineItems } from '@sheaf/domain/documents/common-fields'
import { creditNoteSchema, quoteSchema } from '@sheaf/domain/documents/document'
import { longText, numberText, percentText } from '@sheaf/domain/documents/field-schemas'
import { partyFields } from '@sheaf/domain/parties/party-fields'
import { z } from 'zod'
import { designSchema } from './design.ts'
import { logoUrlSchema } from './objects.ts'
import { shortened } from './template-pages.ts'
import { templateNameSchema } from './templates.ts'

const systemTemplateId = z
  .string('Please choose a template')
  .min(1, 'Please choose a template')
  .max(100, 'Must be at most 100 characters')

const { type: _cn, ...creditNoteFields } = creditNoteSchema.shape
const { type: _quote, ...quoteFields } = quoteSchema.shape

/** What a saved order starts with; its number and date are those of each new order. */
const orderFields = {
  ...partyFields('company', 'Contact'),
  ...partyFields('vendor', 'Company'),
  ...partyFields('shipTo', 'Company'),
  requisitioner: commonFields.requisitioner,
  shipVia: commonFields.shipVia,
  fobPoint: commonFields.fobPoint,
  shippingTerms: commonFields.shippingTerms,
  paymentTerms: commonFields.paymentTerms,
  currency: commonFields.currency,
  jurisdiction: commonFields.jurisdiction,
  language: commonFields.language,
  defaultLineItems: lineItems('unitPrice', 'total'),
  defaultTaxRate: percentText,
  defaultShippingAmount: numberText,
  defaultOtherAmount: numberText,
  defaultComments: longText,
  defaultSpecialInstructions: longText,
}

const design = designSchema.shape
const logo = { companyLogoUrl: logoUrlSchema }

const heading = { name: templateNameSchema, systemTemplateId }

/** The fields that each kind of custom template may hold. Only those that are given are kept. */
const fieldsOf = {
  quote: z.object({ ...quoteFields, ...logo, ...design }).partial(),
  purchase_order: z.object({ ...orderFields, ...logo, ...design }).partial(),
  credit_note: z.object({ ...creditNoteFields, ...logo, ...design }).partial(),
} as const

export type CustomTemplateKind = keyof typeof fieldsOf

/** Orders have their fields beside the name; quotes and credit notes have them under one key. */
export const customTemplateKinds = {
  quote: { path: '/custom-quote-templates', dataKey: 'quoteData' },
  purchase_order: { path: '/custom-po-templates', dataKey: null },
  credit_note: { path: '/custom-cn-templates', dataKey: 'cnData' },
} as const satisfies Record<CustomTemplateKind, { path: string; dataKey: string | null }>

export const saveCustomTemplateSchemas = {
  quote: z.object({ ...heading, quoteData: givenOnly(fieldsOf.quote) }),
  purchase_order: givenOnly(fieldsOf.purchase_order.extend(heading)),
  credit_note: z.object({ ...heading, cnData: givenOnly(fieldsOf.credit_note) }),
} as const

export type SaveCustomTemplate = {
  readonly name: string
  readonly systemTemplateId: string
  readonly [field: string]: unknown
}

export const renameTemplateSchema = z.strictObject({ name: templateNameSchema })

const card = {
  id: z.string(),
  name: z.string(),
  systemTemplateId: z.string(),
  description: z.string(),
  category: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

const stored = z.record(z.string(), z.unknown())

/** A card with the saved fields, placed as they were sent. */
export const customTemplateSchemas = {
  quote: z.object({ ...card, quoteData: stored }),
  purchase_order: z.looseObject(card),
  credit_note: z.object({ ...card, cnData: stored }),
} as const

/** As they stand on a list. */
export const listedCustomTemplateSchemas = {
  quote: customTemplateSchemas.quote.extend(shortened),
  purchase_order: customTemplateSchemas.purchase_order.extend(shortened),
  credit_note: customTemplateSchemas.credit_note.extend(shortened),
} as const

export type CustomTemplate = {
  [Kind in CustomTemplateKind]: z.infer<(typeof customTemplateSchemas)[Kind]>
}

// A default that nobody chose would overwrite what the editor starts with when the template is used.
function givenOnly<Fields extends Record<string, unknown>>(schema: z.ZodType<Fields>) {
  return z.looseObject({}).transform((given, context): Fields => {
    const read = schema.safeParse(given)
    if (read.success) {
      const kept = Object.entries(read.data).filter(([name]) => given[name] !== undefined)
      return Object.fromEntries(kept) as Fields
    }
    for (const { path, message } of read.error.issues) {
      context.addIssue({ code: 'custom', path: [...path], message })
    }
    return z.NEVER
  })
}
