import { createHmac, timingSafeEqual } from 'node:crypto'

/** The address that one file of one user may be sent to, below /api. Its last part names the object. */
export function uploadAddress(
  key: Buffer,
  objectId: string,
  userId: string,
  expiresAt: Date,
): string {
  const moment = expiresAt.getTime().toString(36)
  return `objects/uploads/${moment}.${sign(key, objectId, userId, moment)}/${objectId}`
}

/** Whether this address was made by us for this user. How long it holds is with the ticket. */
export function isOurSeal(key: Buffer, objectId: string, userId: string, seal: string): boolean {
  const [moment = '', signature = ''] = seal.split('.')
  const expected = Buffer.from(sign(key, objectId, userId, moment))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(key: Buffer, objectId: string, userId: string, moment: string): string {
  return createHmac('sha256', key).update([objectId, userId, moment].join('\n')).digest('base64url')
}
