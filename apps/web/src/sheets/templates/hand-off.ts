import { invoiceTemplateFields, type Template, withSwift } from '@sheaf/contract/templates'
import { z } from 'zod'

const storageKey = 'selectedTemplate'

const { theme: _theme, ...customizable } = invoiceTemplateFields

const customizationSchema = z.object({ name: z.string().default(''), ...customizable })

const handOffSchema = z.object({
  theme: z.string().min(1),
  customization: z.preprocess(withSwift, customizationSchema),
  isEditMode: z.boolean().default(false),
  editingTemplateId: z.string().nullable().default(null),
})

/** What the create screen starts with when it is reached from a gallery. */
export type HandOff = z.infer<typeof handOffSchema>

type Chosen = Omit<z.input<typeof handOffSchema>, 'customization'> & {
  readonly customization: z.input<typeof customizationSchema>
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export function handOff(chosen: Chosen, storage: Storage = sessionStorage): void {
  storage.setItem(storageKey, JSON.stringify(chosen))
}

/** A saved template, to be changed on the create screen. */
export function handOffForEditing(template: Template, storage: Storage = sessionStorage): void {
  const { id, theme, createdAt: _createdAt, updatedAt: _updatedAt, ...customization } = template
  handOff({ theme, customization, isEditMode: true, editingTemplateId: id }, storage)
}

/** Whatever lies there that is not a hand-off of ours counts as none. */
export function readHandOff(storage: Storage = sessionStorage): HandOff | undefined {
  try {
    return handOffSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null')).data
  } catch {
    return undefined
  }
}

export function clearHandOff(storage: Storage = sessionStorage): void {
  storage.removeItem(storageKey)
}
