import { AppError } from '../http/app-error.ts'

export type SeatLimits = {
  /** So many are read at the same time. */
  readonly seats: number
  /** So many wait, of all accounts together. */
  readonly waiting: number
  /** So many of one account wait while another of its own is read. */
  readonly waitingOfAccount: number
}

type Waiting = { readonly account: string; readonly sit: () => void }

/** One seat for each account, a bounded queue for the rest: nobody fills the room, and who has left waits no longer. */
export function createSeats({ seats, waiting, waitingOfAccount }: SeatLimits) {
  const seated = new Set<string>()
  const queue: Waiting[] = []

  /** Resolves when it is this one's turn, with the way to leave. */
  async function take(account: string, leaving: AbortSignal): Promise<() => void> {
    leaving.throwIfAborted()
    if (seated.size < seats && !seated.has(account)) seated.add(account)
    else await waitForTurn(account, leaving)
    return () => leave(account)
  }

  function waitForTurn(account: string, leaving: AbortSignal): Promise<void> {
    if (queue.filter((other) => other.account === account).length >= waitingOfAccount) {
      throw new AppError(
        'rate.limited',
        'Sheaf is still reading your last text. Please wait for it to finish.',
      )
    }
    if (queue.length >= waiting) {
      const message = 'Too many texts are being read right now. Please try again in a moment.'
      throw new AppError('server.overloaded', message)
    }
    return new Promise((resolve, reject) => {
      const goAway = () => {
        queue.splice(queue.indexOf(entry), 1)
        reject(leaving.reason)
      }
      const sit = () => {
        leaving.removeEventListener('abort', goAway)
        resolve()
      }
      const entry = { account, sit }
      queue.push(entry)
      leaving.addEventListener('abort', goAway)
    })
  }

  function leave(account: string): void {
    seated.delete(account)
    const next = queue.findIndex((other) => !seated.has(other.account))
    if (next < 0) return
    const [entry] = queue.splice(next, 1)
    if (!entry) return
    seated.add(entry.account)
    entry.sit()
  }

  return { take }
}
