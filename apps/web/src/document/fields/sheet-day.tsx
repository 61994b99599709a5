import clsx from 'clsx'
import { useId } from 'react'
import type { SheetInputFrame } from './sheet-input.tsx'
import { SheetNote } from './sheet-note.tsx'

type SheetDayProps = SheetInputFrame & {
  readonly name: string
  readonly write: (day: string) => string
  readonly className?: string
}

/** A day as people write it; the browser's own field for days appears while it has the focus. */
export function SheetDay(props: SheetDayProps) {
  const { label, name, value, onChange, problem, write, className } = props
  const noteId = useId()
  return (
    <span className="ink-frame">
      <span className={clsx('ink-day', className)}>
        <span aria-hidden="true" className={clsx('ink-day-words', value === '' && 'is-empty')}>
          {value === '' ? 'No date' : write(value)}
        </span>
        <input
          type="date"
          name={name}
          max="9999-12-31"
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? noteId : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="ink"
        />
      </span>
      <SheetNote id={noteId} text={problem} />
    </span>
  )
}
