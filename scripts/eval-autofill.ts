import { parseArgs } from 'node:util'
import { sureFrom } from '@sheaf/contract/autofill'
import { judgeBlindHand } from '../packages/autofill/eval/blind-hand.ts'
import { compareReaders } from '../packages/autofill/eval/compare-readers.ts'
import { figuresOf } from '../packages/autofill/eval/figures.ts'
import { evidenceFaults, judgeProposal, type Verdict } from '../packages/autofill/eval/judge.ts'
import { type Case, readCases } from '../packages/autofill/eval/read-cases.ts'
import { propose } from '../packages/autofill/src/propose.ts'

// What autofill makes of texts: first of marked texts by hands that the tagger had not seen, then of the written cases.
const { values } = parseArgs({
  options: { faults: { type: 'boolean' }, case: { type: 'string' } },
})

if (!values.case) {
  compareReaders(console.log)
  await judgeBlindHand(sureFrom, console.log)
}
await judgeCases()

async function judgeCases(): Promise<void> {
  const all: Verdict[] = []
  const byLanguage = new Map<string, Verdict[]>()
  const cases = readCases().filter(({ name }) => !values.case || name.includes(values.case))
  for (const given of cases) {
    const proposal = await propose(given.source)
    const faults = evidenceFaults(given, proposal)
    if (faults.length > 0) {
      console.log(`${given.name}: evidence is not in the text: ${faults.join(', ')}`)
      process.exitCode = 1
    }
    const verdicts = judgeProposal(given, proposal)
    all.push(...verdicts)
    byLanguage.set(given.language, [...(byLanguage.get(given.language) ?? []), ...verdicts])
    if (values.faults || values.case) showFaults(given, verdicts)
  }
  console.log(`\nWritten cases, by us: ${cases.length}`)
  for (const [language, verdicts] of [...byLanguage].sort()) console.log(row(language, verdicts))
  console.log(row('all', all))
}

function row(name: string, verdicts: readonly Verdict[]): string {
  const { precision, recall, f1, invented } = figuresOf(verdicts)
  const cells = [precision, recall, f1, invented].map((share) => share.toFixed(3).padStart(9))
  return `${name.padEnd(14)}${cells.join('')}`
}

function showFaults({ name }: Case, verdicts: readonly Verdict[]): void {
  const faults = verdicts.filter(({ outcome }) => outcome !== 'right')
  if (faults.length > 0) console.log(`\n${name}`)
  for (const { outcome, field, expected, proposed } of faults) {
    const wanted = expected === undefined ? '' : ` expected ${expected}`
    const got = proposed === undefined ? '' : ` got ${proposed}`
    console.log(`  ${outcome} ${field}:${wanted}${got}`)
  }
}
