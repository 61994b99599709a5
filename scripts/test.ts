import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { programs, root, runProgram } from './run-program.ts'
import {
  type Counts,
  noCounts,
  readPlaywrightCounts,
  readVitestCounts,
  sumCounts,
} from './test-counts.ts'

const resultsFolder = join(root, 'test-results')

type Suite = { readonly name: string; readonly run: () => Promise<Counts> }

const checks: Suite[] = [
  check('format and lint', programs.biome, ['check', '--error-on-warnings', '.']),
  check('types', 'scripts/types.ts'),
  check('unused code', programs.knip),
  check('documents', 'scripts/check-docs.ts'),
  vitest('unit and integration tests', []),
]

// All goals together take a quarter of an hour on two cores; these are what every change must keep. `npm run e2e` has all.
const coreGoals = [
  ...['base-path', 'previews', 'signing-up', 'lost-session'],
  ...['first-invoice', 'ai-logos', 'autofill', 'correcting-autofill'],
  ...['quote-editor', 'purchase-order-editor'],
]

const longSuites: Suite[] = [
  vitest('long tests', ['--config', 'vitest.long.config.ts'], { TESTS_IN_BRIEF: 'yes' }),
  {
    name: 'browser tests',
    run: async () => {
      const report = join(resultsFolder, 'browser.json')
      const code = await runProgram('scripts/e2e.ts', coreGoals, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      })
      return readPlaywrightCounts(report, code)
    },
  },
]

const withBrowser = !process.argv.includes('--no-browser')
rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })

let total = noCounts
for (const suite of withBrowser ? [...checks, ...longSuites] : checks) {
  const startedAt = performance.now()
  console.log(`\n▸ ${suite.name}`)
  const counts = await suite.run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`  ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  total = sumCounts(total, counts)
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function check(name: string, program: string, args: string[] = []): Suite {
  return {
    name,
    run: async () => {
      const code = await runProgram(program, args)
      return code === 0 ? { ...noCounts, passed: 1 } : { ...noCounts, failed: 1 }
    },
  }
}

function vitest(name: string, args: string[], env: Record<string, string> = {}): Suite {
  return {
    name,
    run: async () => {
      const report = join(resultsFolder, `${name.replaceAll(' ', '-')}.json`)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const code = await runProgram(programs.vitest, ['run', ...args, ...reporters], env)
      return readVitestCounts(report, code)
    },
  }
}
