import clsx from 'clsx'
import { Check, CircleAlert, Languages } from 'lucide-react'
import './sheet-note.css'

type SheetNoteProps = {
  readonly id: string
  readonly text: string | undefined
  /** To be looked at again, but not wrong. */
  readonly isHint?: boolean
  /** Waits for somebody, and stands below its field until it is done. */
  readonly isRemark?: boolean
  /** Nothing is wrong, and people may want to know. */
  readonly isPraise?: boolean
  /** Said for a while about what is right again. */
  readonly isPassing?: boolean
  /** Said when it appears, for what is found while somebody writes. */
  readonly isLive?: boolean
}

/** What is wrong with a field, in words below it. */
export function SheetNote(props: SheetNoteProps) {
  const { id, text, isHint = false, isRemark = false, isPassing = false, isLive = false } = props
  const { isPraise = false } = props
  const Icon = (isPraise && Check) || (isRemark && Languages) || CircleAlert
  if (!text && !isLive) return null
  return (
    <span
      id={id}
      role={isLive ? 'status' : undefined}
      className={clsx(
        'ink-note',
        isHint && 'is-hint',
        isRemark && 'is-remark',
        isPraise && 'is-praise',
        isPassing && 'is-passing',
      )}
    >
      {text && (
        <>
          <Icon aria-hidden="true" />
          <span className="ink-note-text">{text}</span>
        </>
      )}
    </span>
  )
}
