import { countryCodes } from '@sheaf/domain/locale/countries'
import { useMemo } from 'react'
import { type PickedFieldProps, PickerField } from '#ui/fields/picker-field.tsx'

/** The country whose law and paper the documents follow. */
export function JurisdictionField(props: PickedFieldProps) {
  const options = useMemo(countryOptions, [])
  return <PickerField {...props} options={options} searchLabel="Search countries" />
}

function countryOptions() {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}
