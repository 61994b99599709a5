import type { FieldPath } from '@sheaf/domain/documents/fields'
import {
  formatAba,
  formatIban,
  formatSwift,
  isValidAba,
  isValidIban,
  isValidSwift,
} from '@sheaf/domain/parties/bank-account'
import { usePaper } from '#document/paper/paper-context.ts'
import { SheetCode } from './sheet-code.tsx'

const codes = {
  'bank.iban': {
    label: 'IBAN',
    format: formatIban,
    isValid: isValidIban,
    sample: 'DE89 3704 0044 …',
  },
  'bank.swift': { label: 'SWIFT', format: formatSwift, isValid: isValidSwift, sample: 'COBADEFF' },
  'bank.aba': { label: 'ABA', format: formatAba, isValid: isValidAba, sample: '021 000 021' },
} as const

type CodePath = keyof typeof codes

export function BankCodeField({ path }: { readonly path: FieldPath }) {
  const { editor, problems } = usePaper()
  if (!isCode(path)) return null
  const { label, format, isValid, sample } = codes[path]
  return (
    <SheetCode
      label={label}
      value={editor.text(path)}
      onChange={(text) => editor.set(path, text)}
      problem={problems[path]}
      format={format}
      doubt={(typed) =>
        isValid(typed) ? undefined : `Please check it: this does not look like a whole ${label}.`
      }
      placeholder={sample}
      name={path}
    />
  )
}

function isCode(path: FieldPath): path is CodePath {
  return path in codes
}
