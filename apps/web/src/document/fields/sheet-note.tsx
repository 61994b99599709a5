import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import './sheet-note.css'

type SheetNoteProps = {
  readonly id: string
  readonly text: string | undefined
  /** To be looked at again, but not wrong. */
  readonly isHint?: boolean
  /** Said for a while about what is right again. */
  readonly isPassing?: boolean
  /** Said when it appears, for what is found while somebody writes. */
  readonly isLive?: boolean
}

/** What is wrong with a field, in words below it. */
export function SheetNote(props: SheetNoteProps) {
  const { id, text, isHint = false, isPassing = false, isLive = false } = props
  if (!text && !isLive) return null
  return (
    <span
      id={id}
      role={isLive ? 'status' : undefined}
      className={clsx('ink-note', isHint && 'is-hint', isPassing && 'is-passing')}
    >
      {text && (
        <>
          <CircleAlert aria-hidden="true" />
          <span className="ink-note-text">{text}</span>
        </>
      )}
    </span>
  )
}
