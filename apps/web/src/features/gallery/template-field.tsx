import { formLabel } from '@sheaf/domain/documents/field-labels'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { type BankCodePath, bankCodeRules, isBankCode } from '@sheaf/domain/parties/bank-account'
import { bankCodeDoubt } from '#document/fields/bank-codes.ts'
import { autoFilled, isLong } from '#document/fields/field-manners.ts'
import { nameInTemplate } from '#studio/invoice-template.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextareaField } from '#ui/fields/textarea-field.tsx'
import { useFormatted } from '#ui/fields/use-formatted.ts'
import type { TemplateForm } from './template-form.ts'
import { textOf, useControlled } from './text-of.ts'

type TemplateFieldProps = {
  readonly form: TemplateForm
  readonly path: FieldPath
  /** Where the group says already whose it is. */
  readonly label?: string
  readonly rows?: number
}

const wide = 'sm:col-span-2'

/** A field of the invoice that its templates keep. */
export function TemplateField({ form, path, rows, ...rest }: TemplateFieldProps) {
  if (isBankCode(path)) return <CodeField form={form} path={path} />
  const { type } = fields[path]
  const own = {
    label: formLabel('invoice', path),
    autoComplete: autoFilled[path] ?? 'off',
    ...rest,
    ...textOf(form, nameInTemplate(path)),
  }
  if (isLong(type)) return <TextareaField frameClassName={wide} rows={rows} {...own} />
  return <TextField type={type === 'email' ? type : type === 'phone' ? 'tel' : 'text'} {...own} />
}

function CodeField({ form, path }: { readonly form: TemplateForm; readonly path: BankCodePath }) {
  const label = formLabel('invoice', path)
  const { value, onChange, onBlur, error } = useControlled(form, nameInTemplate(path))
  const { isLeft, change, inputProps } = useFormatted({
    format: bankCodeRules[path].format,
    onChange,
  })
  return (
    <TextField
      {...inputProps}
      label={label}
      value={value}
      error={error}
      help={isLeft ? bankCodeDoubt(path, label, value) : undefined}
      autoComplete="off"
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        inputProps.onBlur()
        onBlur()
      }}
      className="tabular-nums"
      frameClassName={path === 'bank.iban' ? wide : undefined}
    />
  )
}
