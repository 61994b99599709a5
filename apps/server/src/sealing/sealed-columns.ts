import { sealedUse } from '../client-mail/address-prints.ts'
import { sealedUse as reminderUse } from '../reminders/kept-reminder.ts'
import { sealedUses } from '../schedules/sealed-uses.ts'

export type SealedColumn = {
  readonly table: string
  readonly column: string
  /** What the texts in it are sealed for. */
  readonly use: string
  /** Whose a row is, in SQL. */
  readonly owner: string
}

/** Every column that holds something sealed. One that is missing here could not be opened any more after a change of the secret. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'client_mail_keys', column: 'sealed', use: sealedUse, owner: 'user_id' },
  { table: 'schedules', column: 'sealed', use: sealedUses.order, owner: 'user_id' },
  { table: 'schedule_runs', column: 'sealed', use: sealedUses.bill, owner: 'user_id' },
  { table: 'reminders', column: 'sealed', use: reminderUse, owner: 'user_id' },
]
