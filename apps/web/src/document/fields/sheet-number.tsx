import clsx from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Reading } from '#document/writing/read-field.ts'
import type { SheetInputFrame } from './sheet-input.tsx'
import { SheetNote } from './sheet-note.tsx'

type SheetNumberProps = SheetInputFrame &
  Omit<ComponentProps<'input'>, keyof SheetInputFrame> & {
    readonly read: (typed: string) => Reading
    /** The arrow keys go up and down from what is typed. */
    readonly stepFrom?: ((typed: string, direction: 1 | -1) => string) | undefined
    /** How it stands on the paper once it loses the focus. */
    readonly write?: (value: string) => string
  }

/**
 * A figure. While somebody writes it stays as typed, whatever it reads as; afterwards it stands as the document
 * prints it.
 */
export function SheetNumber(props: SheetNumberProps) {
  const {
    label,
    value,
    onChange,
    problem,
    read,
    stepFrom,
    write = same,
    className,
    ...rest
  } = props
  const { typed, refused, inputProps } = useTyping({ value, onChange, read, stepFrom })
  const noteId = useId()
  const wrong =
    typed === undefined ? refused && `${refused} We kept ${write(value)}.` : read(typed).wrong
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
      <SheetNote
        id={noteId}
        text={note}
        isPassing={typed === undefined && wrong !== undefined}
        isLive={typed !== undefined || wrong !== undefined}
      />
    </span>
  )
}

function same(value: string): string {
  return value
}

type Typing = Pick<SheetNumberProps, 'value' | 'onChange' | 'read' | 'stepFrom'>

function useTyping({ value, onChange, read, stepFrom }: Typing) {
  const [text, setText] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const hasJustCome = useRef(false)
  const isWriting = text !== undefined
  useLayoutEffect(() => {
    if (isWriting) input.current?.select()
  }, [isWriting])
  // After an undo the document holds another number than the one typed: then the document is right.
  const reading = text === undefined ? undefined : read(text).value
  const typed = reading !== undefined && reading !== value ? value : text

  function type(next: string) {
    setText(next)
    onChange(next)
  }

  return {
    typed,
    refused,
    inputProps: {
      ref: input,
      onFocus() {
        hasJustCome.current = true
        setRefused(undefined)
        setText(value)
      },
      // The click that brings the focus would put the caret somewhere and undo the selection.
      onMouseUp() {
        if (hasJustCome.current) input.current?.select()
        hasJustCome.current = false
      },
      onBlur() {
        const left = typed === undefined ? undefined : read(typed)
        setRefused(left?.value === undefined ? left?.wrong : undefined)
        setText(undefined)
      },
      onChange({ target }: { readonly target: HTMLInputElement }) {
        hasJustCome.current = false
        type(target.value)
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        const direction = directions[event.key]
        if (!stepFrom || !direction || event.altKey) return
        event.preventDefault()
        type(stepFrom(typed ?? value, direction))
      },
    },
  }
}

const directions: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowUp: 1, ArrowDown: -1 }
