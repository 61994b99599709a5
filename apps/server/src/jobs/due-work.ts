import type { Orm } from '../db/database.ts'
import { cleanUpQueue } from './clean-up.ts'
import type { Jobs, Queue } from './jobs.ts'

const hour = 60 * 60
const lookEverySeconds = 60

// A copy of the server that is killed stops beating: its work is taken over within a minute.
const takenOver = { heartbeatSeconds: 15, expireInSeconds: 600 }

/** For what has to happen once its moment has come: tried until it works, or until its worker gives up by the clock and says so. */
export function dueQueue<Payload extends object>(
  name: string,
  parse: Queue<Payload>['parse'],
): Queue<Payload> {
  return {
    name,
    atOnce: 2,
    parse,
    options: {
      retryBackoff: true,
      retryDelay: 2,
      retryDelayMax: hour,
      // More than is ever needed.
      retryLimit: 1000,
      deleteAfterSeconds: 24 * hour,
      ...takenOver,
    },
  }
}

/** Is anything due? */
export function queueOfLooks(name: string): Queue<object> {
  const queue = cleanUpQueue(name)
  return { ...queue, options: { ...queue.options, retryDelay: 2, retryDelayMax: 60, ...takenOver } }
}

/** Looks now and every minute from now on, over all copies of the server. */
export async function keepLooking(
  { jobs, orm }: { readonly jobs: Jobs; readonly orm: Orm },
  queue: Queue<object>,
  look: () => Promise<void>,
): Promise<void> {
  await jobs.work(queue, async () => {
    await look()
    await jobs.addLater(queue, {}, lookEverySeconds)
  })
  await jobs.add(queue, {}, orm)
  jobs.wake(queue)
}
