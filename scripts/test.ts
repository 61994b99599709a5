import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { openMemoryFolder } from './memory-folder.ts'
import { programs, root, runProgram, runQuietly } from './run-program.ts'
import {
  type Counts,
  noCounts,
  readPlaywrightCounts,
  readVitestCounts,
  sumCounts,
} from './test-counts.ts'
import { readPlaywrightFailures, readVitestFailures } from './test-failures.ts'

const resultsFolder = join(root, 'test-results')

/** With what it has not printed yet, and what failed in it by name. */
type Outcome = {
  readonly counts: Counts
  readonly text: string
  readonly failures: readonly string[]
}
type Suite = { readonly name: string; readonly run: () => Promise<Outcome> }
/** Suites that follow one another. */
type Lane = readonly Suite[]

const inMemory = openMemoryFolder()
const scratch = inMemory && { TMPDIR: inMemory.path }
const inBrief = { TESTS_IN_BRIEF: 'yes', ...scratch }

/** Of what a failed check printed, at the end of all. */
const mostLines = 20

const build: Suite = {
  name: 'build',
  run: async () => {
    try {
      await buildIfStale()
      return { counts: { ...noCounts, passed: 1 }, text: '', failures: [] }
    } catch (error) {
      return { counts: { ...noCounts, failed: 1 }, text: String(error), failures: [] }
    }
  },
}

const checks: readonly Lane[] = [
  // The app that the tests of the site and of the browser visit.
  [build],
  [
    check('types', 'scripts/types.ts'),
    check('format and lint', programs.biome, ['check', '--error-on-warnings', '.']),
    check('unused code', programs.knip),
    check('documents', 'scripts/check-docs.ts'),
  ],
]

const unit = vitest('unit and integration tests', [])
const long = vitest('long tests', ['--config', 'vitest.long.config.ts'])

const browser: Suite = {
  name: 'browser tests',
  run: async () => {
    const report = join(resultsFolder, 'browser.json')
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...scratch }
    const code = await runProgram('scripts/e2e.ts', [], env)
    const failures = readPlaywrightFailures(report)
    return { counts: readPlaywrightCounts(report, code), text: '', failures }
  },
}

// The checks run side by side and print in one piece. Tests do not: a reader that gives way to everybody else would never come to its end beside four
// busy workers, and a page that is drawn late looks like a fault.
const stages: readonly (readonly Lane[])[] = process.argv.includes('--no-browser')
  ? [checks, [[unit]]]
  : [checks, [[unit, long, browser]]]

rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })

const startedAt = performance.now()
let total = noCounts
const failed: string[] = []
const times: string[] = []
for (const lanes of stages) await Promise.all(lanes.map(runInOrder))
inMemory?.remove()
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(`\nWhat took how long: ${times.join(', ')}`)
if (failed.length > 0) console.log(`\nWhat failed:\n\n${failed.join('\n\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped} in ${minutes} minutes`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function runInOrder(lane: Lane): Promise<void> {
  for (const { name, run } of lane) {
    const begun = performance.now()
    console.log(`▸ ${name} …`)
    const { counts, text, failures } = await run()
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const verdict = counts.failed === 0 ? 'passed' : 'FAILED'
    if (text !== '') console.log(text.trimEnd())
    console.log(`▸ ${name}: ${verdict} in ${seconds} s\n`)
    times.push(`${name} ${Math.round(Number(seconds))} s`)
    total = sumCounts(total, counts)
    if (counts.failed > 0) failed.push(...namedFailures(name, failures, text))
  }
}

function namedFailures(suite: string, failures: readonly string[], text: string): string[] {
  if (failures.length > 0) return failures.map((failure) => `${suite}: ${failure}`)
  const end = text.trimEnd().split('\n').slice(-mostLines).join('\n')
  return [`${suite}: ${end || 'no single test is to blame; its messages stand above'}`]
}

function check(name: string, file: string, args: string[] = []): Suite {
  return {
    name,
    run: async () => {
      const { code, text } = await runQuietly({ file, args })
      const counts = code === 0 ? { ...noCounts, passed: 1 } : { ...noCounts, failed: 1 }
      return { counts, text, failures: [] }
    },
  }
}

function vitest(name: string, options: string[]): Suite {
  return {
    name,
    run: async () => {
      const report = join(resultsFolder, `${name.replaceAll(' ', '-')}.json`)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const code = await runProgram(programs.vitest, ['run', ...options, ...reporters], inBrief)
      const failures = readVitestFailures(report, root)
      return { counts: readVitestCounts(report, code), text: '', failures }
    },
  }
}
