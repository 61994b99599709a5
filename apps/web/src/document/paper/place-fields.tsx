import { hasAmounts } from '@sheaf/domain/documents/change-currency'
import { isPriced, type PricedDocument } from '@sheaf/domain/documents/document'
import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { paperName } from '@sheaf/domain/locale/paper-size'
import { type CurrencyCode, isCurrencyCode } from '@sheaf/domain/money/currency'
import { type ComponentProps, useState } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { CurrencyField } from '#sheets/fields/currency-field.tsx'
import { JurisdictionField } from '#sheets/fields/jurisdiction-field.tsx'
import { ChangeCurrency } from './change-currency.tsx'
import type { FieldProblems } from './paper-context.ts'

type PlaceFieldsProps = { readonly editor: DocumentEditor; readonly problems: FieldProblems }

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
      <JurisdictionField {...bound('region')} note={paperName(editor.text('region'))} />
      {isPriced(editor.document) && (
        <DocumentCurrency editor={editor} document={editor.document} {...bound('currency')} />
      )}
    </>
  )
}

type DocumentCurrencyProps = ComponentProps<typeof CurrencyField> & {
  readonly editor: DocumentEditor
  readonly document: PricedDocument
}

/** Where prices stand already, another currency asks what becomes of them. */
function DocumentCurrency({ editor, document, onChange, ...field }: DocumentCurrencyProps) {
  const [asked, setAsked] = useState<CurrencyCode>()
  return (
    <>
      <CurrencyField
        {...field}
        onChange={(code) => {
          if (!isCurrencyCode(code) || code === document.currency || !hasAmounts(document))
            onChange(code)
          else setAsked(code)
        }}
      />
      {asked !== undefined && (
        <ChangeCurrency {...{ editor, document }} to={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
