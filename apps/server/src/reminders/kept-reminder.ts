import type { ReadReminderOrder, Reminder } from '@sheaf/contract/reminders'
import { type Seal, SealError } from '../sealing/seal.ts'

/** How the table of reminders names what it seals. */
export const sealedUse = 'reminder'

/** What is kept of an invoice while it is to be reminded of. */
export type KeptReminder = Pick<Reminder, 'number' | 'clientName' | 'amountDue'> & {
  readonly order: ReadReminderOrder | null
}

type Row = { readonly userId: string; readonly sealed: Buffer }

export type KeptReminders = ReturnType<typeof createKeptReminders>

export function createKeptReminders(seal: Seal) {
  function keep(userId: string, kept: KeptReminder): Buffer {
    return seal.seal(userId, sealedUse, JSON.stringify(kept))
  }

  /** Nothing of it where another secret has sealed it: a list must still open. */
  function open({ userId, sealed }: Row): KeptReminder {
    try {
      return JSON.parse(seal.open(userId, sealedUse, sealed))
    } catch (error) {
      if (!(error instanceof SealError)) throw error
      return nothing
    }
  }

  return {
    keep,
    open,
    /** What is left of it once the reminders are over. */
    keepNumber: (row: Row) => keep(row.userId, { ...nothing, number: open(row).number }),
  }
}

const nothing: KeptReminder = { order: null, number: '', clientName: '', amountDue: '' }
