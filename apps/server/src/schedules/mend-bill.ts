import { SealError } from '../sealing/seal.ts'
import { billFor, type KeptBill, type KeptOrder, type KeptOrders, readOrder } from './kept-order.ts'
import type { StoredRun, StoredSchedule } from './store.ts'

type Schedule = Pick<StoredSchedule, 'firstTurn'> & { readonly order: KeptOrder }

/**
 * A bill that could not be sent, with what its user has changed since: where it goes, and what it says if it could not be drawn. It keeps
 * its number and its day, which are counted.
 */
export function mendBill(
  orders: KeptOrders,
  run: StoredRun,
  { order, firstTurn }: Schedule,
  at: Date,
): Partial<Pick<StoredRun, 'sealed' | 'deliveredTo'>> {
  const bill =
    run.problem === 'undrawable' ? writtenAgain(run, order, firstTurn, at) : find(orders, run)
  if (bill === undefined) return {}
  const { deliverTo, clientEmail } = order
  const sealed = orders.sealBill(run.userId, { ...bill, deliverTo, clientEmail })
  return { sealed, deliveredTo: deliverTo }
}

function writtenAgain(
  { number, turn, day }: StoredRun,
  order: KeptOrder,
  firstTurn: number,
  at: Date,
): KeptBill {
  const place = { number: number ?? '', writtenOn: day }
  return billFor(readOrder(order, at), Math.max(0, turn - firstTurn), place).bill
}

/** Undefined where another secret has sealed it: it stays as it is, and its delivery says so. */
function find(orders: KeptOrders, { userId, sealed }: StoredRun): KeptBill | undefined {
  try {
    return sealed === null ? undefined : orders.openBill(userId, sealed)
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return undefined
  }
}
