import { type Box, common, union } from './matrix.ts'
import type { PrintedPage } from './printed-page.ts'
import type { Glyph, Run } from './run.ts'

export type LayoutFault = {
  readonly what: 'outside' | 'clipped' | 'overlap'
  readonly page: number
  readonly texts: readonly string[]
  readonly boxes: readonly Box[]
}

/** In points: a hair's breadth over the edge is not seen. */
const edgeTolerance = 0.5

/** In shares of the smaller letter: less is tight setting, not two texts in one place. */
const tolerance = { along: 0.12, across: 0.2 }

/** In shares of the letter: runs nearer to each other, end to start, are one text whose letters may lean into each other. */
const joint = 0.15

/** What no reader should see: text beyond the sheet, cut off, or on top of other text. */
export function layoutFaults(
  pages: readonly PrintedPage[],
  isPrinted: (run: Run) => boolean,
): readonly LayoutFault[] {
  return pages.flatMap((page, index) => {
    const runs = page.runs.filter((run) => run.glyphs.length > 0 && isPrinted(run))
    const sheet = { left: 0, top: 0, right: page.width, bottom: page.height }
    return [
      ...runs.flatMap((run) => {
        const outside = beyond(run, sheet, 'outside', index + 1)
        return outside.length > 0 ? outside : beyond(run, run.clip, 'clipped', index + 1)
      }),
      ...overlaps(runs, index + 1),
      ...runs.flatMap((run) => onPicture(run, page.pictures, index + 1)),
    ]
  })
}

function beyond(run: Run, edges: Box, what: 'outside' | 'clipped', page: number): LayoutFault[] {
  const isBeyond = ({ box }: Glyph) =>
    box.left < edges.left - edgeTolerance ||
    box.top < edges.top - edgeTolerance ||
    box.right > edges.right + edgeTolerance ||
    box.bottom > edges.bottom + edgeTolerance
  const found = run.glyphs.filter((glyph) => !glyph.isMark && isBeyond(glyph))
  if (found.length === 0) return []
  return [{ what, page, texts: [run.text], boxes: [union(found.map(({ box }) => box))] }]
}

function onPicture(run: Run, pictures: readonly Box[], page: number): LayoutFault[] {
  for (const { box } of run.glyphs) {
    const picture = pictures.find((candidate) => {
      const { left, top, right, bottom } = common(candidate, box)
      return Math.min(right - left, bottom - top) > edgeTolerance
    })
    if (picture) {
      return [{ what: 'overlap', page, texts: [run.text, 'a picture'], boxes: [box, picture] }]
    }
  }
  return []
}

type Placed = { readonly run: Run; readonly at: number; readonly glyph: Glyph }

/** Each pair of runs once, with the letters that collide most. */
function overlaps(runs: readonly Run[], page: number): LayoutFault[] {
  const placed = runs
    .flatMap((run, at) =>
      run.glyphs.filter(({ isMark }) => !isMark).map((glyph): Placed => ({ run, at, glyph })),
    )
    .sort((a, b) => a.glyph.box.left - b.glyph.box.left)
  const found = new Map<string, LayoutFault>()
  let open: Placed[] = []
  for (const one of placed) {
    open = open.filter(({ glyph }) => glyph.box.right > one.glyph.box.left)
    for (const other of open) {
      if (other.at === one.at || !collide(one, other)) continue
      const [first, second] = one.at < other.at ? [one, other] : [other, one]
      const key = `${first.at} ${second.at}`
      if (found.has(key)) continue
      found.set(key, {
        what: 'overlap',
        page,
        texts: [first.run.text, second.run.text],
        boxes: [first.glyph.box, second.glyph.box],
      })
    }
    open.push(one)
  }
  return [...found.values()]
}

function collide(one: Placed, other: Placed): boolean {
  const { left, top, right, bottom } = common(one.glyph.box, other.glyph.box)
  const [width, height] = [right - left, bottom - top]
  if (width <= 0 || height <= 0) return false
  const size = Math.min(one.run.size, other.run.size)
  const isTurned = Math.abs(Math.sin(one.run.angle)) > Math.SQRT1_2
  const [along, across] = isTurned ? [height, width] : [width, height]
  if (follows(one.run, other.run) || follows(other.run, one.run)) return false
  return along > tolerance.along * size && across > tolerance.across * size
}

function follows({ origin: [x, y], size }: Run, { end }: Run): boolean {
  return Math.hypot(x - end[0], y - end[1]) < joint * size
}
