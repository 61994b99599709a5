import type { Reminder } from '@sheaf/contract/reminders'
import { withValues } from '@sheaf/domain/documents/document'
import { sampleDocument } from '@sheaf/rendering/samples'
import { mailQueue } from '../../apps/server/src/accounts/mail-queue.ts'
import type { User } from '../../apps/server/src/accounts/store.ts'
import { reminderLookQueue, reminderQueue } from '../../apps/server/src/reminders/queues.ts'
import type { TestApp } from './app.ts'
import { wireOf } from './documents.ts'
import { queuesDone } from './jobs.ts'

type Values = Parameters<typeof withValues>[1]

/** An invoice that is due on February 27, 2026, unless its values say otherwise, as POST /api/generate-pdf takes it. */
export function anUnpaidInvoice(values: Values = {}): Record<string, unknown> {
  const invoice = withValues(sampleDocument('invoice'), {
    number: 'INV-7',
    issuedOn: '2026-01-28',
    endsOn: '2026-02-27',
    paymentTerms: '',
    'receiver.name': 'Globex',
    'receiver.company': '',
    ...values,
  })
  return { ...wireOf(invoice), templateId: 'blue-wave' }
}

/** Reminders for a client in Berlin time, three days before the due date, a week after it, and two. */
export function aReminderOrder(fields: object = {}) {
  return {
    document: anUnpaidInvoice(),
    steps: [
      { days: -3, tone: 'friendly' },
      { days: 7, tone: 'polite' },
      { days: 14, tone: 'firm', subject: 'Last call', message: 'Please pay {amount}.' },
    ],
    timeZone: 'Europe/Berlin',
    deliverTo: 'client',
    clientEmail: 'pay@globex.example',
    ...fields,
  }
}

/** A user who calls the API, on Premium unless told otherwise. */
export async function reminding(test: TestApp, fields: Partial<User> = {}) {
  const { user, cookie } = await test.signIn({ subscription: 'premium', ...fields })
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    test.app.inject({ method, url: `/api/reminders${path}`, headers, ...(payload && { payload }) })
  return {
    user,
    call,
    async order(order: object = {}): Promise<Reminder> {
      const answer = await call('POST', '', aReminderOrder(order))
      if (answer.statusCode !== 201) throw new Error(`Not ordered: ${answer.body}`)
      return answer.json()
    },
    find: async (id: string): Promise<Reminder> => (await call('GET', `/${id}`)).json(),
  }
}

/** As if a minute had passed: all that is due by the clock of the app is sent. */
export async function lookForReminders(test: TestApp): Promise<void> {
  await test.jobs.add(reminderLookQueue, {}, test.database.orm)
  test.jobs.wake(reminderLookQueue)
  await queuesDone(test, [reminderLookQueue, reminderQueue, mailQueue])
}
