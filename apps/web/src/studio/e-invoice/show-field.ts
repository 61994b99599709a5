import { type AnyPath, linePartsOf } from '@sheaf/domain/documents/field-path'
import type { FieldRow } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields, lineFields } from '@sheaf/domain/documents/fields'
import { askForOption } from '#document/paper/asked-options.ts'
import { goToField } from '#studio/translate/go-to-field.ts'

/** Brings a field into sight, also one whose option is not shown yet, and lets it be written in. */
export function showField(path: AnyPath): void {
  const line = linePartsOf(path)
  const { option }: Pick<FieldRow, 'on' | 'option'> = line
    ? lineFields[line.name]
    : fields[path as FieldPath]
  if (option) askForOption(option)
  goWhenThere(path, patience)
}

// A printed sheet is drawn anew before an empty field has its place on it.
const patience = 60

function goWhenThere(path: AnyPath, frames: number): void {
  requestAnimationFrame(() => {
    if (frames === 0 || document.querySelector(`[name="${path}"], [data-field="${path}"]`)) {
      goToField(path)
    } else goWhenThere(path, frames - 1)
  })
}
