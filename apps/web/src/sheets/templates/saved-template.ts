import type { CustomTemplateKind } from '@sheaf/contract/custom-templates'
import type { Template } from '@sheaf/contract/templates'
import type { Themes } from '@sheaf/contract/themes'
import { findTheme } from '#api/catalogue.ts'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { customTemplateOrder, fieldsOf } from './custom-template-order.ts'
import { templateOrder } from './template-order.ts'

/** A template that the user saved, of whichever kind. */
export type SavedTemplate = SavedInvoiceTemplate | SavedCustomTemplate

type SavedInvoiceTemplate = Shared & {
  readonly kind: 'invoice'
  /** All of it: it is edited on the screen that makes invoices. */
  readonly invoice: Template
}

export type SavedCustomTemplate = Shared & { readonly kind: CustomTemplateKind }

type Shared = {
  readonly id: string
  readonly name: string
  readonly themeId: string
  /** Empty where it has none, or leaves it to each document. */
  readonly companyName: string
  /** Its own main colour. Undefined: that of its theme. */
  readonly ownColour: string | undefined
  readonly createdAt: string
  readonly order: SheetOrder
}

export function fromInvoiceTemplate(template: Template): SavedTemplate {
  const { id, name, theme, companyName, primaryColor, createdAt } = template
  return {
    id,
    kind: 'invoice',
    name,
    themeId: theme,
    companyName: companyName.trim(),
    ownColour: primaryColor,
    createdAt,
    order: templateOrder(template),
    invoice: template,
  }
}

export function fromCustomTemplate(
  kind: CustomTemplateKind,
  template: AnyCustomTemplate,
): SavedTemplate {
  const { companyName, primaryColor } = fieldsOf(kind, template)
  return {
    id: template.id,
    kind,
    name: template.name,
    themeId: template.systemTemplateId,
    companyName: typeof companyName === 'string' ? companyName.trim() : '',
    ownColour: typeof primaryColor === 'string' ? primaryColor : undefined,
    createdAt: template.createdAt,
    order: customTemplateOrder(kind, template),
  }
}

export function newestFirst(templates: readonly SavedTemplate[]): readonly SavedTemplate[] {
  return templates.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

/** How a card names and marks the theme of a template. A theme that no longer exists goes by its id. */
export function themeOf(
  { themeId, ownColour }: SavedTemplate,
  themes: Themes | undefined,
): { readonly name: string; readonly colour: string | undefined } {
  const theme = themes && findTheme(themes, themeId)
  return { name: theme?.name ?? themeId, colour: ownColour ?? theme?.primary }
}
