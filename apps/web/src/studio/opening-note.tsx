import { Button } from '#ui/actions/button.tsx'
import type { Note } from './history-note.ts'
import type { StudioStart } from './studio-start.ts'

type OpeningNoteProps = {
  readonly words: string
  /** Missing where there is nothing to throw away. */
  readonly onStartOver?: (() => void) | undefined
  readonly onClose: () => void
}

/** One line on where the sheet came from. */
export function OpeningNote({ words, onStartOver, onClose }: OpeningNoteProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel border border-hairline bg-paper py-1.5 pr-2 pl-4 text-small"
    >
      <span className="wrap-anywhere min-w-0 grow">{words}</span>
      <span className="flex gap-1">
        {onStartOver && (
          <Button size="small" variant="quiet" onClick={onStartOver}>
            Start over
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          Dismiss
        </Button>
      </span>
    </div>
  )
}

/** Where the sheet came from, as far as the writer should know. */
export function openingWords(
  { madeFrom, corrects, opened, isForRepeat }: Note,
  { came }: StudioStart,
): string | undefined {
  if (isForRepeat)
    return 'Editing your recurring invoice. Nothing changes until you save the schedule.'
  if (corrects) return `Correcting ${corrects}. It keeps its number.`
  if (madeFrom) return `Created from ${madeFrom}`
  if (opened) return `Opened ${opened} from a file`
  return came && cameWords[came]
}

const cameWords = {
  draft: 'Restored your draft',
  missing: 'This template no longer exists. Choose another one.',
}
