import type { LineValueName, ProposedLine } from '../src/proposal.ts'
import type { Case, Expected } from './read-cases.ts'
import { isAccepted, wordsInCommon } from './same-value.ts'

type ExpectedLine = Expected<LineValueName>

export type LinePair = { readonly expected: ExpectedLine; readonly proposed: ProposedLine }

/** Sets each expected line beside the proposed one that it most likely is, in order; the rest stand alone. */
export function pairLines(given: Case, proposed: readonly ProposedLine[]): readonly LinePair[] {
  const likeness = (expected: ExpectedLine, line: ProposedLine) => {
    const words = Math.max(
      ...(expected.get('description') ?? []).map((text) =>
        wordsInCommon(text, line.description ?? ''),
      ),
      0,
    )
    const agrees = (name: LineValueName) =>
      isAccepted(name, expected.get(name) ?? [], line[name] ?? '') ? 1 : 0
    return 2 * words + agrees('price') + agrees('quantity') / 2
  }
  return bestPairs(given.expectedLines, proposed, likeness)
}

function bestPairs(
  expected: readonly ExpectedLine[],
  proposed: readonly ProposedLine[],
  likeness: (expected: ExpectedLine, proposed: ProposedLine) => number,
): readonly LinePair[] {
  const scores = expected.map((line) => proposed.map((other) => likeness(line, other)))
  const pairs: LinePair[] = []
  let next = 0
  const taken = new Set<number>()
  for (const [index, line] of expected.entries()) {
    const candidates = (scores[index] ?? [])
      .map((score, position) => ({ score, position }))
      .filter(({ score, position }) => score >= 1 && !taken.has(position))
      .sort(
        (a, b) => b.score - a.score || Math.abs(a.position - next) - Math.abs(b.position - next),
      )
    const best = candidates[0]
    if (!best) {
      pairs.push({ expected: line, proposed: {} })
      continue
    }
    taken.add(best.position)
    next = best.position + 1
    pairs.push({ expected: line, proposed: proposed[best.position] ?? {} })
  }
  const alone = proposed.filter((_, position) => !taken.has(position))
  return [...pairs, ...alone.map((line) => ({ expected: new Map(), proposed: line }))]
}
