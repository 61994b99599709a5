import { useLayoutEffect, useRef, useState } from 'react'

type Window = {
  readonly rows: number
  /** All have the same, in pixels. */
  readonly rowHeight: number
  /** How many the frame shows at most. */
  readonly shown: number
}

// Drawn beyond both edges, so that a fast finger sees no gap.
const beyond = 8

/** Draws those rows of a long table that its frame shows, so that a thousand cost as little as twenty. */
export function useWindowedRows({ rows, rowHeight, shown }: Window) {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // A filter may leave fewer rows than were scrolled past.
  const last = Math.max(0, rows - shown)
  const first = Math.max(0, Math.min(top, last) - beyond)
  const end = Math.min(rows, Math.min(top, last) + shown + beyond)

  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const follow = () => setTop(Math.floor(current.scrollTop / rowHeight))
    current.addEventListener('scroll', follow, { passive: true })
    return () => current.removeEventListener('scroll', follow)
  }, [rowHeight])

  /** Puts a row in the middle of the frame. */
  function showRow(index: number): void {
    const above = Math.max(0, index - Math.floor(shown / 2))
    frame.current?.scrollTo({ top: above * rowHeight })
    setTop(above)
  }

  return {
    frame,
    showRow,
    first,
    end,
    /** The room of the rows that are not drawn, in pixels. */
    above: first * rowHeight,
    below: (rows - end) * rowHeight,
  }
}
