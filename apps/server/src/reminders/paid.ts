import type { PaidLink } from '@sheaf/contract/reminders'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Keys } from '../keys.ts'
import { linkToken, readLinkToken } from '../mail/link-token.ts'
import type { KeptReminders } from './kept-reminder.ts'
import { endAs, notFound } from './life-cycle.ts'
import { createReminderStore } from './store.ts'

type World = {
  readonly orm: Orm
  readonly keys: Pick<Keys, 'links'>
  readonly kept: KeptReminders
  readonly now: () => Date
}

const purpose = 'paid'

/** What the link in a mail carries. */
export function paidToken(id: string, keys: Pick<Keys, 'links'>): string {
  return linkToken(id, purpose, keys.links)
}

/** Ends reminders because the money has come, on the screen or by the link in a mail. */
export function createPaid({ orm, keys, kept, now }: World) {
  async function markPaid(id: string): Promise<void> {
    await orm.transaction(async (transaction) => {
      const row = await createReminderStore(transaction).lock(id)
      if (row === undefined) throw notFound()
      if (row.state !== 'paid') await endAs(transaction, kept, row, 'paid', now())
    })
  }

  function requireLink(token: string): string {
    const id = readLinkToken(token, purpose, keys.links)
    if (id === undefined) throw new AppError('mail-link.invalid', invalidLink)
    return id
  }

  async function linked(id: string): Promise<PaidLink> {
    const row = await createReminderStore(orm).find(id)
    if (row === undefined) throw notFound()
    const { number, clientName, amountDue } = kept.open(row)
    return { state: row.state, number, clientName, amountDue }
  }

  return {
    markPaid,

    /** What the link in a mail is about. Changes nothing: scanners of mail follow every link. */
    readLink: async (token: string): Promise<PaidLink> => linked(requireLink(token)),

    async markPaidByLink(token: string): Promise<PaidLink> {
      const id = requireLink(token)
      await markPaid(id)
      return linked(id)
    },
  }
}

const invalidLink =
  "This link isn't valid. It may be incomplete. Please open it from the email again."
