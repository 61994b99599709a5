import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkFiles } from './check-files.ts'
import { exportFiles } from './export-files.ts'
import { help } from './help.ts'
import { makePdf } from './make-pdf.ts'
import { CommandFailed, exitCodes, type World } from './world.ts'

/** Runs one command and tells how it ended. */
export async function sheaf(args: readonly string[], world: World): Promise<number> {
  try {
    return await run(args, world)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    world.complain(error.message)
    return exitCodes.failed
  }
}

async function run(args: readonly string[], world: World): Promise<number> {
  const { values, positionals } = parsed(args)
  const [command, ...rest] = positionals
  if (values.help || command === undefined || command === 'help') {
    world.say(help)
    return values.help || command ? exitCodes.done : exitCodes.failed
  }
  if (command === 'check') return checkFiles(filesOf(rest, world), world)
  if (command === 'export') {
    const { to, out, country, mapping, set = [] } = values
    return exportFiles(filesOf(rest, world), { to, out, country, mapping, set }, world)
  }
  if (rest.length > 0)
    throw new CommandFailed(`One file at a time: '${rest.join(' ')}' is too much.`)
  return makePdf(command, { theme: values.theme, out: values.out }, world)
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        theme: { type: 'string' },
        out: { type: 'string', short: 'o' },
        to: { type: 'string' },
        country: { type: 'string' },
        mapping: { type: 'string' },
        set: { type: 'string', multiple: true },
      },
    })
  } catch (error) {
    throw new CommandFailed(`${error instanceof Error ? error.message : error}\nSee sheaf --help.`)
  }
}

// Shells of Windows hand '*.pdf' on as it is.
function filesOf(names: readonly string[], { folder }: World): string[] {
  return names.flatMap((name) =>
    /[*?]/.test(name) ? globSync(name, { cwd: folder }).sort() : [name],
  )
}
