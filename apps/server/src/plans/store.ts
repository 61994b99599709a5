import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { getLocked, lockAccount } from '../db/lock-account.ts'
import { documentNumbers, documentPrints, numberSeries, users } from '../db/schema.ts'
import type { NextNumber } from '../number-series/service.ts'

type Print = {
  readonly userId: string
  /** Of all that the document says. */
  readonly fingerprint: Buffer
  /** Of its kind and number. */
  readonly numberPrint: Buffer
  readonly at: Date
  /** Prints as old as this are forgotten. */
  readonly forgottenSince: Date
  readonly freeDocuments: number
  /** So often may a document be corrected without being counted again. */
  readonly freeCorrections: number
}

/** How the document got its number. */
export type Numbering = {
  /** The number of its series that it takes, if that is still the next one. */
  readonly taking: NextNumber['taking'] | undefined
  /** It is not handed out under a number that it cannot take. */
  readonly isBound: boolean
  /** It named no number, so it is another document than those before, though one of them may say the very same. */
  readonly isAnother?: boolean
}

/** What a document that is given costs its user. Nothing, when it is one that was given lately. */
export type Cost = 'nothing' | 'a correction' | 'a document'

export type Outcome = Cost | 'over-limit' | 'number-taken' | 'no-account'

export function createPlanStore(orm: Orm) {
  const issueAlone = prepareIssue(orm)

  // How old it is is asked of what the key has found: as a condition, it may lead to a look at all that a user has.
  async function isKnown({ userId, fingerprint, forgottenSince }: Print): Promise<boolean> {
    const { createdAt } = documentPrints
    const same = and(eq(documentPrints.userId, userId), eq(documentPrints.fingerprint, fingerprint))
    const [found] = await orm.select({ createdAt }).from(documentPrints).where(same)
    return found !== undefined && found.createdAt > forgottenSince
  }

  async function isCorrection(print: Print): Promise<boolean> {
    const { countedAt, corrections } = documentNumbers
    const same = and(
      eq(documentNumbers.userId, print.userId),
      eq(documentNumbers.fingerprint, print.numberPrint),
    )
    const [found] = await orm.select({ countedAt, corrections }).from(documentNumbers).where(same)
    if (found === undefined || found.countedAt <= print.forgottenSince) return false
    return found.corrections < print.freeCorrections
  }

  return {
    /**
     * Hands out a document, if it is one that was given lately, or the correction of one, or its user has room for one
     * more, which is then counted; a number that it takes is taken with it. One call to a function of the database, since
     * it stands between every drawn sheet and its owner: those who ask at once take turns by the lock on the account.
     */
    async issue(print: Print, numbering: Numbering): Promise<Outcome> {
      const { taking, isAnother = false } = numbering
      if (!isAnother || taking === undefined) return await issueAlone(print, numbering)
      // Otherwise one that another copy of the server has given a moment ago, with the same words, would pass for this one.
      return await orm.transaction(async (transaction) => {
        await lockAccount(transaction, print.userId)
        const isNext = (await transaction.$count(numberSeries, asRead(print.userId, taking))) > 0
        return isNext ? prepareIssue(transaction)(print, numbering) : 'number-taken'
      })
    },

    /** As issue, in the same one call, unless the user has a series for documents of that kind: then nothing is done. */
    issueUnlessNumbered: (print: Print, kind: DocumentKind): Promise<Outcome | 'numbered'> =>
      issueAlone(print, { taking: undefined, isBound: false }, kind),

    /** As if it had never been given: what nobody got in the end costs nothing. Unless the very document was given again since. */
    async takeBack(print: Print, cost: Outcome): Promise<void> {
      if (cost !== 'a document' && cost !== 'a correction') return
      await orm.transaction(async (transaction) => {
        // An account that is gone has taken its counts along.
        if ((await getLocked(transaction, print.userId)) === undefined) return
        await takeBackIn(transaction, print, cost)
      })
    },

    /** Whether the very document was given lately. */
    isKnown,

    /** False when the user has no room for one more. */
    async countLogo(userId: string, freeLogos: number): Promise<boolean> {
      const { rowCount } = await orm.execute(sql`
        update users set logos_generated = logos_generated + 1
        where id = ${userId} and (subscription = 'premium' or logos_generated < ${freeLogos})`)
      return rowCount === 1
    },

    /** Whether it was given lately, or is the correction of one that was. */
    async isFree(print: Print): Promise<boolean> {
      return (await Promise.all([isKnown(print), isCorrection(print)])).some(Boolean)
    },

    /** Of all users, also of those who never come back. */
    async removeForgotten(since: Date): Promise<void> {
      await orm.delete(documentPrints).where(lte(documentPrints.createdAt, since))
      await orm.delete(documentNumbers).where(lte(documentNumbers.countedAt, since))
    },

    async findUser(id: string): Promise<User | undefined> {
      const [user] = await orm.select().from(users).where(eq(users.id, id))
      return user
    },
  }
}

async function takeBackIn(
  transaction: Orm,
  { userId, fingerprint, numberPrint }: Print,
  cost: 'a document' | 'a correction',
): Promise<void> {
  const isPrint = and(
    eq(documentPrints.userId, userId),
    eq(documentPrints.fingerprint, fingerprint),
  )
  const isNumber = and(
    eq(documentNumbers.userId, userId),
    eq(documentNumbers.fingerprint, numberPrint),
  )
  const { corrections } = documentNumbers
  const { rowCount: forgotten } = await transaction
    .delete(documentPrints)
    .where(and(isPrint, eq(documentPrints.wasGivenAgain, false)))
  if (forgotten === 0) return
  // A correction of it that was given meanwhile is now what was counted, and one correction less.
  const { rowCount: corrected } = await transaction
    .update(documentNumbers)
    .set({ corrections: sql`${corrections} - 1` })
    .where(and(isNumber, gt(corrections, 0)))
  if (cost === 'a correction' || corrected !== 0) return
  await transaction.delete(documentNumbers).where(isNumber)
  await transaction
    .update(users)
    .set({ documentsUsed: sql`${users.documentsUsed} - 1` })
    .where(eq(users.id, userId))
}

/** Planned once for each connection: it stands between every drawn sheet and its owner. */
function prepareIssue(orm: Orm) {
  const given = sql.join(
    issueParameters.map((name) => sql.placeholder(name)),
    sql`, `,
  )
  const statement = orm
    .select({ outcome: sql`hand_out_document(${given})` })
    .from(sql`(values (1)) as one_call`)
    .prepare('hand_out_document')

  function issue(print: Print, numbering: Numbering): Promise<Outcome>
  function issue(
    print: Print,
    numbering: Numbering,
    unlessSeriesOf: DocumentKind,
  ): Promise<Outcome | 'numbered'>
  async function issue(
    print: Print,
    { taking, isBound }: Numbering,
    unlessSeriesOf?: DocumentKind,
  ) {
    const [row] = await statement.execute({
      ...print,
      kind: taking?.kind ?? null,
      version: taking?.version ?? null,
      counter: taking?.counter ?? null,
      day: taking?.day ?? null,
      isBound,
      unlessSeriesOf: unlessSeriesOf ?? null,
    })
    if (!row) throw new Error('A function that answers always did not')
    return row.outcome
  }
  return issue
}

/** In the order in which the function of the database takes them. */
const issueParameters = [
  ...['userId', 'fingerprint', 'numberPrint', 'at', 'forgottenSince'],
  ...['freeDocuments', 'freeCorrections'],
  ...['kind', 'version', 'counter', 'day', 'isBound'],
  'unlessSeriesOf',
]

function asRead(userId: string, { kind, version }: NextNumber['taking']) {
  return and(
    eq(numberSeries.userId, userId),
    eq(numberSeries.kind, kind),
    eq(numberSeries.version, version),
  )
}
