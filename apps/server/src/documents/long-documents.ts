import { createTurns } from '@sheaf/rendering/typesetter/turns'
import {
  TypesetterBusyError,
  TypesettingAbandonedError,
} from '@sheaf/rendering/typesetter/typesetter'

/** Who waits for a document that came in so many bytes. */
export type Asker = {
  readonly client: string
  readonly leaving: AbortSignal
  readonly bytes: number
}

/** A document of a hundred lines, as our screens send it. */
const longestShortRequest = 24 * 1024

const limits = { inFlightEach: 1, waitingEach: 4, waitingInAll: 24 }

type Waiter = { readonly begin: () => void; readonly refuse: (error: Error) => void }

/**
 * Reading a thousand lines takes the server's only thread a tenth of a second, and drawing them takes the one worker for long
 * sheets seconds: long documents are read and drawn one at a time, in turns between clients. Those who leave are never read.
 */
export function createLongDocumentTurns() {
  const turns = createTurns<Waiter>(limits, () => performance.now())
  let isTaken = false

  function callNext(): void {
    const turn = isTaken ? undefined : turns.next()
    if (turn === undefined) return
    isTaken = true
    turn.work.begin()
  }

  function waitForTurn({ client, leaving }: Asker): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter = { begin: resolve, refuse: reject }
      if (leaving.aborted) return reject(new TypesettingAbandonedError())
      const admission = turns.add(waiter, client)
      if (!admission.isAdmitted) return reject(new TypesetterBusyError(admission.reason))
      admission.displaced?.refuse(new TypesetterBusyError('all'))
      leaving.addEventListener('abort', () => {
        if (turns.remove(waiter)) reject(new TypesettingAbandonedError())
      })
      callNext()
    })
  }

  return async function inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (asker.bytes <= longestShortRequest) return work()
    await waitForTurn(asker)
    const start = performance.now()
    try {
      return await work()
    } finally {
      isTaken = false
      turns.done(asker.client, performance.now() - start)
      callNext()
    }
  }
}
