import { z } from 'zod'
import { designSchema } from './design.ts'
import { logoUrlSchema } from './objects.ts'
import { shortened } from './template-pages.ts'
import { templateNameSchema } from './templates.ts'
import { type CustomTemplateKind, storedName, templateFields } from './wire/template-fields.ts'
import { wireName } from './wire/wire-names.ts'
import { wireShape } from './wire/wire-schema.ts'

export type { CustomTemplateKind }

const systemTemplateId = z
  .string('Please choose a template')
  .min(1, 'Please choose a template')
  .max(100, 'Must be at most 100 characters')

const design = designSchema.shape
const logo = { companyLogoUrl: logoUrlSchema }

const heading = { name: templateNameSchema, systemTemplateId }

type Placing = {
  readonly path: string
  /** The key that holds the fields; null where they stand beside the name. */
  readonly dataKey: string | null
}

export const customTemplateKinds: Readonly<Record<CustomTemplateKind, Placing>> = {
  quote: { path: '/custom-quote-templates', dataKey: 'quoteData' },
  purchase_order: { path: '/custom-po-templates', dataKey: null },
  credit_note: { path: '/custom-cn-templates', dataKey: 'cnData' },
  delivery_note: { path: '/custom-delivery-note-templates', dataKey: 'data' },
}

/** The fields that a template of a kind may hold. Only those that are given are kept. */
function fieldsOf(kind: CustomTemplateKind) {
  const shape = kind === 'purchase_order' ? orderShape() : wireShape(kind)
  return z.object({ ...shape, ...logo, ...design }).partial()
}

/** What a saved order starts with; its number and date are those of each new order. */
function orderShape(): Record<string, z.ZodType> {
  const shape = wireShape('purchase_order')
  const names = templateFields('purchase_order', true).map((path) =>
    wireName('purchase_order', path),
  )
  return Object.fromEntries(
    [...names, 'lineItems', 'labels'].flatMap((name) => {
      const schema = shape[name]
      return schema ? [[storedName('purchase_order', name), schema]] : []
    }),
  )
}

export const saveCustomTemplateSchemas = forEachKind((kind, dataKey) =>
  dataKey === null
    ? givenOnly(fieldsOf(kind).extend(heading))
    : z.object({ ...heading, [dataKey]: givenOnly(fieldsOf(kind)) }),
)

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
export const customTemplateSchemas = forEachKind((_kind, dataKey) =>
  dataKey === null ? z.looseObject(card) : z.looseObject({ ...card, [dataKey]: stored }),
)

/** As they stand on a list. */
export const listedCustomTemplateSchemas = forEachKind((kind) =>
  customTemplateSchemas[kind].extend(shortened),
)

export type CustomTemplate = z.infer<(typeof customTemplateSchemas)[CustomTemplateKind]>

function forEachKind<Made>(make: (kind: CustomTemplateKind, dataKey: string | null) => Made) {
  const kinds = Object.entries(customTemplateKinds) as [CustomTemplateKind, Placing][]
  return Object.fromEntries(
    kinds.map(([kind, { dataKey }]) => [kind, make(kind, dataKey)]),
  ) as Record<CustomTemplateKind, Made>
}

// A default that nobody chose would overwrite what the editor starts with when the template is used.
export function givenOnly<Fields extends Record<string, unknown>>(schema: z.ZodType<Fields>) {
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
