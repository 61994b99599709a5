import { readFileSync } from 'node:fs'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 }

export function sumCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

export function readVitestCounts(report: string, exitCode: number): Counts {
  return read(report, exitCode, (json) => ({
    passed: number(json, 'numPassedTests'),
    failed: number(json, 'numFailedTests'),
    skipped: number(json, 'numPendingTests') + number(json, 'numTodoTests'),
  }))
}

export function readPlaywrightCounts(report: string, exitCode: number): Counts {
  return read(report, exitCode, (json) => {
    const stats = (json as { stats?: unknown }).stats
    return {
      passed: number(stats, 'expected'),
      // What passes only when it is tried again does not hold.
      failed: number(stats, 'unexpected') + number(stats, 'flaky'),
      skipped: number(stats, 'skipped'),
    }
  })
}

// A suite that broke before or after its tests counts as one failure: it must never look green.
function read(report: string, exitCode: number, pick: (json: unknown) => Counts): Counts {
  const counts = parse(report, pick)
  const ranNothing = counts.passed + counts.failed === 0
  return counts.failed === 0 && (exitCode !== 0 || ranNothing) ? { ...counts, failed: 1 } : counts
}

function parse(report: string, pick: (json: unknown) => Counts): Counts {
  try {
    return pick(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return noCounts
  }
}

function number(json: unknown, key: string): number {
  const value = (json as Record<string, unknown> | undefined)?.[key]
  return typeof value === 'number' ? value : 0
}
