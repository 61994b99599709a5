import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A long run is read from its end: what failed is told there once more, with the beginning of why. */
export function readVitestFailures(report: string, root: string): string[] {
  return read<VitestReport>(report, ({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults, status }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return status === 'failed' ? [told(file, message)] : []
      return failed.map((test) =>
        told(`${file} › ${test.fullName}`, test.failureMessages.join('\n')),
      )
    }),
  )
}

export function readPlaywrightFailures(report: string): string[] {
  return read<PlaywrightSuite & { errors?: PlaywrightError[] }>(report, (suite) => [
    ...(suite.errors ?? []).map(({ message }) => told('outside of the tests', message)),
    ...failedSpecs(suite),
  ])
}

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

type PlaywrightError = { readonly message?: string }
type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[]
    }[]
  }[]
}

function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message))
        return told(`${file}:${line} › ${title}`, errors[0])
      }),
  )
  return [...failed, ...suites.flatMap(failedSpecs)]
}

const mostLines = 12

function told(where: string, why = ''): string {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, mostLines)
  return [where, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd()
}

// A report that is missing or torn is a failure that the counts tell of.
function read<T>(report: string, pick: (json: T) => string[]): string[] {
  try {
    return pick(JSON.parse(readFileSync(report, 'utf8')) as T)
  } catch {
    return []
  }
}
