import clsx from 'clsx'
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Reading } from '#document/writing/read-field.ts'
import type { SheetInputFrame } from './sheet-input.tsx'
import { SheetNote } from './sheet-note.tsx'

type SheetNumberProps = SheetInputFrame &
  Omit<ComponentProps<'input'>, keyof SheetInputFrame> & {
    readonly read: (typed: string) => Reading
    /** How it stands on the paper once it loses the focus. */
    readonly write?: (value: string) => string
  }

/**
 * A figure. While somebody writes it stays as typed, whatever it reads as; afterwards it stands as the document
 * prints it.
 */
export function SheetNumber(props: SheetNumberProps) {
  const { label, value, onChange, problem, read, write = same, className, ...rest } = props
  const { typed, inputProps } = useTyping(value, onChange, read)
  const noteId = useId()
  const wrong = typed === undefined ? undefined : read(typed).wrong
  const note = wrong ?? problem
  return (
    <span className="ink-frame">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        {...inputProps}
        aria-label={label}
        aria-invalid={note ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        value={typed ?? write(value)}
        className={clsx('ink ink-figure', className)}
      />
      <SheetNote id={noteId} text={note} isLive={typed !== undefined} />
    </span>
  )
}

function same(value: string): string {
  return value
}

function useTyping(
  value: string,
  onChange: (text: string) => void,
  read: (typed: string) => Reading,
) {
  const [text, setText] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const hasJustCome = useRef(false)
  const isWriting = text !== undefined
  useLayoutEffect(() => {
    if (isWriting) input.current?.select()
  }, [isWriting])
  // After an undo the document holds another number than the one typed: then the document is right.
  const typed = text !== undefined && read(text).value !== value ? value : text
  return {
    typed,
    inputProps: {
      ref: input,
      onFocus() {
        hasJustCome.current = true
        setText(value)
      },
      // The click that brings the focus would put the caret somewhere and undo the selection.
      onMouseUp() {
        if (hasJustCome.current) input.current?.select()
        hasJustCome.current = false
      },
      onBlur() {
        setText(undefined)
      },
      onChange({ target }: { readonly target: HTMLInputElement }) {
        hasJustCome.current = false
        setText(target.value)
        onChange(target.value)
      },
    },
  }
}
