import type { AnyPath } from '@sheaf/domain/documents/field-path'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Step } from './coach-list.ts'
import { waitingWords } from './coach-words.ts'

type StepListProps = {
  readonly kind: DocumentKind
  readonly steps: readonly Step[]
  readonly onGo: (path: AnyPath) => void
}

/** What any document begins with. Nobody who has just come is told what is missing. */
export function StepList({ kind, steps, onGo }: StepListProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-soft text-small">{waitingWords(kind)}</p>
      <ul className="flex flex-col text-small">
        {steps.map(({ label, isDone, path }) => (
          <li key={path}>
            {isDone ? (
              <span className="flex items-center gap-2 py-1 text-ink-soft">
                <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-spruce" />
                {label}
                <span className="sr-only">, done</span>
              </span>
            ) : (
              <button
                type="button"
                onClick={() => onGo(path)}
                className="flex cursor-pointer items-center gap-2 rounded-control py-1 hover:underline pointer-coarse:min-h-10"
              >
                <CircleDashed aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
