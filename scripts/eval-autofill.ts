import { parseArgs } from 'node:util'
import { figuresOf, targets } from '../packages/autofill/eval/figures.ts'
import { evidenceFaults, judgeProposal, type Verdict } from '../packages/autofill/eval/judge.ts'
import { type Case, type CaseSet, readCases } from '../packages/autofill/eval/read-cases.ts'
import { propose } from '../packages/autofill/src/propose.ts'

const { values } = parseArgs({
  options: { faults: { type: 'boolean' }, case: { type: 'string' } },
})

type Judged = { readonly given: Case; readonly verdicts: readonly Verdict[] }

const sets: readonly CaseSet[] = values.case ? ['cases'] : ['cases', 'held-back']
for (const set of sets) {
  const judged = judge(set)
  console.log(`\n${set === 'cases' ? 'Seen' : 'Held back'}: ${judged.length} cases`)
  // What held-back cases say, and where the engine fails on them, must not steer the work on it.
  const isOpen = set === 'cases'
  if (isOpen && (values.faults || values.case)) showFaults(judged)
  if (isOpen) {
    table('field', judged, (_, { field }) => field)
    table('document', judged, ({ source }) => source.kind)
  }
  table('language', judged, ({ language }) => language)
  table('kind of text', judged, ({ textKind }) => textKind)
  table('', judged, () => 'overall')
  const { f1, invented } = figuresOf(judged.flatMap(({ verdicts }) => verdicts))
  if (f1 < targets.f1 || invented > targets.invented) process.exitCode = 1
}

function judge(set: CaseSet): readonly Judged[] {
  return readCases(set)
    .filter(({ name }) => !values.case || name.includes(values.case))
    .map((given) => {
      const proposal = propose(given.source)
      const faults = evidenceFaults(given, proposal)
      if (faults.length > 0) {
        console.log(`${given.name}: evidence is not in the text: ${faults.join(', ')}`)
        process.exitCode = 1
      }
      return { given, verdicts: judgeProposal(given, proposal) }
    })
}

function groupVerdicts(
  judged: readonly Judged[],
  keyOf: (given: Case, verdict: Verdict) => string,
): ReadonlyMap<string, readonly Verdict[]> {
  const pairs = judged.flatMap(({ given, verdicts }) =>
    verdicts.map((verdict) => ({ key: keyOf(given, verdict), verdict })),
  )
  const groups = Map.groupBy(pairs, ({ key }) => key)
  return new Map([...groups].sort().map(([key, rows]) => [key, rows.map(({ verdict }) => verdict)]))
}

function table(
  title: string,
  judged: readonly Judged[],
  keyOf: (given: Case, verdict: Verdict) => string,
): void {
  const heads = ['right', 'wrong', 'missed', 'invented', 'precision', 'recall', 'F1', 'invented %']
  console.log(`\n${title.padEnd(28)}${heads.map((head) => head.padStart(11)).join('')}`)
  for (const [key, verdicts] of groupVerdicts(judged, keyOf)) {
    const { right, wrong, missed, made, precision, recall, f1, invented } = figuresOf(verdicts)
    const cells = [
      ...[right, wrong, missed, made].map(String),
      ...[precision, recall, f1].map((share) => share.toFixed(3)),
      (100 * invented).toFixed(1),
    ]
    console.log(`${key.padEnd(28)}${cells.map((cell) => cell.padStart(11)).join('')}`)
  }
}

function showFaults(judged: readonly Judged[]): void {
  for (const { given, verdicts } of judged) {
    const faults = verdicts.filter(({ outcome }) => outcome !== 'right')
    if (faults.length > 0) console.log(`\n${given.name}`)
    for (const { outcome, field, expected, proposed } of faults) {
      const wanted = expected === undefined ? '' : ` expected ${expected}`
      const got = proposed === undefined ? '' : ` got ${proposed}`
      console.log(`  ${outcome} ${field}:${wanted}${got}`)
    }
  }
}
