import type { ReadScheduleOrder } from '@sheaf/contract/schedules'
import type { User } from '../accounts/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Logos } from '../logos/service.ts'
import type { NumberSeriesOfUsers } from '../number-series/service.ts'
import { type KeptOrder, readOrder } from './kept-order.ts'
import type { TryInvoice } from './try-invoice.ts'

type World = {
  readonly logos: Pick<Logos, 'claim'>
  readonly numberSeries: Pick<NumberSeriesOfUsers, 'upcoming'>
  readonly tryInvoice: TryInvoice
  readonly now: () => Date
}

export type RequireMakeable = (user: User, sent: ReadScheduleOrder) => Promise<KeptOrder>

/** Refuses at its field what could not be made and sent on its day. */
export function createRequireMakeable(world: World): RequireMakeable {
  const { logos, numberSeries, tryInvoice, now } = world
  return async (user, sent) => {
    if (sent.deliverTo === 'client' && sent.clientEmail === '') {
      throw wrong('clientEmail', "Enter your client's email address")
    }
    requireNearStart(sent)
    const planned = readOrder(sent, now())
    if ((await numberSeries.upcoming(user.id, 'invoice', [])) === undefined) {
      throw wrong(
        'numberSeries',
        'Set up a number series for invoices first, so each one gets the next number',
      )
    }
    await tryInvoice(user, planned)
    const { logoUrl } = planned.issue.computed.document.sender
    // One that only waited to be chosen would be gone on the day.
    if (logoUrl !== '') await logos.claim(user.id, logoUrl)
    return planned.order
  }
}

// Years away from today, a rule would be counted through turn by turn for nothing.
const nearYears = { first: '2000', last: '2100' }

function requireNearStart({ recurrence: { start } }: ReadScheduleOrder): void {
  const year = start.slice(0, 4)
  if (year >= nearYears.first && year < nearYears.last) return
  throw wrong('recurrence.start', `Choose a date between ${nearYears.first} and ${nearYears.last}`)
}

function wrong(field: string, message: string): AppError {
  return new AppError('request.invalid', message, { [field]: message })
}
