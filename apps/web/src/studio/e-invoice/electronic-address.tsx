import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { addressSchemeNames } from '@sheaf/einvoice/codes/address-schemes'
import { useMemo } from 'react'
import type { FieldProblems } from '#document/paper/paper-context.ts'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { fieldLength } from '#document/writing/read-field.ts'
import { PickerField } from '#ui/fields/picker-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type ElectronicAddressProps = {
  readonly editor: DocumentEditor
  readonly party: 'sender' | 'receiver'
  readonly problems?: FieldProblems
  readonly help?: string
}

/** Where e-invoices reach a party: an address, and in which register it is one. */
export function ElectronicAddress({ editor, party, problems, help }: ElectronicAddressProps) {
  const address: FieldPath = `${party}.electronicAddress`
  const scheme: FieldPath = `${party}.electronicAddressScheme`
  const chosen = editor.text(scheme)
  const options = useMemo(() => schemeOptions(chosen), [chosen])
  return (
    <>
      <PickerField
        label={fieldLabel(editor.kind, scheme)}
        value={chosen}
        onChange={(code) => editor.set(scheme, code)}
        options={options}
        searchLabel="Search types"
        error={problems?.[scheme]}
      />
      <TextField
        name={address}
        label={fieldLabel(editor.kind, address)}
        help={help}
        value={editor.text(address)}
        error={problems?.[address]}
        maxLength={fieldLength(address)}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => editor.set(address, target.value)}
      />
    </>
  )
}

/** A register that is none of those in the list stays as its code. */
function schemeOptions(chosen: string) {
  const named = Object.entries(addressSchemeNames).map(([value, label]) => ({
    value,
    label,
    keywords: value,
  }))
  const own = chosen !== '' && !(chosen in addressSchemeNames)
  return [
    { value: '', label: 'Not given' },
    ...(own ? [{ value: chosen, label: `Register ${chosen}` }] : []),
    ...named,
  ]
}
