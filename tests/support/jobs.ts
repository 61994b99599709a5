import { setTimeout as pause } from 'node:timers/promises'
import { mailQueue } from '../../apps/server/src/accounts/mail-queue.ts'
import { jobsSchema } from '../../apps/server/src/jobs/jobs.ts'
import type { TestApp } from './app.ts'

type Waiting = { readonly state: string; readonly retry_count: number; readonly pause_s: number }

/** The jobs that are not done yet. */
export async function waitingJobs({ database }: Pick<TestApp, 'database'>): Promise<Waiting[]> {
  const { rows } = await database.pool.query<Waiting>(
    `select state, retry_count, extract(epoch from start_after - now())::float as pause_s
     from ${jobsSchema}.job where name = 'mail' and state in ('created', 'retry', 'active')`,
  )
  return rows
}

/** Everything that was asked for has been done. */
export async function jobsDone(test: Pick<TestApp, 'database'>): Promise<void> {
  await until(async () => (await waitingJobs(test)).length === 0)
}

/** As if the pause before the next attempt were over. */
export async function skipPause({ database, jobs }: TestApp): Promise<void> {
  await until(async () => (await waitingJobs({ database })).every(({ state }) => state === 'retry'))
  await database.pool.query(
    `update ${jobsSchema}.job set start_after = now() - interval '1 s' where state = 'retry'`,
  )
  jobs.wake(mailQueue)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 25) {
    if (await isSo()) return
    await pause(25)
  }
  throw new Error('Jobs did not come to an end within ten seconds')
}

/** Nothing of these queues waits but for its time. */
export async function queuesDone(
  { database }: Pick<TestApp, 'database'>,
  queues: readonly { readonly name: string }[],
): Promise<void> {
  await until(async () => {
    const { rows } = await database.pool.query(
      `select from ${jobsSchema}.job where name = any($1) and start_after <= now()
         and state in ('created', 'retry', 'active') limit 1`,
      [queues.map(({ name }) => name)],
    )
    return rows.length === 0
  })
}
