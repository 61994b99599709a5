import { createHmac } from 'node:crypto'
import { documentLimitMessage, plans } from '@sheaf/contract/plans'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { createPlanStore } from './store.ts'

export type Plans = ReturnType<typeof createPlans>

type Parts = { readonly orm: Orm; readonly printKey: Buffer; readonly now: () => Date }

const dayMs = 24 * 60 * 60 * 1000
const sameDocumentDays = 30

/** What a user may do on their plan, and how much of it they have used. */
export function createPlans({ orm, printKey, now }: Parts) {
  const store = createPlanStore(orm)

  function printOf(userId: string, document: BusinessDocument) {
    const at = now()
    return {
      userId,
      fingerprint: fingerprintOf(printKey, document),
      at,
      forgottenSince: new Date(at.getTime() - sameDocumentDays * dayMs),
      freeDocuments: plans.free.documents,
    }
  }

  return {
    /** Refuses before the work is done what would be refused after it. Decides nothing: that is countDocument's. */
    async expectRoom(user: User, document: BusinessDocument): Promise<void> {
      if (hasRoom(user)) return
      if (!(await store.hasPrint(printOf(user.id, document)))) throw limitReached()
    },

    /**
     * Counts a document that is about to be handed out, unless it is one that was handed out lately: a retry and a double
     * click cost nothing.
     */
    async countDocument(userId: string, document: BusinessDocument): Promise<void> {
      const print = printOf(userId, document)
      if (await store.count(print)) return
      if (await store.hasPrint(print)) return
      const isKnown = (await store.findUser(userId)) !== undefined
      throw isKnown ? limitReached() : new AppError('session.missing', 'Unauthorized')
    },
  }
}

function hasRoom({ subscription, documentsUsed }: User): boolean {
  return subscription === 'premium' || documentsUsed < plans.free.documents
}

/** Of what the document says, not of how it looks: another theme does not make another document. */
function fingerprintOf(key: Buffer, document: BusinessDocument): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(sorted(document)))
    .digest()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, inner]) => [key, sorted(inner)])
}

function limitReached(): AppError {
  return new AppError('plan.limit-reached', documentLimitMessage)
}
