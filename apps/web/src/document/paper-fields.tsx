import { textField } from '@sheaf/domain/documents/field-access'
import type { ComponentProps } from 'react'
import { decimalMark } from './document-locale.ts'
import { InkDay } from './ink-day.tsx'
import { InkArea, InkInput } from './ink-input.tsx'
import { InkNumber } from './ink-number.tsx'
import { usePaper } from './paper-context.ts'
import { fieldLength, readFieldNumber } from './read-field.ts'

type Bound = 'value' | 'onChange' | 'problem'

type PaperTextProps = Omit<ComponentProps<typeof InkInput>, Bound> & { readonly name: string }

/** A field of the document by its name, with what is wrong with it. */
export function PaperText({ name, ...rest }: PaperTextProps) {
  const bound = useBound(name)
  return <InkInput {...rest} {...bound} name={name} maxLength={useLength(name)} />
}

type PaperAreaProps = Omit<ComponentProps<typeof InkArea>, Bound> & { readonly name: string }

export function PaperArea({ name, ...rest }: PaperAreaProps) {
  const bound = useBound(name)
  return <InkArea {...rest} {...bound} name={name} maxLength={useLength(name)} />
}

type PaperNumberProps = Omit<ComponentProps<typeof InkNumber>, Bound | 'read'> & {
  readonly name: string
}

export function PaperNumber({ name, ...rest }: PaperNumberProps) {
  const { editor } = usePaper()
  const bound = useBound(name)
  const mark = decimalMark(editor.document)
  return (
    <InkNumber
      {...rest}
      {...bound}
      name={name}
      read={(typed) => readFieldNumber(editor.kind, name, typed, mark)}
    />
  )
}

type PaperDayProps = { readonly name: string; readonly label: string; readonly className?: string }

export function PaperDay({ name, ...rest }: PaperDayProps) {
  const { script } = usePaper()
  const bound = useBound(name)
  return <InkDay {...rest} {...bound} name={name} write={script.day} />
}

function useBound(name: string) {
  const { editor, problems } = usePaper()
  return {
    value: textField(editor.document, name),
    onChange: (text: string) => editor.set(name, text),
    problem: problems[name],
  }
}

function useLength(name: string): number {
  const { editor } = usePaper()
  return fieldLength(editor.kind, name)
}
