import { hkdfSync } from 'node:crypto'

export type Keys = ReturnType<typeof deriveKeys>

/** A key of its own for each use, so that what one of them gives away is of no help with another. */
export function deriveKeys(secret: string) {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `sheaf ${use}`, 32))
  return {
    links: derive('links in mails'),
    limits: derive('rate limits'),
    uploads: derive('addresses of uploads'),
    prints: derive('fingerprints of documents'),
    devices: derive('known devices'),
    logged: derive('accounts in the log'),
    sealing: derive('sealed texts'),
  }
}
