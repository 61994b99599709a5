import { join } from 'node:path'
import { pathsOf } from '@sheaf/domain/documents/document'
import { propose } from '../src/propose.ts'
import { readHands } from '../training/examples/read-marked.ts'
import { figuresOf } from './figures.ts'
import { judgeProposal, type Verdict } from './judge.ts'
import { caseOf } from './marked-cases.ts'
import { rightPaths } from './right-paths.ts'

/** What the engine as it ships makes of texts that neither training nor anybody who worked on it has seen. */
export async function judgeBlindHand(sureFrom: number, say: (line: string) => void): Promise<void> {
  const verdicts: Verdict[] = []
  const sure: boolean[] = []
  let [empty, filled] = [0, 0]
  const texts = readHands([join(import.meta.dirname, 'blind')])
  for (const text of texts) {
    const given = caseOf(text)
    const proposal = await propose(given.source)
    verdicts.push(...judgeProposal(given, proposal))
    const right = rightPaths(given, proposal)
    for (const [path, { confidence }] of proposal.evidence) {
      const isRight = right.get(path)
      if (isRight !== undefined && confidence >= sureFrom) sure.push(isRight)
    }
    const toStayEmpty = pathsOf(given.source.kind).filter(
      (path) => !given.expected.has(path) && !given.allowed.has(path),
    )
    empty += toStayEmpty.length
    filled += toStayEmpty.filter((path) => path in proposal.values).length
  }
  const { precision, recall, f1 } = figuresOf(verdicts)
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
  say(`\nA hand kept from everybody, read by the engine as it ships: ${texts.length} texts`)
  say(`  precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}`)
  say(`  of ${sure.length} ticked values ${share(sure.filter(Boolean).length, sure.length)} right`)
  say(`  of ${empty} fields that were to stay empty ${share(filled, empty)} filled`)
}
