import { StartError } from '../../start-error.ts'
import { run } from './run.ts'

export type Account = { readonly name: string; readonly uid: number; readonly gid: number }

const ownName = 'sheaf'

// shadow-utils first; BusyBox has only adduser, whose options differ from the adduser of Debian.
const waysToMake: readonly (readonly [string, readonly string[]])[] = [
  [
    'useradd',
    [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      ownName,
    ],
  ],
  ['adduser', ['-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin', ownName]],
]

/** PostgreSQL refuses root: this account runs it instead. */
export async function requireUnprivilegedAccount(): Promise<Account> {
  const existing = (await getAccount('postgres')) ?? (await getAccount(ownName))
  if (existing !== undefined) return existing
  const failures: string[] = []
  for (const [program, args] of waysToMake) {
    const { code, output } = await run(program, args)
    const made = await getAccount(ownName)
    if (made !== undefined) return made
    failures.push(`${program}: ${output || `exit code ${code}`}`)
  }
  throw new StartError(
    `PostgreSQL refuses to run as root, there is no account 'postgres', and we couldn't create '${ownName}' ` +
      `(${failures.join('; ')}). Make such an account, or start Sheaf as an ordinary user.`,
  )
}

async function getAccount(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { name, uid: Number(uid.output), gid: Number(gid.output) }
}
