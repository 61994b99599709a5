import { randomBytes } from 'node:crypto'
import { chown, link, open, readFile, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** The secret of an installation without APP_SECRET: made once, then always the same. */
export async function requireSecret(dataDir: string): Promise<string> {
  const { path } = placesOf(dataDir)
  const kept = await getSecret(dataDir)
  if (kept !== undefined) return kept
  await makeSecret(path)
  const made = await readSecret(path)
  if (made === undefined) throw new StartError(`${path} was removed while Sheaf was starting.`)
  return made
}

/** Makes none where there is none. */
export async function getSecret(dataDir: string): Promise<string | undefined> {
  const { path, nextPath } = placesOf(dataDir)
  if ((await readSecret(nextPath)) === undefined) return await readSecret(path)
  throw new StartError(
    `${nextPath} is left from a change of the secret that did not end. Run this again: npm run admin -- rotate-secret`,
  )
}

/** Gives an installation that has no secret yet one that it had before. */
export async function putBackSecret(dataDir: string, secret: string): Promise<void> {
  const { path } = placesOf(dataDir)
  await makeSecret(path, secret)
  await giveToOwnerOf(dataDir, path)
}

/** For a change of the secret. The next one is the same until it is adopted: who is interrupted goes on with it. */
export async function prepareNextSecret(
  dataDir: string,
): Promise<{ readonly former: string; readonly next: string }> {
  const { path, nextPath } = placesOf(dataDir)
  const former = await readSecret(path)
  if (former === undefined) throw new StartError(`There is no secret in ${dataDir} yet.`)
  if ((await readSecret(nextPath)) === undefined) await makeSecret(nextPath)
  const next = await readSecret(nextPath)
  if (next === undefined) throw new StartError(`${nextPath} was removed meanwhile.`)
  return { former, next }
}

/** Once nothing needs the former secret any more. Before and after it, one of the two files opens everything. */
export async function adoptNextSecret(dataDir: string): Promise<void> {
  const { path, nextPath } = placesOf(dataDir)
  await giveToOwnerOf(path, nextPath)
  await rename(nextPath, path)
}

// Whoever runs Sheaf must be able to read it, though an administrator made it.
async function giveToOwnerOf(model: string, path: string): Promise<void> {
  const { uid, gid } = await stat(model)
  await chown(path, uid, gid).catch(unless('EPERM'))
}

function placesOf(dataDir: string) {
  const path = join(dataDir, 'secret')
  return { path, nextPath: `${path}.next` }
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
async function makeSecret(path: string, secret = randomBytes(32).toString('hex')): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${secret}\n`)
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
