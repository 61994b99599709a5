import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { BackupFileError, truncated } from './format.ts'

/*
 * An encrypted backup has a first line, a salt, a mark of the passphrase, and then the plain file in chunks of 64 KiB (the last one
 * may be shorter), each sealed with AES-256-GCM. The nonce of a chunk says where it stands and whether it is the last: one that
 * was cut off, moved, repeated or taken from another file does not open. What the key costs is fixed by the first line, so that
 * no file can ask for more memory than there is.
 */

const firstLine = Buffer.from('sheaf-encrypted-backup 1\n')
const saltBytes = 16
const markBytes = 32
const tagBytes = 16
const nonceBytes = 12
const chunkBytes = 64 * 1024

/** How long the beginning of the file is that tells whether and how it is encrypted. */
export const encryptedHeadBytes = firstLine.length + saltBytes + markBytes

// 128 MiB and some tenths of a second for each guess, as OWASP's Password Storage Cheat Sheet asks for.
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

type Key = { readonly chunks: Buffer; readonly mark: Buffer }

export function isEncrypted(head: Buffer): boolean {
  return head.subarray(0, firstLine.length).equals(firstLine)
}

/** The encrypted form of a plain file. */
export async function* encrypt(
  passphrase: string,
  plain: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const beginning = Buffer.concat([firstLine, randomBytes(saltBytes)])
  const key = await deriveKey(passphrase, beginning)
  yield Buffer.concat([beginning, key.mark])
  let index = 0
  for await (const { piece, isLast } of cut(plain, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key.chunks, nonceOf(index, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    index += 1
  }
}

/** Throws BackupFileError when it is not the passphrase of the file with this head. */
export async function openEncrypted(passphrase: string, head: Buffer) {
  if (head.length < encryptedHeadBytes) throw truncated()
  const beginning = head.subarray(0, firstLine.length + saltBytes)
  const key = await deriveKey(passphrase, beginning)
  const mark = head.subarray(beginning.length, encryptedHeadBytes)
  if (!timingSafeEqual(mark, key.mark)) {
    throw new BackupFileError('This passphrase does not open the backup.')
  }
  /** Gives back what follows the head, chunk by chunk, and nothing that was not so when it was written. */
  return (sealed: AsyncIterable<Buffer>) => decrypt(key, sealed)
}

async function* decrypt(key: Key, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let index = 0
  for await (const { piece, isLast } of cut(sealed, chunkBytes + tagBytes)) {
    if (piece.length < tagBytes) throw truncated()
    const decipher = createDecipheriv('aes-256-gcm', key.chunks, nonceOf(index, isLast))
    decipher.setAuthTag(piece.subarray(-tagBytes))
    const inside = decipher.update(piece.subarray(0, -tagBytes))
    try {
      decipher.final()
    } catch {
      throw truncated()
    }
    yield inside
    index += 1
  }
}

/** The key is this file's alone, since the salt is, so that the number of a chunk may be its nonce. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(nonceBytes)
  nonce.writeUIntBE(index, 0, 6)
  nonce.writeUInt8(isLast ? 1 : 0, nonceBytes - 1)
  return nonce
}

function deriveKey(passphrase: string, beginning: Buffer): Promise<Key> {
  const salt = beginning.subarray(firstLine.length)
  return new Promise((resolve, reject) => {
    // What looks the same is the same, whichever keyboard it was typed on.
    scrypt(passphrase.normalize('NFKC'), salt, 64, cost, (error, derived) => {
      if (error) return reject(error)
      const mark = createHmac('sha256', derived.subarray(32)).update(beginning).digest()
      resolve({ chunks: derived.subarray(0, 32), mark })
    })
  })
}

/** Pieces of one size, of which only the last is shorter, or empty when there is nothing at all. */
async function* cut(
  bytes: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ readonly piece: Buffer; readonly isLast: boolean }> {
  let pending: Buffer = Buffer.alloc(0)
  for await (const part of bytes) {
    pending = Buffer.concat([pending, part])
    while (pending.length > size) {
      yield { piece: pending.subarray(0, size), isLast: false }
      pending = pending.subarray(size)
    }
  }
  yield { piece: pending, isLast: true }
}
