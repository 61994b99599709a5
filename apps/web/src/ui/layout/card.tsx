import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

type CardProps = {
  readonly title?: string
  /** One line on what the group is for. */
  readonly help?: ReactNode
  /** Beside the title: a badge or a small button. */
  readonly aside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function Card({ title, help, aside, className, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={clsx('rounded-panel border border-hairline bg-paper p-6', className)}
    >
      {title && (
        <header className="mb-5 flex items-start justify-between gap-4">
          <div>
            <h2 id={titleId} className="text-lead">
              {title}
            </h2>
            {help && <p className="text-ink-soft text-small">{help}</p>}
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
