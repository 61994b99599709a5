import { availableParallelism } from 'node:os'
import type { Translation } from '@sheaf/translation/translate'
import { AppError } from '../http/app-error.ts'
import { createProcessPool, OrderStoppedError, PoolBusyError } from '../processes/process-pool.ts'
import type { TranslatingOrder } from './translating-process.ts'

export type TranslatingRoom = ReturnType<typeof createTranslatingRoom>

const processorLimitMs = 10_000

/** Where the phrase books are: texts of strangers are looked up in a process of their own, which also keeps the books of all languages. */
export function createTranslatingRoom() {
  const pool = createProcessPool<TranslatingOrder, Translation>({
    program: new URL('./translating-process.ts', import.meta.url),
    processes: Math.max(1, Math.floor(availableParallelism() / 2)),
    queueLimit: 20,
    queueLimitPerClient: 2,
    processorLimitMs,
    // On a busy server a harmless text takes long, too.
    timeLimitMs: 3 * processorLimitMs,
    memoryLimit: 768 * 1024 * 1024,
  })
  return {
    async translate(
      account: string,
      order: TranslatingOrder,
      leaving: AbortSignal,
    ): Promise<Translation> {
      try {
        return await pool.put(order, { client: account, signal: leaving })
      } catch (error) {
        throw leaving.aborted ? abandonedTranslation() : refusalOf(error)
      }
    },
    close: pool.close,
  }
}

export function abandonedTranslation(): AppError {
  return new AppError('request.abandoned', 'The request was canceled before it was translated.')
}

function refusalOf(error: unknown): unknown {
  if (error instanceof PoolBusyError || isPassing(error)) {
    const message =
      'Too many documents are being translated right now. Please try again in a moment.'
    return new AppError('server.overloaded', message, undefined, error)
  }
  if (!(error instanceof OrderStoppedError)) return error
  return new AppError('request.too-hard', 'This took too long to translate.', undefined, error)
}

function isPassing(error: unknown): boolean {
  return error instanceof OrderStoppedError && error.isPassing
}
