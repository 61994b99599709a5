import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { aiLogoLimitMessage, documentLimitMessage, plans } from '@sheaf/contract/plans'
import { encode } from '@sheaf/contract/wire/codec'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { createPlanStore, type Numbering } from './store.ts'

export type Plans = ReturnType<typeof createPlans>

/** Undoes a count. */
export type TakeBack = () => Promise<void>

type Parts = { readonly orm: Orm; readonly printKey: Buffer; readonly now: () => Date }

const dayMs = 24 * 60 * 60 * 1000
const freeCorrections = 5

/** Documents from before then are forgotten. */
export function forgottenSince(at: Date): Date {
  return new Date(at.getTime() - 30 * dayMs)
}

/** What a user may do on their plan, and how much of it they have used. */
export function createPlans({ orm, printKey, now }: Parts) {
  const store = createPlanStore(orm)
  // Once: a key that is read for each print takes longer than the print.
  const key = createSecretKey(printKey)

  // Of one document it is asked for up to three times on the way to its reader.
  const known = new WeakMap<ComputedDocument, Buffer>()

  function contentPrintOf(document: ComputedDocument): Buffer {
    const print = known.get(document) ?? fingerprintOf(key, sorted(encode(document)))
    known.set(document, print)
    return print
  }

  function printOf(userId: string, document: ComputedDocument) {
    const at = now()
    return {
      userId,
      fingerprint: contentPrintOf(document),
      numberPrint: fingerprintOf(key, { userId, ...numberOf(document) }),
      at,
      forgottenSince: forgottenSince(at),
      freeDocuments: plans.free.documents,
      freeCorrections,
    }
  }

  return {
    /** Refuses before the work is done what would be refused after it. Decides nothing: that is countDocument's. */
    async expectRoom(user: User, document: ComputedDocument): Promise<void> {
      if (hasRoom(user)) return
      if (!(await store.isFree(printOf(user.id, document))))
        throw limitReached(documentLimitMessage)
    },

    /** Does the work for countDocument that can be done beforehand, such as while the page is drawn. */
    prepareCount(document: ComputedDocument): void {
      contentPrintOf(document)
    },

    /**
     * Counts a document that is about to be handed out, unless it is one that was handed out lately, or a correction of it
     * under the same number: a retry, a double click and a mended typo cost nothing. The number of its series is taken
     * with it. Answers whether it is given: otherwise its number is another document's by now.
     */
    async countDocument(
      userId: string,
      document: ComputedDocument,
      numbering: Numbering,
    ): Promise<boolean> {
      const outcome = await store.issue(printOf(userId, document), numbering)
      refuseUnlessGiven(outcome)
      return outcome !== 'number-taken'
    },

    /**
     * As countDocument, before there is anything to hand out. Answers what takes the count back should there never be;
     * undefined where it must be counted last: where a count uses something up, or may take a number.
     */
    async countAhead(user: User, document: ComputedDocument): Promise<TakeBack | undefined> {
      if (!isUnlimited(user)) return undefined
      const print = printOf(user.id, document)
      const outcome = await store.issueUnlessNumbered(print, document.document.kind)
      refuseUnlessGiven(outcome)
      return outcome === 'numbered' ? undefined : () => store.takeBack(print, outcome)
    },

    /** Whether the very document was handed out lately: then it is a retry, and has its number. */
    isRetry: (userId: string, document: ComputedDocument) =>
      store.isKnown(printOf(userId, document)),

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
      const isKnown = (await inside.findUser(userId)) !== undefined
      throw isKnown
        ? limitReached(aiLogoLimitMessage)
        : new AppError('session.missing', 'Unauthorized')
    },
  }
}

function refuseUnlessGiven(outcome: string): void {
  if (outcome === 'no-account') throw new AppError('session.missing', 'Unauthorized')
  if (outcome === 'over-limit') throw limitReached(documentLimitMessage)
}

function isUnlimited({ subscription }: User): boolean {
  return subscription === 'premium'
}

function hasRoom(user: User): boolean {
  return isUnlimited(user) || user.documentsUsed < plans.free.documents
}

/** Of what the document says, not of how it looks: another theme does not make another document. */
function fingerprintOf(key: KeyObject, content: unknown): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(content)).digest()
}

function numberOf({ document: { kind, number } }: ComputedDocument) {
  return { kind, number: number.trim().normalize() }
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
