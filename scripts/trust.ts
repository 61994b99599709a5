import { buildIfStale } from './build.ts'
import { flood } from './trust/flood.ts'

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = { flood }

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command === undefined) {
  console.error(`Usage: npm run trust -- COMMAND. Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
await buildIfStale()
process.exitCode = (await command(args)) ? 0 : 1
