import type { Calibration, Curve } from '../../src/tagging/calibration.ts'
import type { TagLabel } from '../../src/tagging/labels.ts'

export type Judged = { readonly label: TagLabel; readonly score: number; readonly isRight: boolean }

const fewest = 400

/** How often scores are right: neighbours are pooled until the share grows with the score. */
export function calibrate(judged: readonly Judged[]): Calibration {
  const byLabel: Partial<Record<TagLabel, Curve>> = {}
  for (const [label, own] of Map.groupBy(judged, (one) => one.label)) {
    if (own.length >= fewest) byLabel[label] = curveOf(own)
  }
  return { all: curveOf(judged), byLabel }
}

type Block = { readonly score: number; readonly right: number; readonly count: number }

// Points of a curve; more of them would only follow chance.
const points = 24

function curveOf(judged: readonly Judged[]): Curve {
  const sorted = judged.toSorted((a, b) => a.score - b.score)
  const size = Math.max(20, Math.ceil(sorted.length / points))
  const blocks: Block[] = []
  for (let at = 0; at < sorted.length; at += size) {
    const part = sorted.slice(at, at + size)
    const score = part.reduce((sum, one) => sum + one.score, 0) / part.length
    blocks.push({ score, right: part.filter(({ isRight }) => isRight).length, count: part.length })
    while (blocks.length > 1 && shareOf(blocks.at(-2)) >= shareOf(blocks.at(-1))) pool(blocks)
  }
  return blocks.map((block) => [rounded(block.score), rounded(shareOf(block))])
}

// One right and one wrong more, so that few answers never make certainty.
function shareOf(block: Block | undefined): number {
  return block ? (block.right + 1) / (block.count + 2) : 0
}

function pool(blocks: Block[]): void {
  const [a, b] = blocks.splice(-2)
  if (!a || !b) return
  const count = a.count + b.count
  const score = (a.score * a.count + b.score * b.count) / count
  blocks.push({ score, right: a.right + b.right, count })
}

function rounded(figure: number): number {
  return Math.round(figure * 1e4) / 1e4
}
