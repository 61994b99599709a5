import {
  type CustomTemplateKind,
  customTemplateKinds,
  customTemplateSchemas,
  listedCustomTemplateSchemas,
  saveCustomTemplateSchemas,
} from '@sheaf/contract/custom-templates'
import { largestListedBytes } from '@sheaf/contract/template-pages'
import { saveTemplateSchema, templateSchema, templatesSchema } from '@sheaf/contract/templates'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import { z } from 'zod'
import { requireValid } from '../http/validation.ts'
import type { StoredTemplate, TemplateContent } from './store.ts'

type Body = Readonly<Record<string, unknown>>

/** How the templates of one kind are written on the wire. */
export type TemplateWire = {
  readonly kind: DocumentKind
  readonly path: string
  /** As it stands in a sentence: 'a quote'. */
  readonly words: string
  readonly body: z.ZodType<Body>
  readonly answer: z.ZodType
  readonly listed: z.ZodType
  /** Whether a body with nothing but a name renames it. */
  readonly canRename: boolean
  readonly deleted: string
  readonly read: (body: Body) => TemplateContent
  readonly toAnswer: (template: StoredTemplate) => Body
  readonly toListed: (template: StoredTemplate) => Body
}

const invoices: TemplateWire = {
  kind: 'invoice',
  path: '/templates',
  words: 'an invoice',
  body: saveTemplateSchema,
  answer: templateSchema,
  listed: templatesSchema,
  canRename: false,
  deleted: 'Template has been deleted successfully.',
  read: ({ name, theme, ...fields }) => ({ name: String(name), theme: String(theme), fields }),
  toAnswer: toInvoiceTemplate,
  // A field that was left out is empty, and not what a new template starts with.
  toListed: (template) =>
    toInvoiceTemplate(
      isShortened(template)
        ? { ...template, fields: { defaultTerms: '', paymentTerms: '', ...template.fields } }
        : template,
    ),
}

// Parsed, so that a template of last year has the fields of today.
function toInvoiceTemplate({ id, name, theme, fields, ...moments }: StoredTemplate): Body {
  return { ...saveTemplateSchema.parse({ ...fields, name, theme }), id, ...momentsOf(moments) }
}

function customWire(kind: CustomTemplateKind): TemplateWire {
  const { path, dataKey } = customTemplateKinds[kind]
  const schema: z.ZodType<Body> = saveCustomTemplateSchemas[kind]

  function toAnswer({ id, name, theme, fields, ...moments }: StoredTemplate): Body {
    const manifest = findTheme(theme)
    return {
      ...(dataKey === null ? fields : { [dataKey]: fields }),
      id,
      name,
      systemTemplateId: theme,
      description: `Based on ${manifest?.name ?? theme}`,
      category: manifest?.category ?? '',
      ...momentsOf(moments),
    }
  }

  return {
    kind,
    path,
    words: `a ${kind.replace('_', ' ')}`,
    // The fields of a kind are checked after its shape: a rename has none of them.
    body: z.looseObject({}),
    answer: customTemplateSchemas[kind],
    listed: z.array(listedCustomTemplateSchemas[kind]),
    canRename: true,
    deleted: 'Template deleted successfully!',
    read: (body) => {
      const { name, systemTemplateId, ...rest } = requireValid(schema, body)
      const fields = dataKey === null ? rest : (rest[dataKey] as Body)
      return { name: String(name), theme: String(systemTemplateId), fields }
    },
    toAnswer,
    toListed: toAnswer,
  }
}

export const templateWires: readonly TemplateWire[] = [
  invoices,
  ...(Object.keys(customTemplateKinds) as CustomTemplateKind[]).map(customWire),
]

export function isShortened({ byteSize }: Pick<StoredTemplate, 'byteSize'>): boolean {
  return byteSize > largestListedBytes
}

function momentsOf({ createdAt, updatedAt }: Pick<StoredTemplate, 'createdAt' | 'updatedAt'>) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
