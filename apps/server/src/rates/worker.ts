import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import type { Env } from '../env.ts'
import { cleanUpQueue } from '../jobs/clean-up.ts'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import { FeedError } from './feed-error.ts'
import { type FeedLimits, fetchFeed } from './fetch-feed.ts'
import { parseFeed } from './parse-feed.ts'
import { shippedRates } from './snapshot.ts'
import { createRateStore } from './store.ts'

const hourSeconds = 60 * 60
// Less than a day, so that the hour at which it is asked does not move on from day to day.
const freshMs = 23.5 * hourSeconds * 1000

/** One copy of the server at a time: the next one finds that the rates are fresh, and does not ask again. */
const ratesQueue: Queue<object> = { ...cleanUpQueue('read-rates'), isAlone: true }

type World = {
  readonly env: Pick<Env, 'ratesUrl'>
  readonly orm: Orm
  readonly jobs: Jobs
  readonly log: Logger
  readonly now: () => Date
  readonly feedLimits?: FeedLimits
}

/** From now on this copy of the server reads the rates once a day, and after a failure again within the hour. */
export async function startRatesWorker(world: World): Promise<void> {
  const { env, orm, jobs } = world
  const { ratesUrl } = env
  if (ratesUrl === undefined) return
  await jobs.work(ratesQueue, async () => {
    await readRates(world, ratesUrl)
    await jobs.addLater(ratesQueue, {}, hourSeconds)
  })
  await jobs.add(ratesQueue, {}, orm)
  jobs.wake(ratesQueue)
}

// The last good rates stay when the feed is away or says something that cannot be true.
async function readRates({ orm, log, now, feedLimits }: World, ratesUrl: string): Promise<void> {
  const store = createRateStore(orm)
  const newest = await store.findNewest('ECB')
  const at = now()
  if (newest && at.getTime() - newest.readAt.getTime() < freshMs) return
  try {
    const today = at.toISOString().slice(0, 10)
    const text = await fetchFeed(ratesUrl, feedLimits)
    const sheet = parseFeed(text, { today, known: newest ?? shippedRates })
    await store.saveSheet({ ...sheet, readAt: at })
    log.info({ day: sheet.day, currencies: Object.keys(sheet.perEuro).length }, 'rates read')
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    log.warn({ reason: error.message, lastGood: newest?.day }, 'rates were not read')
  }
}
