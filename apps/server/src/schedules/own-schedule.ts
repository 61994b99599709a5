import { setTimeout as pause } from 'node:timers/promises'
import type { Schedule } from '@sheaf/contract/schedules'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { lookQueue, runQueue } from './queues.ts'
import { createScheduleStore, type StoredSchedule } from './store.ts'
import type { ScheduleView } from './view.ts'

const sendingMs = 2_000
const lookEveryMs = 100

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly view: ScheduleView
  readonly now: () => Date
}

export type OwnSchedules = ReturnType<typeof createOwnSchedules>

/** The schedules of the one who asks. Somebody else's does not exist for them. */
export function createOwnSchedules({ orm, jobs, view, now }: World) {
  async function require(user: User, id: string): Promise<StoredSchedule> {
    return requireOwn(user, await createScheduleStore(orm).find(id))
  }

  /** What is due already is not left to the next look. */
  async function show(user: User, id: string): Promise<Schedule> {
    const row = await require(user, id)
    if (row.state === 'active' && row.nextAt !== null && row.nextAt <= now()) {
      await jobs.add(lookQueue, {}, orm)
      jobs.wake(lookQueue)
    }
    return await view.one(row)
  }

  return {
    require,
    show,

    /** As soon as nothing of it is on its way, or after a moment as it is. */
    async showSettled(user: User, id: string): Promise<Schedule> {
      const store = createScheduleStore(orm)
      const deadline = performance.now() + sendingMs
      while (performance.now() < deadline && (await store.isSending(id))) await pause(lookEveryMs)
      return await show(user, id)
    },

    /** Changes one, and waits for whatever else is done with it. */
    async change(
      user: User,
      id: string,
      work: (transaction: Orm, row: StoredSchedule) => Promise<unknown>,
    ): Promise<Schedule> {
      await orm.transaction(async (transaction) => {
        await lockAccount(transaction, user.id)
        const row = requireOwn(user, await createScheduleStore(transaction).lock(id))
        await work(transaction, row)
      })
      jobs.wake(runQueue)
      return await show(user, id)
    },
  }
}

function requireOwn(user: User, row: StoredSchedule | undefined): StoredSchedule {
  if (row?.userId === user.id) return row
  throw scheduleNotFound()
}

export function scheduleNotFound(): AppError {
  return new AppError('schedule.not-found', 'This recurring invoice no longer exists.')
}
