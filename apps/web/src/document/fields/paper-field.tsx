import { fieldLabel, fieldPrompt } from '@sheaf/domain/documents/field-labels'
import type { FieldGroup } from '@sheaf/domain/documents/field-row'
import type { FieldType } from '@sheaf/domain/documents/field-types'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { isNeeded } from '@sheaf/domain/documents/issue-problems'
import { isBankCode } from '@sheaf/domain/parties/bank-account'
import type { ComponentProps } from 'react'
import { type PaperState, usePaper } from '#document/paper/paper-context.ts'
import { DiscountField, RateField, TaxLabelField } from './amount-fields.tsx'
import { BankCodeField } from './bank-code-field.tsx'
import { autoFilled, isLong } from './field-manners.ts'
import { PaperArea, PaperDay, PaperNumber, PaperText } from './paper-fields.tsx'
import { PaymentTermsField } from './payment-terms-field.tsx'

type PaperFieldProps = {
  readonly path: FieldPath
  readonly className?: string
  readonly autoFocus?: boolean
  /** Instead of what the field asks for by itself. */
  readonly placeholder?: string
}

/** The input of a field, as its type wants it. */
export function PaperField({ path, ...rest }: PaperFieldProps) {
  const { editor, table, words, writePrice } = usePaper()
  const label = fieldLabel(editor.kind, path, words)
  const type = table[path]?.type ?? 'text'
  const own = { path, label, ...rest }
  switch (type) {
    case 'day':
      return <PaperDay path={path} label={label} />
    case 'payment-terms':
      return <PaymentTermsField />
    case 'tax-label':
      return <TaxLabelField />
    case 'rate':
      return <RateField path={path} label={label} />
    case 'positive-amount':
      return path === 'discount.value' ? (
        <DiscountField className="sheet-pair" />
      ) : (
        <PaperNumber path={path} label={label} write={writePrice} />
      )
    case 'amount':
      return <PaperNumber path={path} label={label} write={writePrice} />
    case 'bank-code':
      return isBankCode(path) ? <BankCodeField path={path} label={label} /> : null
    default: {
      const prompt = rest.placeholder ?? fieldPrompt(editor.kind, path, words)
      const placeholder = prompt && isNeeded(editor.kind, path, table) ? `${prompt} *` : prompt
      const isName = type === 'text' && partyGroups.has(table[path]?.group)
      return isLong(type) || isName ? (
        <PaperArea
          {...own}
          placeholder={placeholder}
          autoComplete={autoFilled[path]}
          isOneLine={isName}
        />
      ) : (
        <PaperText {...own} placeholder={placeholder} {...manners(path, type)} />
      )
    }
  }
}

// A long name goes on in the next line, as it does in print.
const partyGroups: ReadonlySet<FieldGroup | undefined> = new Set(['sender', 'receiver', 'shipTo'])

/** Whether Enter is part of what is written. */
export function takesLines({ table }: PaperState, path: FieldPath): boolean {
  return isLong(table[path]?.type)
}

function manners(path: FieldPath, type: FieldType): Partial<ComponentProps<typeof PaperText>> {
  const isWord = type === 'text' && path !== 'number'
  return {
    autoComplete: autoFilled[path],
    ...(!isWord && { spellCheck: false }),
    ...(type === 'url' && { inputMode: 'url' as const }),
    ...(type === 'phone' && { type: 'tel' }),
  }
}
