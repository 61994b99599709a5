import type { ErrorCode } from '@sheaf/contract/errors'
import { databaseFailure } from '../db/database-failure.ts'
import { hasCode } from '../db/embedded/errno.ts'
import { StoreAway } from '../objects/store-away.ts'

type Outage = { readonly code: ErrorCode; readonly message: string }

const databaseAway: Outage = {
  code: 'server.unavailable',
  message: "We can't reach our database right now. Please try again in a minute.",
}

const storeAway: Outage = {
  code: 'server.unavailable',
  message: "We can't reach our file storage right now. Please try again in a minute.",
}

const noRoom: Outage = {
  code: 'storage.no-room',
  message: 'This server has run out of disk space, so nothing was saved. Please try again later.',
}

/** What a neighbor of ours brings about, who will be back: nobody has to look for a fault. */
export function outageOf(thrown: unknown): Outage | undefined {
  if (thrown instanceof StoreAway) return storeAway
  if (hasCode(thrown, 'ENOSPC', 'EDQUOT')) return noRoom
  const failure = databaseFailure(thrown)
  if (failure === undefined) return undefined
  return failure === 'full' ? noRoom : databaseAway
}
