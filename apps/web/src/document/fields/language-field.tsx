import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import { languageCodes, languageOf, languages } from '@sheaf/domain/locale/languages'
import { useMemo } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { type PickedFieldProps, PickerField, type PickerOption } from '#ui/fields/picker-field.tsx'

/** The language that a document is printed in. One in a language that is not offered any more keeps it. */
export function LanguageField({ value, ...props }: PickedFieldProps) {
  const options = useMemo(() => languageOptions(value), [value])
  const chosen = options.some((option) => option.value === value) ? value : languageOf(value)
  return (
    <PickerField
      {...props}
      value={chosen ?? value}
      options={options}
      draw={drawLanguage}
      searchLabel="Search languages"
    />
  )
}

const none: LanguageOption = { value: '', label: 'No second language', ownName: '' }

/** A second language for every label, beside the language of the document. */
export function SecondLanguageField({ editor }: { readonly editor: DocumentEditor }) {
  const { language, secondLanguage } = editor.document
  const options = useMemo(
    () => [
      none,
      ...languageOptions(secondLanguage).filter(({ value }) => value !== languageOf(language)),
    ],
    [language, secondLanguage],
  )
  return (
    <PickerField
      label={fieldLabel(editor.kind, 'secondLanguage')}
      help="Prints every label a second time, smaller."
      value={secondLanguage}
      onChange={(code) => editor.set('secondLanguage', code)}
      options={options}
      draw={drawLanguage}
      searchLabel="Search languages"
    />
  )
}

type LanguageOption = PickerOption & { readonly ownName: string }

function languageOptions(own: string): readonly LanguageOption[] {
  const offered = languageCodes.map((code) => {
    const { name, ownName } = languages[code]
    return { value: code, label: name, ownName, keywords: `${code} ${ownName}` }
  })
  if (own === '' || languageOf(own) !== undefined) return offered
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(own) ?? own
  return [...offered, { value: own, label: name, ownName: '', keywords: own }]
}

function drawLanguage({ label, ownName, value }: LanguageOption) {
  return (
    <>
      {label}{' '}
      {ownName !== '' && !label.startsWith(ownName) && (
        <span lang={value} className="text-ink-soft">
          {ownName}
        </span>
      )}
    </>
  )
}
