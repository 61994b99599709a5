import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type AdminContext, AdminError } from './command.ts'

const leastLetters = 12

/** The passphrase of a backup that is to be written: typed twice, since nothing else opens it afterwards. */
export async function newPassphrase(context: AdminContext): Promise<string> {
  const passphrase = await requirePassphrase(context)
  if (passphrase.length < leastLetters) {
    throw new AdminError(`The passphrase needs ${leastLetters} characters or more.`)
  }
  const isTyped = (await givenIn(context)) === undefined
  if (isTyped && (await context.passphrase?.ask?.('The same again: ')) !== passphrase) {
    throw new AdminError('The two passphrases are not the same. Nothing was written.')
  }
  return passphrase
}

export async function requirePassphrase(context: AdminContext): Promise<string> {
  const given = await givenIn(context)
  if (given !== undefined) return given
  const { ask } = context.passphrase ?? {}
  if (ask !== undefined) return await ask('Passphrase of the backup: ')
  throw new AdminError(
    'An encrypted backup needs a passphrase. Set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE to a file that holds it, or run this at a terminal.',
  )
}

async function givenIn({ passphrase, folder }: AdminContext): Promise<string | undefined> {
  if (passphrase?.given !== undefined) return passphrase.given
  if (passphrase?.file === undefined) return undefined
  // Editors end the last line of a file, and nobody sees it.
  return (await readFile(resolve(folder, passphrase.file), 'utf8')).replace(/\r?\n$/, '')
}
