import { type AnyPath, linePartsOf, linePath } from '@sheaf/domain/documents/field-path'

/** Brings a field into sight, on the form or on the printed sheet, and lets it be written in. */
export function goToField(path: AnyPath): void {
  const line = linePartsOf(path)
  // On the printed sheet a unit stands in the field of its quantity.
  const field = fieldAt(path) ?? (line && fieldAt(linePath(line.index, 'quantity')))
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  if (field instanceof HTMLButtonElement) field.click()
  else field.focus({ preventScroll: true })
}

function fieldAt(path: AnyPath): HTMLElement | null {
  return document.querySelector(`[name="${path}"], [data-field="${path}"]`)
}
