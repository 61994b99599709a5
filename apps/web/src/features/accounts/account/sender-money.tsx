import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { LanguageField } from '#document/fields/language-field.tsx'
import { usePaper } from '#document/paper/paper-context.ts'
import { CurrencyField } from '#sheets/fields/currency-field.tsx'
import { JurisdictionField } from '#sheets/fields/jurisdiction-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SenderGroup } from './sender-group.tsx'

type SenderMoneyProps = {
  /** They have not said yet what tax they charge. */
  readonly isTaxOpen: boolean
}

/** Where the sender is, in what they are paid, and the tax that they charge. */
export function SenderMoney({ isTaxOpen }: SenderMoneyProps) {
  const { editor } = usePaper()
  const bound = (path: FieldPath) => ({
    label: fieldLabel(editor.kind, path),
    value: editor.text(path),
    onChange: (value: string) => editor.set(path, value),
  })
  return (
    <SenderGroup title="Country, currency and tax">
      <JurisdictionField {...bound('region')} />
      <CurrencyField {...bound('currency')} />
      <LanguageField {...bound('language')} />
      <TextField
        {...bound('tax.label')}
        onChange={({ target }) => editor.set('tax.label', target.value)}
      />
      <TextField
        {...bound('tax.rate')}
        help={
          isTaxOpen ? 'We suggested this rate. Change it to save your own.' : 'Enter 0 for no tax.'
        }
        type="number"
        step="0.1"
        min="0"
        max="100"
        onChange={({ target }) => editor.set('tax.rate', target.value)}
      />
    </SenderGroup>
  )
}
