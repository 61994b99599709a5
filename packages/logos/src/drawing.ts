import { type Box, boxOf, grown, isEmpty, united } from './geometry/box.ts'
import { type Matrix, type Path, transformed } from './geometry/path.ts'
import { sharedBox } from './geometry/shared-box.ts'

/** Which of the two colours of a request. */
export type Ink = 'first' | 'second'

export type Pen = {
  readonly width: number
  readonly cap: 'butt' | 'round' | 'square'
  readonly join: 'miter' | 'round' | 'bevel'
}

/** What is taken away from a shape; the gap is kept free around it. */
export type Cut = { readonly path: Path; readonly gap: number; readonly pen?: Pen }

export type Shape = {
  readonly path: Path
  readonly ink: Ink
  /** Drawn as a line when there is a pen, else filled. */
  readonly pen?: Pen
  /** Only what lies inside stays. */
  readonly keep?: Path
  readonly cuts?: readonly Cut[]
}

/**
 * Shapes from back to front. Two inks never touch: whatever lies in front is cut out of what lies behind, so that the
 * drawing reads the same in one colour.
 */
export type Drawing = readonly Shape[]

export function placed(drawing: Drawing, matrix: Matrix): Drawing {
  const factor = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
  const thicker = (pen: Pen): Pen => ({ ...pen, width: pen.width * factor })
  return drawing.map(({ path, ink, pen, keep, cuts }) => ({
    path: transformed(path, matrix),
    ink,
    ...(pen && { pen: thicker(pen) }),
    ...(keep && { keep: transformed(keep, matrix) }),
    ...(cuts && {
      cuts: cuts.map((cut) => ({
        path: transformed(cut.path, matrix),
        gap: cut.gap * factor,
        ...(cut.pen && { pen: thicker(cut.pen) }),
      })),
    }),
  }))
}

/** The drawing in front, with a gap of its own cut out of the one behind. */
export function inFront(front: Drawing, behind: Drawing, gap: number): Drawing {
  const holes = front.map(({ path, pen }): Cut => ({ path, gap, ...(pen && { pen }) }))
  return [...cutOut(holes, behind), ...front]
}

export function cutOut(holes: readonly Cut[], behind: Drawing): Drawing {
  return behind.map((shape) => ({ ...shape, cuts: [...(shape.cuts ?? []), ...holes] }))
}

export function asHoles(drawing: Drawing, gap = 0): readonly Cut[] {
  return drawing.map(({ path, pen }) => ({ path, gap, ...(pen && { pen }) }))
}

export function inInk(drawing: Drawing, ink: Ink): Drawing {
  return drawing.map((shape) => ({ ...shape, ink }))
}

export function inkBox(drawing: Drawing): Box {
  return united(
    drawing
      .map(({ path, pen, keep }) => {
        const box = pen ? grown(boxOf(path), pen.width / 2) : boxOf(path)
        return keep ? sharedBox(path, keep, box) : box
      })
      .filter((box) => !isEmpty(box)),
  )
}
