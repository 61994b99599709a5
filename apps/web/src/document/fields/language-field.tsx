import { useMemo } from 'react'
import { type PickedFieldProps, PickerField } from '#ui/fields/picker-field.tsx'

// The languages of most invoices that cross a border; a document in another one keeps it.
const languages = [
  'ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms mt nb nl pl pt',
  'pt-BR ro ru sk sl sq sr sv ta th tr uk ur vi zh',
].flatMap((line) => line.split(' '))

/** The language that figures and dates are written in. */
export function LanguageField(props: PickedFieldProps) {
  const { value } = props
  const options = useMemo(() => languageOptions(value), [value])
  return <PickerField {...props} options={options} searchLabel="Search languages" />
}

function languageOptions(own: string) {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const codes = languages.includes(own) ? languages : [...languages, own]
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code, keywords: code }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}
