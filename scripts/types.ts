import { programs, runProgram } from './run-program.ts'

// As few programs as there are sets of globals: each would look once more at all that it imports. The settings of the single
// packages are for editors, which look at one file at a time. One checker for each: several look at much of it twice, and
// `npm test` builds the app meanwhile.
const projects = ['tsconfig.pure.json', 'tsconfig.json', 'apps/web']

let failed = false
for (const project of projects) {
  const code = await runProgram(programs.tsc, ['-p', project, '--checkers', '1'])
  failed ||= code !== 0
}
process.exitCode = failed ? 1 : 0
