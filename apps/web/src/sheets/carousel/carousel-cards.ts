import type { CustomTemplateKind } from '@sheaf/contract/custom-templates'
import type { Theme } from '@sheaf/contract/themes'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { customTemplateOrder } from '#sheets/templates/custom-template-order.ts'

/** A template as it lies in a row of them. */
export type CarouselCard = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The user's own. */
  readonly isCustom?: boolean
  readonly order: SheetOrder
}

export function themeCards(kind: DocumentKind, themes: readonly Theme[]): CarouselCard[] {
  return themes.map(({ id, name, description }) => ({
    id,
    name,
    description,
    order: { kind, themeId: id },
  }))
}

export function customCards(
  kind: CustomTemplateKind,
  templates: readonly AnyCustomTemplate[],
): CarouselCard[] {
  return templates.map((template) => ({
    id: template.id,
    name: template.name,
    description: template.description,
    isCustom: true,
    order: customTemplateOrder(kind, template),
  }))
}
