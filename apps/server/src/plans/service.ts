import { createHmac } from 'node:crypto'
import { aiLogoLimitMessage, documentLimitMessage, plans } from '@sheaf/contract/plans'
import { encode } from '@sheaf/contract/wire/codec'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { createPlanStore, type PlanStore } from './store.ts'

export type Plans = ReturnType<typeof createPlans>

type Parts = { readonly orm: Orm; readonly printKey: Buffer; readonly now: () => Date }

const dayMs = 24 * 60 * 60 * 1000
const sameDocumentDays = 30

/** What a user may do on their plan, and how much of it they have used. */
export function createPlans({ orm, printKey, now }: Parts) {
  const store = createPlanStore(orm)

  function printOf(userId: string, document: ComputedDocument) {
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
    async expectRoom(user: User, document: ComputedDocument): Promise<void> {
      if (hasRoom(user)) return
      if (!(await store.hasPrint(printOf(user.id, document))))
        throw limitReached(documentLimitMessage)
    },

    /**
     * Counts a document that is about to be handed out, unless it is one that was handed out lately: a retry and a double
     * click cost nothing.
     */
    async countDocument(userId: string, document: ComputedDocument): Promise<void> {
      const print = printOf(userId, document)
      if (await store.count(print)) return
      if (await store.hasPrint(print)) return
      throw await refusal(store, userId, documentLimitMessage)
    },

    /** Refuses before the drawing what would be refused after it. Decides nothing: that is countLogo's. */
    expectLogoRoom({ subscription, logosGenerated }: User): void {
      if (subscription === 'premium' || logosGenerated < plans.free.aiLogos) return
      throw limitReached(aiLogoLimitMessage)
    },

    /** One for a request, however many there are to choose from. In the transaction that stores them. */
    async countLogo(userId: string, transaction: Orm): Promise<void> {
      const inside = createPlanStore(transaction)
      if (await inside.countLogo(userId, plans.free.aiLogos)) return
      // By the same connection: one more for each who waits in a transaction would use up the pool, and all would wait.
      throw await refusal(inside, userId, aiLogoLimitMessage)
    },
  }
}

async function refusal(store: PlanStore, userId: string, message: string): Promise<AppError> {
  const isKnown = (await store.findUser(userId)) !== undefined
  return isKnown ? limitReached(message) : new AppError('session.missing', 'Unauthorized')
}

function hasRoom({ subscription, documentsUsed }: User): boolean {
  return subscription === 'premium' || documentsUsed < plans.free.documents
}

/** Of what the document says, not of how it looks: another theme does not make another document. */
function fingerprintOf(key: Buffer, document: ComputedDocument): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(sorted(encode(document))))
    .digest()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, inner]) => [key, sorted(inner)])
}

function limitReached(message: string): AppError {
  return new AppError('plan.limit-reached', message)
}
