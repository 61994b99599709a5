import { blend, type Channels, channelsOf, hexOf, ratioOf, unpacked } from './colours.ts'
import type { Box } from './matrix.ts'
import { type PaintedPage, painted, withoutLetters } from './painted-page.ts'
import type { PrintedPage } from './printed-page.ts'
import type { Run } from './run.ts'

export type ContrastFault = {
  readonly what: 'contrast'
  readonly page: number
  readonly text: string
  readonly colour: string
  readonly ground: string
  readonly ratio: number
  readonly box: Box
}

const wanted = 4.5

/** A hairline behind a letter or the edge of a field beside it is no ground. */
const shareOfGround = 0.25

/** The letters of each page against what is really painted under them. `drawings` are the pages as SVG. */
export async function contrastFaults(
  pages: readonly PrintedPage[],
  drawings: readonly string[],
  isPrinted: (run: Run) => boolean,
): Promise<readonly ContrastFault[]> {
  const faults = pages.map(async (page, index) => {
    const ground = await painted(withoutLetters(drawings[index] ?? ''))
    const decorations = page.runs.filter((run) => !isPrinted(run))
    return page.runs
      .filter((run) => isPrinted(run) && run.glyphs.length > 0)
      .flatMap((run) => faultOf(run, ground, decorations, index + 1))
  })
  return (await Promise.all(faults)).flat()
}

function faultOf(
  run: Run,
  ground: PaintedPage,
  decorations: readonly Run[],
  page: number,
): readonly ContrastFault[] {
  const { text, colour, opacity } = run
  const worst = run.glyphs
    .map(({ box }) => ({ ...weakest(box, run, ground, decorations), box }))
    .reduce((a, b) => (b.ratio < a.ratio ? b : a))
  if (worst.ratio >= wanted) return []
  const shown = opacity < 1 ? `${colour} at ${opacity}` : (colour ?? 'several colours')
  return [{ what: 'contrast', page, text, colour: shown, ...worst }]
}

type Weakest = { readonly ratio: number; readonly ground: string }

/** The ratio that a quarter of the ground under a letter does not exceed. */
function weakest(box: Box, run: Run, ground: PaintedPage, decorations: readonly Run[]): Weakest {
  const colours = [...ground.coloursIn(box)]
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0)
  const ranked = colours
    .map(([packed, count]) => ({ colour: unpacked(packed), count }))
    .map(({ colour, count }) => ({ colour, count, ratio: ratioOn(run, colour) }))
    .sort((a, b) => a.ratio - b.ratio)
  let left = pixels * shareOfGround
  const found = ranked.find(({ count }) => {
    left -= count
    return left < 0
  })
  if (!found) return { ratio: 1, ground: 'no page' }
  const art = decorations
    .filter(({ glyphs }) => glyphs.some((glyph) => touch(glyph.box, box)))
    .map((decoration) => onDecoration(run, decoration, found.colour))
  return [{ ratio: found.ratio, ground: hexOf(found.colour) }, ...art].reduce((a, b) =>
    b.ratio < a.ratio ? b : a,
  )
}

/** Letters that are art went with the others, but a text may stand on them. */
function onDecoration(run: Run, { colour, opacity }: Run, below: Channels): Weakest {
  if (colour === undefined) return { ratio: 1, ground: 'art of several colours' }
  const ground = blend(channelsOf(colour), below, opacity)
  return { ratio: ratioOn(run, ground), ground: `${hexOf(ground)}, art made of letters` }
}

function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

function ratioOn({ colour, opacity }: Run, ground: Channels): number {
  if (colour === undefined) return 1
  return ratioOf(blend(channelsOf(colour), ground, opacity), ground)
}
