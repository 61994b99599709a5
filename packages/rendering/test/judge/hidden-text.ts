import type { Box } from './matrix.ts'
import { painted, withoutLetters } from './painted-page.ts'
import type { PrintedPage } from './printed-page.ts'
import type { Run } from './run.ts'

export type HiddenText = {
  readonly what: 'hidden'
  readonly page: number
  readonly text: string
  readonly box: Box
}

/** Runs that are in the file but leave no trace on the page, because something is painted over them. */
export async function hiddenText(
  pages: readonly PrintedPage[],
  drawings: readonly string[],
  isPrinted: (run: Run) => boolean,
): Promise<readonly HiddenText[]> {
  const faults = pages.map(async (page, index) => {
    const drawing = drawings[index] ?? ''
    const [whole, bare] = await Promise.all([painted(drawing), painted(withoutLetters(drawing))])
    return page.runs
      .filter((run) => isPrinted(run))
      .flatMap(({ text, glyphs }): readonly HiddenText[] => {
        const gone = glyphs.find(({ box }) => whole.changeIn(wider(box), bare) <= leastChange)
        return gone ? [{ what: 'hidden', page: index + 1, text, box: gone.box }] : []
      })
  })
  return (await Promise.all(faults)).flat()
}

/** A letter of any readable colour changes at least one pixel by more than this. */
const leastChange = 16

// A thin stroke may fall into the pixel beside its box.
function wider({ left, top, right, bottom }: Box): Box {
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 }
}
