import { type CustomTemplateKind, customTemplateKinds } from '@sheaf/contract/custom-templates'
import { ownNameOf } from '@sheaf/contract/wire/template-fields'
import { receiverPrefix } from '@sheaf/contract/wire/wire-names'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { sampleIn, sampleLines } from '#sheets/drawing/sample-job.ts'

type Fields = Readonly<Record<string, unknown>>

/** A document as the template would start it. A party or a list of lines that it does not hold is the sample's, whole. */
export function customTemplateOrder(
  kind: CustomTemplateKind,
  template: AnyCustomTemplate,
): SheetOrder {
  const own = fieldsOf(kind, template)
  const { sender, client, tax } = sampleIn(own.jurisdiction ?? 'US')
  // A logo alone does not say whose it is.
  const names = Object.keys(own).filter((name) => name !== 'companyLogoUrl')
  const holds = (prefix: string) => names.some((name) => name.startsWith(prefix))
  return {
    kind,
    themeId: template.systemTemplateId,
    fields: {
      ...(!holds('company') && sender),
      ...(!holds(receiverPrefix(kind)) && client),
      ...(!holds('lineItems') && { lineItems: sampleLines, ...tax }),
      ...own,
    },
  }
}

/** What a custom template holds, in the words of its document. Empty fields are left out. */
export function fieldsOf(kind: CustomTemplateKind, template: AnyCustomTemplate): Fields {
  const { dataKey } = customTemplateKinds[kind]
  const stored = Object.entries(
    dataKey === null ? withoutCard(template) : dataOf(template, dataKey),
  )
  return Object.fromEntries(
    stored
      .filter(([, value]) => isFilled(value))
      .map(([name, value]) => [ownNameOf(kind, name), value]),
  )
}

function withoutCard(template: AnyCustomTemplate): Fields {
  const { id, name, systemTemplateId, description, category, createdAt, updatedAt, ...fields } =
    template
  return fields
}

function dataOf(template: Fields, key: string): Fields {
  const data = template[key]
  return typeof data === 'object' && data !== null ? (data as Fields) : {}
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== '' && value !== null && value !== undefined
}
