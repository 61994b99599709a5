import { useMemo } from 'react'
import type { FieldFrame } from '#ui/field.tsx'
import { PickerField } from '#ui/picker-field.tsx'
import { countryCodes } from './country-codes.ts'

type JurisdictionFieldProps = FieldFrame & {
  readonly value: string
  readonly onChange: (country: string) => void
  readonly onBlur?: () => void
}

/** The country whose law and paper the documents follow. */
export function JurisdictionField(props: JurisdictionFieldProps) {
  const options = useMemo(countryOptions, [])
  return <PickerField {...props} options={options} searchLabel="Search countries" />
}

function countryOptions() {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}
