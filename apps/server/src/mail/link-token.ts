import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the link of a mail carries: an id, signed for one purpose. The database holds the id alone, so whoever reads it can
 * open nothing; and the same link can be sent again, since it is computed.
 */
export function linkToken(id: string, purpose: string, key: Buffer): string {
  return `${id}.${signatureOf(id, purpose, key).toString('base64url')}`
}

/** The id of a link that was made here for this purpose. */
export function readLinkToken(token: string, purpose: string, key: Buffer): string | undefined {
  const [, id, signature] = /^([a-z]{3}_[\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  return timingSafeEqual(given, signatureOf(id, purpose, key)) ? id : undefined
}

function signatureOf(id: string, purpose: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${id}`).digest()
}
