import { buildIfStale } from './build.ts'
import { programs, runProgram } from './run-program.ts'

type Command = (args: readonly string[]) => Promise<number>

const long = ['--config', 'vitest.long.config.ts']

const commands: Readonly<Record<string, Command>> = {
  flood: program('scripts/trust/flood/run.ts'),
  load: program('scripts/trust/load/run.ts'),
  chaos: tests('tests/chaos'),
  crash: tests('tests/crash'),
  plans: tests('tests/plans'),
  faults: tests('tests/faults'),
  access: unitTests('tests/access'),
  privacy: tests('tests/privacy'),
  timing: program('scripts/trust/timing/run.ts'),
  external: onEngines('--project', 'server'),
  copies: onEngines(...long, 'tests/copies'),
  fuzz: program('scripts/trust/fuzz/run.ts'),
  parsers: tests('tests/parsers'),
  injection: unitTests('tests/injection'),
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command === undefined) {
  console.error(`Usage: npm run trust -- COMMAND. Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
await buildIfStale()
process.exitCode = await command(args)

function program(file: string): Command {
  return (args) => runProgram(file, args)
}

/** Tests that `npm test` runs in brief, in full. */
function tests(folder: string): Command {
  return (args) => runProgram(programs.vitest, ['run', ...long, folder, ...args])
}

/** Tests on a PostgreSQL server and a bucket as operators have them. */
function onEngines(...tests: readonly string[]): Command {
  return (args) => runProgram('scripts/trust/engines/run.ts', [...tests, ...args])
}

/** Tests among those of the server; `npm test` runs few of them in brief. */
function unitTests(folder: string): Command {
  return (args) => runProgram(programs.vitest, ['run', folder, ...args])
}
