import { isPriced } from '@sheaf/domain/documents/document'
import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { paperSize } from '@sheaf/domain/locale/paper-size'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { CurrencyField } from '#sheets/fields/currency-field.tsx'
import { JurisdictionField } from '#sheets/fields/jurisdiction-field.tsx'
import type { FieldProblems } from './paper-context.ts'

type PlaceFieldsProps = { readonly editor: DocumentEditor; readonly problems: FieldProblems }

const paperNames = { a4: 'A4', 'us-letter': 'US Letter' } as const

/** Where the sender is, which also says on what paper, and in what they are paid. */
export function PlaceFields({ editor, problems }: PlaceFieldsProps) {
  const bound = (path: FieldPath) => ({
    label: fieldLabel(editor.kind, path),
    value: editor.text(path),
    onChange: (value: string) => editor.set(path, value),
    error: problems[path],
  })
  return (
    <>
      <JurisdictionField {...bound('region')} note={paperNames[paperSize(editor.text('region'))]} />
      {isPriced(editor.document) && <CurrencyField {...bound('currency')} />}
    </>
  )
}
