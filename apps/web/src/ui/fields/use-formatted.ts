import { useLayoutEffect, useRef, useState } from 'react'
import { caretAfter } from './caret.ts'

type Formatting = {
  /** Applied at each key press; the caret stays behind the same character. */
  readonly format: (typed: string) => string
  readonly onChange: (formatted: string) => void
}

/** For an input whose text is formatted while it is typed. Nobody should be asked about it before `isLeft`. */
export function useFormatted({ format, onChange }: Formatting) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const [isLeft, setIsLeft] = useState(true)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function change(typed: string) {
    const formatted = format(typed)
    caret.current = caretAfter(typed, input.current?.selectionStart ?? 0, formatted)
    onChange(formatted)
  }

  const onFocus = () => setIsLeft(false)
  const onBlur = () => setIsLeft(true)
  return { isLeft, change, inputProps: { ref: input, spellCheck: false, onFocus, onBlur } }
}
