import type { AdminContext } from '../../apps/server/src/admin/command.ts'
import { runAdmin } from '../../apps/server/src/admin/run-admin.ts'

type Place = Pick<AdminContext, 'database' | 'files' | 'folder'> &
  Partial<Pick<AdminContext, 'secrets' | 'passphrase' | 'scratchFolder'>>

/** One admin command, as the terminal shows it. */
export async function admin(place: Place, ...args: string[]) {
  const { database, files, secrets = {}, ...rest } = place
  const output: string[] = []
  const errors: string[] = []
  const code = await runAdmin(args, {
    ...rest,
    now: () => new Date('2026-03-01T12:00:00Z'),
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
    readInstallation: () => ({ database, files, secrets }),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}
