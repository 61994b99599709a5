import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPlaywrightCounts, readVitestCounts } from './test-counts.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheaf-counts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function report(json: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(json))
  return file
}

describe('counting tests', () => {
  it('reads what each runner reports, and calls failed what passed only at the second try', () => {
    const vitest = report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 })
    expect(readVitestCounts(vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 })
    const playwright = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } })
    expect(readPlaywrightCounts(playwright, 1)).toEqual({ passed: 4, failed: 2, skipped: 3 })
  })

  it('never calls a suite green that ran nothing, broke, or left no report', () => {
    expect(readVitestCounts(report({ numPassedTests: 0 }), 0).failed).toBe(1)
    expect(readVitestCounts(report({ numPassedTests: 9 }), 1).failed).toBe(1)
    expect(readPlaywrightCounts(join(folder, 'missing.json'), 0).failed).toBe(1)
  })
})
