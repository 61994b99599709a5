import type { ReadReminderOrder } from '@sheaf/contract/reminders'
import { addDays, daysBetween } from '@sheaf/domain/locale/calendar-day'
import { languageOf } from '@sheaf/domain/locale/languages'
import { lateFeeLine } from '@sheaf/domain/reminders/late-fee-line'
import type { Owed } from '@sheaf/domain/reminders/owed'
import { mailFacts, noteToUser, reminderMail } from '@sheaf/domain/reminders/reminder-mail'
import { mailWords } from '@sheaf/domain/reminders/words'
import type { MailWords } from '@sheaf/domain/reminders/words/mail-words'
import type { User } from '../accounts/store.ts'
import type { ClientMailOrder } from '../client-mail/compose.ts'
import { nameByType } from '../documents/file-name.ts'
import type { KeptInvoice } from '../documents/kept-invoice.ts'
import { dayInZone } from '../schedules/moment-in-zone.ts'
import type { StoredMail } from './store.ts'

type Parts = {
  readonly mail: StoredMail
  readonly order: ReadReminderOrder
  readonly owed: Owed
  readonly kept: KeptInvoice
  readonly user: User
  readonly at: Date
}

/** The step that a mail belongs to. Undefined when the user has taken it out while the mail was on its way. */
export function stepOf({ order, owed, mail }: Pick<Parts, 'order' | 'owed' | 'mail'>) {
  return order.steps.find(({ days }) => addDays(owed.dueOn, days) === mail.day)
}

type Step = NonNullable<ReturnType<typeof stepOf>>

/** Whom a reminder goes to, and under which name it is counted. */
export function addressOf({ mail, order, user }: Pick<Parts, 'mail' | 'order' | 'user'>) {
  const to = order.deliverTo === 'me' ? 'me' : order.clientEmail
  return { id: `${mail.reminderId}-${mail.day}`, user, to }
}

/** To the client, with the invoice as it was. */
export async function composeForClient(
  parts: Parts,
  step: Step,
  bytes: Uint8Array,
): Promise<ClientMailOrder> {
  const { owed, kept } = parts
  const language = languageOf(kept.invoice.language) ?? 'en'
  const words = await mailWords(language)
  const days = daysLate(parts)
  const also = [...lateFees(words, parts), words.attached]
  return {
    ...mailOf(parts),
    language,
    ...reminderMail(words, owed, step, { days, also }),
    facts: mailFacts(words, owed, days),
    attachments: [{ name: nameByType(kept.invoice), type: 'application/pdf', bytes }],
    canStop: true,
  }
}

/** To the user, who may have been paid already, with a message that they can send themselves. */
export async function composeForUser(
  parts: Parts,
  step: Step,
  paidUrl: string,
): Promise<ClientMailOrder> {
  const { owed, kept } = parts
  const days = daysLate(parts)
  const words = await mailWords(kept.invoice.language)
  const message = reminderMail(words, owed, step, { days, also: lateFees(words, parts) })
  return {
    ...mailOf(parts),
    language: 'en',
    ...noteToUser(owed, message.paragraphs, days),
    facts: mailFacts(await mailWords('en'), owed, days),
    action: { label: 'Mark as paid', href: paidUrl },
    attachments: [],
    canStop: false,
  }
}

function mailOf(parts: Parts) {
  const { owed, kept, user } = parts
  const { themeId, design } = kept.order
  return {
    ...addressOf(parts),
    look: { themeId, primaryColor: design?.primaryColor },
    senderName: owed.company || [user.firstName, user.lastName].filter(Boolean).join(' '),
  }
}

/** As many as have passed when it goes out, which may be later than planned. */
function daysLate({ order, owed, at }: Parts): number {
  return daysBetween(owed.dueOn, dayInZone(at, order.timeZone))
}

function lateFees(words: MailWords, { order, kept, at }: Parts): string[] {
  const today = dayInZone(at, order.timeZone)
  const line = order.saysLateFees ? lateFeeLine(words, kept.invoice, today) : undefined
  return line === undefined ? [] : [line]
}
