import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { ReactNode } from 'react'
import { dayInWords } from '#sheets/templates/day-in-words.ts'
import { nameOf, totalOf } from '#studio/derive.ts'

type DocumentRowProps = {
  readonly document: BusinessDocument
  /** In milliseconds, as clocks count. */
  readonly at: number
  readonly badge?: ReactNode
  readonly onOpen: () => void
  /** What can be done with it. */
  readonly children: ReactNode
}

/** One line about a document that lies in this browser: drawing its sheet would send it to the server. */
export function DocumentRow({ document, at, badge, onOpen, children }: DocumentRowProps) {
  const day = new Date(at).toISOString()
  const facts = [receiverOf(document), totalOf(document)].filter((fact) => fact !== undefined)
  return (
    <li className="flex items-center gap-x-4 gap-y-1 border-hairline border-t py-3 last:border-b">
      <div className="grid min-w-0 grow gap-x-6 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_7rem] md:items-baseline">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <button
            type="button"
            onClick={onOpen}
            className="wrap-anywhere min-w-0 cursor-pointer text-left font-medium decoration-1 underline-offset-4 hover:underline pointer-coarse:min-h-10"
          >
            {nameOf(document)}
          </button>
          {badge}
        </p>
        <p className="wrap-anywhere line-clamp-2 text-ink-soft tabular-nums">{facts.join(', ')}</p>
        <time dateTime={day} className="text-ink-soft text-small tabular-nums max-md:hidden">
          {dayInWords(day)}
        </time>
      </div>
      <div className="-mr-2 flex shrink-0 items-center justify-end sm:min-w-52">{children}</div>
    </li>
  )
}

function receiverOf({ receiver }: BusinessDocument): string | undefined {
  return receiver.name.trim() || receiver.company.trim() || undefined
}
