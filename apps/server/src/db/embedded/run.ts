import { spawn } from 'node:child_process'
import type { Account } from './account.ts'

const fixed = { LC_ALL: 'C', TZ: 'UTC' }

export type Outcome = { readonly code: number | null; readonly output: string }

/** Runs a program to its end, as the given account. A program that cannot be started has code null. */
export function run(
  program: string,
  args: readonly string[],
  account?: Account | undefined,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...spawnIdentity(account),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    const chunks: Buffer[] = []
    const text = () => Buffer.concat(chunks).toString('utf8').trim()
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code, signal) =>
      resolve({ code, output: signal === null ? text() : `${text()} (ended by ${signal})` }),
    )
  })
}

/**
 * The environment is not inherited: a PGDATA, PGPORT or LC_MESSAGES of the machine would change what PostgreSQL does.
 * Nor is the working folder, which the account may be unable to read.
 */
export function spawnIdentity(account: Account | undefined) {
  return {
    ...(process.platform === 'win32'
      ? { env: fixed }
      : { env: { ...fixed, PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' }, cwd: '/' }),
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  }
}
