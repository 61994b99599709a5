import { type BankCodePath, bankCodeRules } from '@sheaf/domain/parties/bank-account'
import { usePaper } from '#document/paper/paper-context.ts'
import { useFormatted } from '#ui/fields/use-formatted.ts'
import { bankCodeDoubt, bankCodeSamples } from './bank-codes.ts'
import { SheetInput } from './sheet-input.tsx'

type BankCodeFieldProps = { readonly path: BankCodePath; readonly label: string }

export function BankCodeField({ path, label }: BankCodeFieldProps) {
  const { editor, problems } = usePaper()
  const { format } = bankCodeRules[path]
  const sample = bankCodeSamples[path]
  const value = editor.text(path)
  const { isLeft, change, inputProps } = useFormatted({
    format,
    onChange: (code) => editor.set(path, code),
  })
  return (
    <SheetInput
      {...inputProps}
      label={label}
      value={value}
      onChange={change}
      problem={problems[path]}
      hint={isLeft ? bankCodeDoubt(path, label, value) : undefined}
      placeholder={sample}
      name={path}
      autoCapitalize="characters"
    />
  )
}
