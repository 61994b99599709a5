import type {
  KeptSeries,
  NumberSeriesList,
  SaveSeries,
  saveSeriesSchema,
} from '@sheaf/contract/number-series'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import {
  type NumberSeries,
  nextInSeries,
  parseSeries,
  proposedNumber,
  type StartedSeries,
  seriesNumber,
  type Taken,
  takenAs,
} from '@sheaf/domain/documents/number-series'
import type { z } from 'zod'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import { createNumberSeriesStore, type StoredSeries } from './store.ts'

export type NumberSeriesOfUsers = ReturnType<typeof createNumberSeries>

/** The number that is next, and what taking it changes. It is taken only if nobody else has changed the series since. */
export type NextNumber = {
  readonly number: string
  readonly taking: Taken & { readonly kind: DocumentKind; readonly version: number }
}

type Parts = { readonly orm: Orm; readonly now: () => Date }

/** How users number their documents. Those without a series number them as they like. */
export function createNumberSeries({ orm, now }: Parts) {
  const store = createNumberSeriesStore(orm)
  const today = () => now().toISOString().slice(0, 10)

  async function list({ id }: Pick<User, 'id'>): Promise<NumberSeriesList> {
    const rows = await store.list(id)
    return Object.fromEntries(rows.map((row) => [row.kind, toKept(row, today())]))
  }

  return {
    list,

    async save(user: User, wanted: z.infer<typeof saveSeriesSchema>): Promise<NumberSeriesList> {
      const { kind, pattern, restarts, lastNumber } = wanted
      const series = requireSeries(wanted)
      const told = lastNumber === undefined ? undefined : readLast(series, lastNumber, today())
      // Those who take a number hold the account, too: none is taken from a series that is being changed.
      await orm.transaction(async (transaction) => {
        await lockAccount(transaction, user.id)
        const inside = createNumberSeriesStore(transaction)
        const before = await inside.find(user.id, kind)
        const last = lastNumber === undefined ? before && lastOf(before) : told
        await inside.save({ userId: user.id, kind, pattern, restarts, ...toColumns(last) })
      })
      return list(user)
    },

    async remove(user: User, kind: DocumentKind): Promise<NumberSeriesList> {
      await store.remove(user.id, kind)
      return list(user)
    },

    /** The numbers that documents of these days would get one after the other, as things stand. Undefined where there is no series. */
    async upcoming(
      userId: string,
      kind: DocumentKind,
      days: readonly string[],
    ): Promise<string[] | undefined> {
      const row = await store.find(userId, kind)
      if (row === undefined) return undefined
      const { series, last: taken } = toStarted(row)
      let last = taken
      return days.map((day) => {
        last = nextInSeries({ series, last }, day)
        return seriesNumber(series, last)
      })
    },

    /** Undefined where the user has no series for that kind. */
    async next(
      userId: string,
      { kind, issuedOn }: Pick<BusinessDocument, 'kind' | 'issuedOn'>,
    ): Promise<NextNumber | undefined> {
      const row = await store.find(userId, kind)
      if (row === undefined) return undefined
      const started = toStarted(row)
      const taken = nextInSeries(started, issuedOn)
      const number = seriesNumber(started.series, taken)
      return { number, taking: { ...taken, kind, version: row.version } }
    },
  }
}

function requireSeries({ pattern, restarts = 'never' }: Omit<SaveSeries, 'kind'>): NumberSeries {
  const parsed = parseSeries(pattern, restarts)
  if ('problem' in parsed) {
    throw new AppError('request.invalid', parsed.problem, { pattern: parsed.problem })
  }
  return parsed.series
}

function readLast(series: NumberSeries, lastNumber: string, today: string): Taken | undefined {
  if (lastNumber === '') return undefined
  const last = takenAs(series, lastNumber, today)
  if (last !== undefined) return last
  const example = seriesNumber(series, { counter: 42n, day: today })
  const message = `Enter a number of this series, such as ${example}, or leave it empty to begin with the first`
  throw new AppError('request.invalid', message, { lastNumber: message })
}

function toStarted(row: StoredSeries): StartedSeries {
  return { series: requireSeries(row), last: lastOf(row) }
}

function lastOf({ counter, takenOn }: StoredSeries): Taken | undefined {
  return counter === null || takenOn === null
    ? undefined
    : { counter: BigInt(counter), day: takenOn }
}

function toColumns(last: Taken | undefined): Pick<StoredSeries, 'counter' | 'takenOn'> {
  return last
    ? { counter: Number(last.counter), takenOn: last.day }
    : { counter: null, takenOn: null }
}

function toKept(row: StoredSeries, today: string): KeptSeries {
  const { pattern, restarts, counter, takenOn } = row
  const started = toStarted(row)
  return {
    pattern,
    restarts,
    last: counter === null || takenOn === null ? null : { counter, day: takenOn },
    lastNumber: started.last ? seriesNumber(started.series, started.last) : null,
    nextNumber: proposedNumber(started, today),
  }
}
