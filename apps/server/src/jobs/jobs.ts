import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss'
import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import { underSchemaLock } from '../db/migrate.ts'
import { reportFault } from '../http/fault-report.ts'
import { StartError } from '../start-error.ts'

export type Jobs = Awaited<ReturnType<typeof openJobs>>

export type Job<Payload> = { readonly id: string; readonly payload: Payload }

export type Queue<Payload extends object> = {
  readonly name: string
  readonly options: QueueOptions
  /** How many jobs of this queue each copy of the server does at the same time. */
  readonly atOnce: number
  /** One job at a time, over all copies of the server. It is settled when the queue is first made. */
  readonly isAlone?: boolean
  readonly parse: (payload: unknown) => Payload
}

/** It did not work out this time, which was to be expected now and then. Its message is kept with the job. */
export class TryLater extends Error {
  override name = 'TryLater'
}

export const jobsSchema = 'sheaf_jobs'

const jobsEndWithinMs = 10_000
// For jobs that another copy of the server added or that are due again; a job of one's own begins at once.
const pollingIntervalSeconds = 3

/**
 * Work that must happen though the server dies or a neighbour is down. Jobs live in the database, in a schema of their own,
 * and are shared by all copies of the server.
 */
export async function openJobs({ pool, log }: { pool: pg.Pool; log: Logger }) {
  const boss = new PgBoss({
    db: overPool(pool),
    schema: jobsSchema,
    schedule: false,
    superviseIntervalSeconds: 30,
  })
  boss.on('error', (fault) => log.error({ fault: reportFault(fault) }, 'jobs failed'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'jobs warned'))
  await start(boss, pool)
  const workers = new Map<string, string[]>()

  return {
    /** Adds a job in the transaction of what it belongs to: both exist, or neither. Wake the queue after the commit. */
    async add<Payload extends object>(queue: Queue<Payload>, payload: Payload, transaction: Orm) {
      await boss.send(queue.name, payload, { db: fromDrizzle(transaction, sql) })
    },

    /** Adds a job that begins after a while, unless one like it waits already. */
    async addLater<Payload extends object>(
      { name }: Queue<Payload>,
      payload: Payload,
      seconds: number,
    ): Promise<void> {
      await boss.send(name, payload, {
        startAfter: seconds,
        singletonKey: 'later',
        singletonSeconds: seconds,
      })
    },

    wake({ name }: { readonly name: string }): void {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
    },

    /** From now on this copy of the server does the jobs of a queue. Whatever `handle` throws, it is tried again later. */
    async work<Payload extends object>(
      { name, options, atOnce, isAlone = false, parse }: Queue<Payload>,
      handle: (job: Job<Payload>) => Promise<void>,
    ): Promise<void> {
      await boss.createQueue(name, { ...options, ...(isAlone && { policy: 'singleton' }) })
      await boss.updateQueue(name, options)
      const work = () =>
        boss.work(name, { pollingIntervalSeconds }, async (jobs) => {
          for (const { id, data } of jobs) {
            await handle({ id, payload: parse(data) }).catch((error) => {
              if (error instanceof TryLater) throw error
              const fault = reportFault(error)
              log.error({ queue: name, job: id, fault }, 'job failed')
              // What is thrown is kept with the job, and a message quotes what it chokes on.
              throw new TryLater(fault.type)
            })
          }
          // Where one waited, more may wait: nobody should have to, until the next look.
          for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
        })
      // One by one instead of by `localConcurrency`: only then can each be woken.
      workers.set(name, await Promise.all(Array.from({ length: atOnce }, work)))
    },

    /** Takes no new job and lets those in hand end. What does not end in time is done again by whoever comes next. */
    async close(): Promise<void> {
      const names = [...workers.keys()]
      await within(jobsEndWithinMs, Promise.all(names.map((name) => boss.offWork(name))))
      await boss.stop({ graceful: false })
    },
  }
}

// Its own lock comes too late: a connection that has looked for the schema before remembers that there was none, and fails
// to make what another copy has made meanwhile.
async function start(boss: PgBoss, pool: pg.Pool): Promise<void> {
  try {
    await underSchemaLock(pool, async () => void (await boss.start()))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The tables for jobs cannot be made: ${reason}. The role of DATABASE_URL must be allowed to create a schema.`,
      { cause: error },
    )
  }
}

// Its own patience (`graceful`) looks only every half second whether all is done.
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  const done = work.finally(() => limit.abort())
  await Promise.race([
    done,
    pause(limitMs, undefined, { signal: limit.signal }).catch(() => undefined),
  ])
}

function overPool(pool: pg.Pool): Db {
  return { executeSql: (text, values) => pool.query(text, values as unknown[]) }
}
