import { randomBytes } from 'node:crypto'
import { link, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** The secret of an installation without APP_SECRET: made once, then always the same. */
export async function requireSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  const kept = await readSecret(path)
  if (kept !== undefined) return kept
  await makeSecret(path)
  const made = await readSecret(path)
  if (made === undefined) throw new StartError(`${path} was removed while Sheaf was starting.`)
  return made
}

async function readSecret(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(unless('ENOENT'))
  if (text === undefined) return undefined
  const secret = text.trim()
  if (secret.length >= 32) return secret
  throw new StartError(
    `${path} holds no usable secret. Put back the file from a backup; if there is none, remove it and a new one is made.`,
  )
}

// Linked, not renamed: when two processes start at once the second must keep the secret of the first.
async function makeSecret(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`)
    await file.sync()
    await link(draft, path).catch(unless('EEXIST'))
  } finally {
    await file.close()
    await unlink(draft)
  }
}

function unless(code: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error
    return undefined
  }
}
