import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { SheetNote } from './sheet-note.tsx'

export type SheetInputFrame = {
  /** What the field is called; on paper only its place says it. */
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly problem?: string | undefined
  /** What waits at the field for somebody; a problem says more. */
  readonly remark?: string | undefined
}

type SheetInputProps = SheetInputFrame &
  Omit<ComponentProps<'input'>, keyof SheetInputFrame> & {
    /** What to look at again; an error says more. */
    readonly hint?: string | undefined
    /** What is right with it, where people doubt. */
    readonly praise?: string | undefined
  }

/** One line of writing on the paper: its field is seen only while it has the focus. */
export function SheetInput(props: SheetInputProps) {
  const { label, value, onChange, problem, hint, remark, praise, className, ...rest } = props
  const noteId = useId()
  const note = problem ?? hint ?? remark ?? praise
  return (
    <span className="ink-frame">
      <input
        type="text"
        autoComplete="off"
        {...rest}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={clsx('ink', className)}
      />
      <SheetNote
        id={noteId}
        text={note}
        isHint={note === hint}
        isRemark={note === remark}
        isPraise={note === praise}
      />
    </span>
  )
}

type SheetAreaProps = SheetInputFrame &
  Omit<ComponentProps<'textarea'>, keyof SheetInputFrame> & {
    /** A name, which may wrap but has no lines of its own. */
    readonly isOneLine?: boolean
  }

/** Several lines, as tall as what is written. */
export function SheetArea(props: SheetAreaProps) {
  const { label, value, onChange, problem, remark, className, isOneLine = false, ...rest } = props
  const noteId = useId()
  const note = problem ?? remark
  return (
    <span className="ink-frame">
      {/* The copy behind the field gives it its height: a field alone does not grow in every browser. */}
      <span
        className={clsx('ink-grow', className)}
        data-copy={`${value || rest.placeholder || ''} `}
      >
        <textarea
          rows={1}
          autoComplete="off"
          {...rest}
          {...(isOneLine && { onKeyDown: refuseEnter })}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          value={value}
          onChange={({ target }) =>
            onChange(isOneLine ? target.value.replace(/[\r\n]+/g, ' ') : target.value)
          }
          className="ink"
        />
      </span>
      <SheetNote id={noteId} text={note} isRemark={note === remark} />
    </span>
  )
}

function refuseEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

type SheetSelectProps = SheetInputFrame &
  Omit<ComponentProps<'select'>, keyof SheetInputFrame> & {
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }

export function SheetSelect({
  label,
  value,
  onChange,
  problem,
  options,
  className,
  ...rest
}: SheetSelectProps) {
  const noteId = useId()
  return (
    <span className="ink-frame">
      <span className="ink-pick">
        <select
          {...rest}
          aria-label={label}
          aria-describedby={problem ? noteId : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={clsx('ink paper-select', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
      <SheetNote id={noteId} text={problem} />
    </span>
  )
}
