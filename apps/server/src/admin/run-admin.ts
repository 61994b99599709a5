import { BackupFileError } from '../db/backup/format.ts'
import { TargetInUseError } from '../db/backup/restore-backup.ts'
import { LevelError } from '../db/level.ts'
import { StartError } from '../start-error.ts'
import { backup } from './backup.ts'
import { type AdminContext, AdminError, type Command, UsageError } from './command.ts'
import { confirm } from './confirm.ts'
import { lostSecret } from './lost-secret.ts'
import { premium } from './premium.ts'
import { restore } from './restore.ts'
import { rotateSecret } from './rotate-secret.ts'
import { signOut } from './sign-out.ts'
import { users } from './users.ts'
import { verify } from './verify.ts'

const commands: Readonly<Record<string, Command>> = {
  backup,
  verify,
  restore,
  users,
  confirm,
  premium,
  'sign-out': signOut,
  'rotate-secret': rotateSecret,
  'lost-secret': lostSecret,
}

const explained = [AdminError, BackupFileError, LevelError, StartError, TargetInUseError]

type Installation = 'database' | 'files' | 'secrets'

export type AdminWorld = Omit<AdminContext, Installation> & {
  /** Asked only for a command that exists: a wrong variable must not hide the usage. */
  readonly readInstallation: () => Pick<AdminContext, Installation>
  readonly printError: (line: string) => void
}

/** Does one admin command and returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function runAdmin(args: readonly string[], world: AdminWorld): Promise<number> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (command === undefined) {
      throw new UsageError(name === '' ? 'A command is missing.' : `There is no command '${name}'.`)
    }
    await command.run({ ...world, ...world.readInstallation() }, rest)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      world.printError(`${error.message}\n${usage()}`)
      return 2
    }
    world.printError(explain(error))
    return 1
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, summary }]) => `  npm run admin -- ${`${name} ${usage}`.padEnd(28)}${summary}`,
  )
  return ['Usage:', ...lines].join('\n')
}

function explain(error: unknown): string {
  if (explained.some((kind) => error instanceof kind)) return String((error as Error).message)
  // Of a file or a connection that fails, the message says enough; the places in the code say nothing to an operator.
  if (error instanceof Error && 'code' in error) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
