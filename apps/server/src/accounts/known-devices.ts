import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type KnownDevices = ReturnType<typeof createKnownDevices>

const pattern = /^[\w-]{22}(?:\.[\w-]{22}){1,8}$/
const mostAccounts = 8

/**
 * What a browser keeps to prove that an account was opened from it before: an id of its own, and for each account a keyed hash of
 * both. It opens nothing; wrong passwords from there have a count of their own, which no stranger can use up.
 */
export function createKnownDevices(key: Buffer) {
  const proofOf = (id: string, email: string) =>
    createHmac('sha256', key)
      .update(`${id}\n${email.toLowerCase()}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url')

  return {
    /** The id of the browser, if this account was opened from it before. */
    idFor(email: string, kept: string | undefined): string | undefined {
      const { id, proofs } = parse(kept)
      if (id === undefined) return undefined
      const wanted = Buffer.from(proofOf(id, email))
      return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), wanted)) ? id : undefined
    },

    /** What the browser keeps from now on. */
    withAccount(email: string, kept: string | undefined): string {
      const { id = randomBytes(16).toString('base64url'), proofs } = parse(kept)
      const proof = proofOf(id, email)
      const others = proofs.filter((other) => other !== proof)
      return [id, proof, ...others].slice(0, 1 + mostAccounts).join('.')
    },
  }
}

function parse(kept = ''): { id?: string; proofs: string[] } {
  if (!pattern.test(kept)) return { proofs: [] }
  const [id, ...proofs] = kept.split('.')
  return id === undefined ? { proofs } : { id, proofs }
}
