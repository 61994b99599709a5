import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TagLabel } from './labels.ts'

/** Pairs of a model's score and how often such a score was right on hands that it had not seen, growing. */
export type Curve = readonly (readonly [score: number, share: number])[]

export type Calibration = {
  readonly all: Curve
  /** Labels that were seen often enough to have a curve of their own. */
  readonly byLabel: Readonly<Partial<Record<TagLabel, Curve>>>
}

/** How likely a value with this score is right. */
export function probabilityOf(score: number, label: TagLabel, calibration: Calibration): number {
  return onCurve(score, calibration.byLabel[label] ?? calibration.all)
}

function onCurve(score: number, curve: Curve): number {
  const above = curve.findIndex(([at]) => at >= score)
  const [lastScore = 1, lastShare = 1] = curve.at(-1) ?? []
  if (above < 0) return lastScore <= score ? lastShare : score
  const [highScore, highShare] = curve[above] ?? [1, 1]
  const [lowScore, lowShare] = curve[above - 1] ?? [0, 0]
  const width = highScore - lowScore
  return width <= 0 ? highShare : lowShare + ((score - lowScore) / width) * (highShare - lowShare)
}

let read: Calibration | undefined

export function calibrationOfModel(): Calibration {
  read ??= JSON.parse(
    readFileSync(join(import.meta.dirname, 'model/calibration.json'), 'utf8'),
  ) as Calibration
  return read
}
