import { programs, runProgram } from './run-program.ts'

const projects = [
  'packages/domain',
  'packages/contract',
  'packages/rendering',
  'packages/preview',
  'packages/logos',
  'packages/autofill',
  'packages/translation',
  'packages/einvoice',
  'packages/accounting',
  'packages/cli',
  'apps/server',
  'apps/web',
  '.',
]

let failed = false
for (const project of projects) {
  const code = await runProgram(programs.tsc, ['-p', project])
  failed ||= code !== 0
}
process.exitCode = failed ? 1 : 0
