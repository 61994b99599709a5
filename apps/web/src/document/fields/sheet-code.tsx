import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { caretAfter } from '#ui/fields/caret.ts'
import { SheetInput } from './sheet-input.tsx'

type SheetCodeProps = ComponentProps<typeof SheetInput> & {
  /** Applied at each key press; the caret stays behind the same character. */
  readonly format: (typed: string) => string
  /** What to look at again, once the field is left. It is no error: people know their bank better. */
  readonly doubt: (value: string) => string | undefined
}

export function SheetCode({ format, doubt, onChange, problem, ...rest }: SheetCodeProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const [isFocused, setIsFocused] = useState(false)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const asked = !isFocused && rest.value !== '' ? doubt(rest.value) : undefined
  return (
    <SheetInput
      {...rest}
      ref={input}
      spellCheck={false}
      autoCapitalize="characters"
      problem={problem}
      hint={asked}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onChange={(typed) => {
        const formatted = format(typed)
        caret.current = caretAfter(typed, input.current?.selectionStart ?? 0, formatted)
        onChange(formatted)
      }}
    />
  )
}
