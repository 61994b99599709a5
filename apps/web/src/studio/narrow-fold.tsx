import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ColourDot } from '#sheets/templates/colour-dot.tsx'

type NarrowFoldProps = {
  /** What is chosen inside. */
  readonly name: string
  readonly colour: string
  readonly className?: string
  readonly children: ReactNode
}

/** The choice of a look. On a narrow screen it is folded: there the writing comes first. */
export function NarrowFold({ name, colour, className, children }: NarrowFoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 cursor-pointer items-center gap-3 rounded-panel border border-hairline bg-paper px-4 text-left lg:hidden"
      >
        <ColourDot colour={colour} />
        <span className="min-w-0 grow truncate">
          Template: <span className="font-medium">{name}</span>
        </span>
        <span className="text-ink-soft text-small">{isOpen ? 'Close' : 'Change'}</span>
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        className={clsx('min-w-0 flex-col lg:flex', isOpen ? 'flex' : 'hidden', className)}
      >
        {children}
      </div>
    </>
  )
}
