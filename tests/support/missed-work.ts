import { reminderOrderSchema } from '@sheaf/contract/reminders'
import { scheduleOrderSchema } from '@sheaf/contract/schedules'
import { addDays } from '@sheaf/domain/locale/calendar-day'
import type { User } from '../../apps/server/src/accounts/store.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { schedules } from '../../apps/server/src/db/schedule-schema.ts'
import { numberSeries } from '../../apps/server/src/db/schema.ts'
import { deriveKeys } from '../../apps/server/src/keys.ts'
import { createReminders } from '../../apps/server/src/reminders/service.ts'
import { createKeptOrders, readOrder } from '../../apps/server/src/schedules/kept-order.ts'
import { createSeal } from '../../apps/server/src/sealing/seal.ts'
import { anUnpaidInvoice, aReminderOrder } from './reminders.ts'
import { anOrder } from './schedules.ts'
import { addUser } from './users.ts'

type Place = { readonly database: Pick<Database, 'orm'>; readonly secret: string }

const dayMs = 24 * 60 * 60 * 1000

/** An account with weekly schedules whose invoices have all been missed, numbered R-0001 and so on. */
export async function addMissedInvoices(
  { database: { orm }, secret }: Place,
  missed: { readonly schedules: number; readonly turns: number },
): Promise<User> {
  const orders = createKeptOrders(createSeal(deriveKeys(secret).sealing))
  const user = await addUser(orm, { subscription: 'premium' })
  const userId = user.id
  const series = { kind: 'invoice', pattern: 'R-{0001}', restarts: 'never' } as const
  await orm.insert(numberSeries).values({ userId, ...series })
  const start = addDays(new Date().toISOString().slice(0, 10), -7 * missed.turns)
  const timeZone = 'Europe/Berlin'
  const recurrence = { every: 1, unit: 'week', start, end: { count: missed.turns } } as const
  const sent = scheduleOrderSchema.parse(anOrder({ recurrence, timeZone }))
  const sealed = orders.sealOrder(userId, readOrder(sent, new Date()).order)
  const nextAt = new Date(`${start}T08:00:00Z`)
  for (let index = 0; index < missed.schedules; index += 1) {
    const id = `sch_${userId.slice(-12)}_${index}`
    await orm.insert(schedules).values({ id, userId, sealed, nextAt, timeZone })
  }
  return user
}

/** An account with reminders that were ordered two days ago: of each, one mail was due since then and one is to come. */
export async function addMissedReminders(
  { database: { orm }, secret }: Place,
  count: number,
): Promise<User> {
  const then = new Date(Date.now() - 2 * dayMs)
  const reminders = createReminders({
    ...{ orm, keys: deriveKeys(secret), now: () => then },
    logos: { claim: async () => true },
  })
  const order = reminderOrderSchema.parse(
    aReminderOrder({
      document: anUnpaidInvoice({ endsOn: new Date().toISOString().slice(0, 10) }),
      steps: [-1, 9].map((days) => ({ days, tone: 'friendly' })),
      ...{ timeZone: 'UTC', deliverTo: 'me', clientEmail: '' },
    }),
  )
  const user = await addUser(orm, { subscription: 'premium' })
  for (let each = 0; each < count; each += 1) await reminders.create(user, order)
  return user
}
