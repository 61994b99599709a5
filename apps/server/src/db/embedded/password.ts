import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { unless } from './errno.ts'

export function passwordFileOf(home: string): string {
  return join(home, 'password')
}

/** The password of a database that is reached over loopback. It is made once and kept beside the data. */
export async function requirePassword(home: string, account: Account | undefined): Promise<string> {
  const path = passwordFileOf(home)
  const kept = await getPassword(home)
  if (kept !== undefined) return kept
  const password = randomBytes(32).toString('hex')
  const file = await open(path, 'w', 0o600)
  try {
    if (account !== undefined) await file.chown(account.uid, account.gid)
    await file.writeFile(`${password}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return password
}

// A file that a kill left half written was used by no cluster yet: initdb comes after it.
export async function getPassword(home: string): Promise<string | undefined> {
  const text = await readFile(passwordFileOf(home), 'utf8').catch(unless('ENOENT'))
  const password = text?.trim() ?? ''
  return password.length === 64 ? password : undefined
}
