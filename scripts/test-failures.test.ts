import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPlaywrightFailures, readVitestFailures } from './test-failures.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheaf-failures-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function report(json: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(json))
  return file
}

describe('what failed', () => {
  it('is named with the beginning of why, for a test and for a file that cannot be loaded', () => {
    const red = String.fromCharCode(27)
    const failed = {
      status: 'failed',
      fullName: 'a sum adds',
      failureMessages: [`${red}[31mexpected 3\nto be 2`],
    }
    const passed = { status: 'passed', fullName: 'a sum is a number', failureMessages: [] }
    const file = report({
      testResults: [
        { name: '/r/a.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] },
        { name: '/r/b.test.ts', status: 'passed', message: '', assertionResults: [passed] },
        { name: '/r/c.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      ],
    })
    expect(readVitestFailures(file, '/r')).toEqual([
      'a.test.ts › a sum adds\n    expected 3\n    to be 2',
      'c.test.ts\n    no such file',
    ])
  })

  it('is found in nested suites of the browser, and what passed at the second try with it', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'a.test.ts',
      line: 7,
      tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
    })
    const file = report({
      errors: [{ message: 'no server' }],
      suites: [
        {
          specs: [spec('signs in', 'expected'), spec('signs out', 'flaky', 'timed out')],
          suites: [{ specs: [spec('draws', 'unexpected', 'blank')] }],
        },
      ],
    })
    expect(readPlaywrightFailures(file)).toEqual([
      'outside of the tests\n    no server',
      'a.test.ts:7 › signs out\n    timed out',
      'a.test.ts:7 › draws\n    blank',
    ])
  })

  it('is nothing where there is no report: the counts tell of that', () => {
    expect(readVitestFailures(join(folder, 'missing.json'), '/r')).toEqual([])
    expect(readPlaywrightFailures(report('torn'))).toEqual([])
  })
})
