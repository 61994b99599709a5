import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { loadMigrations } from '../migrate.ts'
import { encryptedHeadBytes, isEncrypted, openEncrypted } from './encryption.ts'
import {
  type Backup,
  BackupFileError,
  type BackupHeader,
  foreign,
  readBackup,
  truncated,
} from './format.ts'

export type BackupFile = {
  readonly header: BackupHeader
  /** From its beginning, as often as one likes. */
  readonly read: () => Promise<Backup>
}

type Bytes = AsyncIterable<Buffer>

/** Opens a backup file as far as its header. Nothing is changed by it. The passphrase is asked for only if there is one. */
export async function openBackup(
  file: string,
  givePassphrase: () => Promise<string>,
): Promise<BackupFile> {
  const packed = await openPacked(file, givePassphrase)
  const read = () => readBackup(unpack(packed()))
  const { header, close } = await read()
  await close()
  const migrations = await loadMigrations()
  if (migrations.some(({ name }) => name === header.migration)) return { header, read }
  throw new BackupFileError(
    `This backup is at the level '${header.migration}', which this Sheaf does not know: a newer Sheaf made it.`,
  )
}

async function openPacked(file: string, givePassphrase: () => Promise<string>) {
  const head = await readHead(file)
  if (!isEncrypted(head)) return (): Bytes => createReadStream(file)
  const decrypt = await openEncrypted(await givePassphrase(), head)
  return (): Bytes => decrypt(createReadStream(file, { start: encryptedHeadBytes }))
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(encryptedHeadBytes))
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function* unpack(packed: Bytes): AsyncGenerator<Buffer> {
  const source = Readable.from(packed)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  try {
    for await (const chunk of source.pipe(unpacked)) yield chunk
  } catch (error) {
    throw translate(error)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

function translate(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!code.startsWith('Z_')) return error
  return error instanceof Error && error.message === 'incorrect header check'
    ? foreign()
    : truncated()
}
