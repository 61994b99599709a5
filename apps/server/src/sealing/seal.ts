import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deriveKeys } from '../keys.ts'

export type Seal = ReturnType<typeof createSeal>

/** Why something sealed cannot be opened. It says nothing of what is inside. */
export class SealError extends Error {
  override name = 'SealError'
  /** Another secret than the present one sealed it: with that one it can still be opened. */
  readonly isOfOtherSecret: boolean

  constructor(isOfOtherSecret: boolean) {
    super(isOfOtherSecret ? 'It was sealed with another secret.' : 'It is not what was sealed.')
    this.isOfOtherSecret = isOfOtherSecret
  }
}

const version = 1
const idBytes = 4
const nonceBytes = 12
const tagBytes = 16
const markBytes = 1 + idBytes
const headBytes = markBytes + nonceBytes

export function sealOf(secret: string): Seal {
  return createSeal(deriveKeys(secret).sealing)
}

/**
 * Keeps texts of users so that the database alone does not tell them. What was sealed for one user or one use opens for no other:
 * a row that is copied to another place in the database is as good as damaged.
 */
export function createSeal(key: Buffer) {
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, '', use, length))
  /** What everything begins with that this secret has sealed. */
  const mark = Buffer.concat([Buffer.of(version), derive('sheaf id of the secret', idBytes)])
  const keyOf = (userId: string) => derive(`sheaf sealed for ${userId}`, 32)
  const binding = (userId: string, use: string) =>
    Buffer.concat([mark, Buffer.from(JSON.stringify([userId, use]))])

  return {
    mark,

    seal(userId: string, use: string, text: string): Buffer {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(userId), nonce)
      cipher.setAAD(binding(userId, use))
      const inside = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([mark, nonce, ...inside, cipher.getAuthTag()])
    },

    /** Throws SealError. */
    open(userId: string, use: string, sealed: Buffer): string {
      if (sealed.length < headBytes + tagBytes || sealed[0] !== version) throw new SealError(false)
      if (!sealed.subarray(0, markBytes).equals(mark)) throw new SealError(true)
      const nonce = sealed.subarray(markBytes, headBytes)
      const decipher = createDecipheriv('aes-256-gcm', keyOf(userId), nonce)
      decipher.setAAD(binding(userId, use))
      decipher.setAuthTag(sealed.subarray(-tagBytes))
      try {
        const inside = decipher.update(sealed.subarray(headBytes, -tagBytes))
        return Buffer.concat([inside, decipher.final()]).toString('utf8')
      } catch {
        throw new SealError(false)
      }
    },
  }
}
