import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/actions/button.tsx'

// Chromium lays a field out anew for each line that is pasted or deleted: two thousand lines take a quarter of a minute.
export const longText = 20_000

const shownCharacters = 4000

type LongTextProps = {
  readonly text: string
  readonly error: string | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClear: () => void
}

/** A text that is too long to be edited here: it can be looked at, read, and thrown away. */
export function LongText({ text, error, onKeyDown, onClear }: LongTextProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex items-baseline justify-between gap-4 font-medium">
        Text
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear text
        </Button>
      </span>
      <section
        ref={box}
        aria-label="Pasted text"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: It is scrolled by keys, too.
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="max-h-56 overflow-y-auto whitespace-pre-wrap wrap-anywhere rounded-control border border-hairline bg-ground px-3 py-2"
      >
        {text.slice(0, shownCharacters)} …
      </section>
      <p className="text-ink-soft text-small">
        {text.length.toLocaleString('en')} characters. This is the beginning.
      </p>
      {error && (
        <p role="alert" className="flex gap-1.5 text-small text-vermilion-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
