import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { caretAfter } from './caret.ts'
import { TextField } from './text-field.tsx'

type FormattedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'ref'> & {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Applied at each key press; the caret stays behind the same character. */
  readonly format: (typed: string) => string
  /** What to look at again, once the field is left. It is no error: people know their bank better. */
  readonly doubt?: (value: string) => string | undefined
}

export function FormattedField(props: FormattedFieldProps) {
  const { value, onChange, format, doubt, help, onBlur, onFocus, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const [isFocused, setIsFocused] = useState(false)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const asked = !isFocused && value !== '' ? doubt?.(value) : undefined
  return (
    <TextField
      {...rest}
      ref={input}
      value={value}
      help={asked ?? help}
      spellCheck={false}
      autoComplete="off"
      onFocus={(event) => {
        setIsFocused(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setIsFocused(false)
        onBlur?.(event)
      }}
      onChange={({ target }) => {
        const formatted = format(target.value)
        caret.current = caretAfter(target.value, target.selectionStart ?? 0, formatted)
        onChange(formatted)
      }}
    />
  )
}
