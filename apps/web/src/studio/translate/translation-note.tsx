import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { useRef, useState } from 'react'
import { countLines, type Translation } from '#document/writing/translation.ts'
import { Button } from '#ui/actions/button.tsx'
import type { Translating } from './use-translation.ts'

type TranslationNoteProps = {
  readonly translating: Translating
  readonly onShow: (path: AnyPath) => void
}

/** What became of the texts, the way to those that stayed as they were, and the way back. */
export function TranslationNote({ translating, onShow }: TranslationNoteProps) {
  const { current, isModelAway, remarks, goBack } = translating
  const [dismissed, setDismissed] = useState<Translation>()
  const lastShown = useRef<AnyPath>(undefined)
  if (!current || current === dismissed) return null
  const open = Object.keys(remarks) as AnyPath[]
  const { all, left } = countLines(current, remarks)

  function showNext() {
    const at = lastShown.current === undefined ? -1 : open.indexOf(lastShown.current)
    lastShown.current = open[at + 1] ?? open[0]
    if (lastShown.current) onShow(lastShown.current)
  }

  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel border border-hairline bg-paper py-1.5 pr-2 pl-4 text-small"
    >
      <span className="min-w-0 grow">{translatedWords({ all, left, isModelAway })}</span>
      <span className="flex flex-wrap gap-1 max-sm:-ml-3">
        {open.length > 0 && (
          <Button size="small" variant="quiet" onClick={showNext}>
            {open.length === 1 ? 'Show it' : 'Show next'}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={goBack}>
          Back to the original
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDismissed(current)}>
          Dismiss
        </Button>
      </span>
    </div>
  )
}

type Counted = { readonly all: number; readonly left: number; readonly isModelAway: boolean }

export function translatedWords({ all, left, isModelAway }: Counted): string {
  const became = countedWords(all, left)
  return isModelAway ? `${became} ${modelAway}` : became
}

const modelAway = "The language model didn't respond, so Sheaf used its own phrase book."

function countedWords(all: number, left: number): string {
  if (all === 0) return 'There was no text to translate. Labels are in the new language.'
  const lines = `${all} ${all === 1 ? 'line' : 'lines'}`
  if (left === 0) return all === 1 ? `Translated ${lines}.` : `Translated all ${lines}.`
  const stay = left === 1 ? '1 stays as it was.' : `${left} stay as they were.`
  return `Translated ${all - left} of ${lines}. ${stay}`
}
