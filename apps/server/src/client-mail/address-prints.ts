import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Seal, SealError } from '../sealing/seal.ts'
import type { createClientMailStore } from './store.ts'

type Parts = { readonly store: ReturnType<typeof createClientMailStore>; readonly seal: Seal }

export type AddressPrint = { readonly userId: string; readonly print: Buffer }

export const sealedUse = 'key of address prints'
const printBytes = 16

/**
 * What is known of a client's address: a hash under a key of the user's own. The key is made by chance and sealed, so that a new secret,
 * which reseals it, forgets nobody who stopped mails and keeps the links that stop them.
 */
export function createAddressPrints({ store, seal }: Parts) {
  async function keyOf(userId: string): Promise<Buffer | undefined> {
    const sealed = await store.findKey(userId)
    return sealed && Buffer.from(seal.open(userId, sealedUse, sealed), 'base64')
  }

  async function requireKey(userId: string): Promise<Buffer> {
    const kept = await keyOf(userId)
    if (kept !== undefined) return kept
    await store.addKey(userId, seal.seal(userId, sealedUse, randomBytes(32).toString('base64')))
    const made = await keyOf(userId)
    if (made === undefined) throw new Error('A key that was just stored is gone')
    return made
  }

  return {
    async printOf(userId: string, address: string): Promise<AddressPrint> {
      const key = await requireKey(userId)
      return { userId, print: hashOf(key, 'address', address.trim().toLowerCase()) }
    },

    /** What the link in a mail carries: it stops mails of this user to this address and does nothing else. */
    async stopToken({ userId, print }: AddressPrint): Promise<string> {
      const signature = hashOf(await requireKey(userId), 'stop', print)
      return [userId, print.toString('base64url'), signature.toString('base64url')].join('.')
    },

    /** Undefined for a token that was not made here. */
    async readStopToken(token: string): Promise<AddressPrint | undefined> {
      const [, userId, written, signature] =
        /^(usr_[\w-]{1,64})\.([\w-]{22})\.([\w-]{22})$/.exec(token) ?? []
      if (userId === undefined || written === undefined || signature === undefined) return undefined
      const key = await keyOf(userId).catch(unlessSealed)
      if (key === undefined) return undefined
      const print = Buffer.from(written, 'base64url')
      const isOurs = timingSafeEqual(
        Buffer.from(signature, 'base64url'),
        hashOf(key, 'stop', print),
      )
      return isOurs ? { userId, print } : undefined
    },
  }
}

function hashOf(key: Buffer, use: string, what: string | Buffer): Buffer {
  const hash = createHmac('sha256', key).update(`${use}\n`).update(what)
  return hash.digest().subarray(0, printBytes)
}

function unlessSealed(error: unknown): undefined {
  if (!(error instanceof SealError)) throw error
}
