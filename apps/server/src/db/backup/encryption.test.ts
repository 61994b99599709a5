import { beforeAll, describe, expect, it } from 'vitest'
import { encrypt, encryptedHeadBytes, isEncrypted, openEncrypted } from './encryption.ts'
import { BackupFileError } from './format.ts'

const passphrase = 'three grey ferries at dawn'
const chunk = 64 * 1024
const sealedChunk = chunk + 16
// Two whole chunks: the last one is as long as the first and still known as the last.
const plain = Buffer.from(Array.from({ length: 2 * chunk }, (_, at) => (at * 7 + (at >> 8)) & 255))

let file: Buffer
let decrypt: Awaited<ReturnType<typeof openEncrypted>>
beforeAll(async () => {
  file = await joined(encrypt(passphrase, inParts(plain, 10_007)))
  decrypt = await openEncrypted(passphrase, file)
})

const body = () => file.subarray(encryptedHeadBytes)
const opened = (sealed: Buffer, size = 33_333) => joined(decrypt(inParts(sealed, size)))

describe('an encrypted file', () => {
  it('gives back what was put in, however its bytes arrive, and shows nothing of it', async () => {
    for (const size of [1_000, chunk, 1_000_000]) expect(await opened(body(), size)).toEqual(plain)
    expect(isEncrypted(file)).toBe(true)
    expect(isEncrypted(plain)).toBe(false)
    expect(file.includes(plain.subarray(1_000, 1_016))).toBe(false)
  })

  it('may be empty inside', async () => {
    const empty = await joined(encrypt(passphrase, inParts(Buffer.alloc(0), 1)))
    const open = await openEncrypted(passphrase, empty)
    expect(await joined(open(inParts(empty.subarray(encryptedHeadBytes), 5)))).toHaveLength(0)
  })

  it('opens with its own passphrase only', async () => {
    await expect(openEncrypted(`${passphrase} `, file)).rejects.toThrow(/does not open/)
    const cut = file.subarray(0, encryptedHeadBytes - 1)
    await expect(openEncrypted(passphrase, cut)).rejects.toThrow(/not complete/)
  })

  it('does not open once it is cut off, even between two chunks', async () => {
    const lengths = [0, 15, 16, sealedChunk - 1, sealedChunk, sealedChunk + 16]
    for (const length of [...lengths, body().length - 1]) {
      await expect(opened(body().subarray(0, length)), `${length}`).rejects.toThrow(BackupFileError)
    }
  })

  it('does not open once chunks are moved, repeated, left out or added', async () => {
    const [first, second] = [body().subarray(0, sealedChunk), body().subarray(sealedChunk)]
    for (const parts of [
      [second, first],
      [first, first, second],
      [second],
      [first, second, second],
      [first, second, Buffer.alloc(1)],
    ]) {
      await expect(opened(Buffer.concat(parts))).rejects.toThrow(BackupFileError)
    }
  })

  it('does not open once a bit is changed', async () => {
    for (let at = 0; at < body().length; at += 9_973) {
      const changed = Buffer.from(body())
      changed[at] = (changed[at] ?? 0) ^ 4
      await expect(opened(changed), `${at}`).rejects.toThrow(BackupFileError)
    }
  })
})

async function joined(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
