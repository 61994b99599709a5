import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { isNeeded } from '@sheaf/domain/documents/issue-problems'
import { decimalMark } from '@sheaf/domain/locale/document-locale'
import type { ComponentProps } from 'react'
import { useTaxIdNote } from '#document/law/use-tax-id-note.ts'
import { usePaper } from '#document/paper/paper-context.ts'
import { useLiveText } from '#document/writing/live-text.ts'
import { fieldLength } from '#document/writing/read-field.ts'
import { emailLook, useEmailCheck } from './email-check.ts'
import { numberManners } from './field-manners.ts'
import { SheetDay } from './sheet-day.tsx'
import { SheetArea, SheetInput } from './sheet-input.tsx'
import { SheetNumber } from './sheet-number.tsx'

type Bound = 'value' | 'onChange' | 'problem' | 'remark'

type PaperTextProps = Omit<ComponentProps<typeof SheetInput>, Bound> & { readonly path: FieldPath }

/** A field of the document, with what is wrong with it. */
export function PaperText({ path, hint, ...rest }: PaperTextProps) {
  const bound = useBound(path)
  const isEmail = usePaper().table[path]?.type === 'email'
  const check = useEmailCheck(isEmail, bound.value)
  const { note, ...taxId } = useTaxIdNote(path)
  return (
    <SheetInput
      {...rest}
      {...(isEmail && emailLook)}
      {...bound}
      remark={useRemark(path)}
      problem={bound.problem ?? check.problem}
      hint={note?.isRight === false ? note.text : hint}
      praise={note?.isRight ? note.text : undefined}
      onFocus={taxId.onFocus}
      onBlur={() => {
        check.onBlur()
        taxId.onBlur()
      }}
      maxLength={useLength(path)}
    />
  )
}

type PaperAreaProps = Omit<ComponentProps<typeof SheetArea>, Bound> & { readonly path: FieldPath }

export function PaperArea({ path, ...rest }: PaperAreaProps) {
  return (
    <SheetArea {...rest} {...useBound(path)} remark={useRemark(path)} maxLength={useLength(path)} />
  )
}

type PaperNumberProps = Omit<ComponentProps<typeof SheetNumber>, Bound | 'read'> & {
  readonly path: FieldPath
}

export function PaperNumber({ path, ...rest }: PaperNumberProps) {
  const { editor } = usePaper()
  const mark = decimalMark(editor.document)
  return <SheetNumber {...rest} {...useBound(path)} {...numberManners(fields[path].type, mark)} />
}

type PaperDayProps = {
  readonly path: FieldPath
  readonly label: string
  readonly className?: string
}

export function PaperDay({ path, ...rest }: PaperDayProps) {
  const { locale } = usePaper()
  return <SheetDay {...rest} {...useBound(path)} write={locale.day} />
}

function useBound(path: FieldPath) {
  const { editor, problems, table } = usePaper()
  return {
    name: path,
    value: useLiveText(editor, path),
    onChange: (text: string) => editor.type(path, text),
    problem: problems[path],
    'aria-required': isNeeded(editor.kind, path, table) || undefined,
  }
}

function useRemark(path: FieldPath): string | undefined {
  return usePaper().editor.remarks?.[path]
}

function useLength(path: FieldPath): number {
  return fieldLength(path, usePaper().table)
}
