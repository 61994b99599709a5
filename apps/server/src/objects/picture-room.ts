import { availableParallelism } from 'node:os'
import type { Logger } from '../db/logger.ts'
import { AppError } from '../http/app-error.ts'
import {
  createProcessPool,
  OrderStoppedError,
  PoolBusyError,
  type ProcessPoolOptions,
} from '../processes/process-pool.ts'
import type { Picture } from './picture.ts'
import { PictureError } from './picture-error.ts'
import type { PictureAnswer } from './picture-process.ts'

export type PictureRoom = ReturnType<typeof createPictureRoom>

type Options = Partial<Pick<ProcessPoolOptions, 'timeLimitMs' | 'memoryLimit'>> & {
  readonly log?: Pick<Logger, 'warn'>
}

/** Whose picture it is, and when they stop waiting for it. */
export type PictureClient = { readonly id: string; readonly signal?: AbortSignal | undefined }

const megabyte = 1024 * 1024

/** Where pictures of strangers are decoded and drawn: never in the process of the server. */
export function createPictureRoom(options: Options = {}) {
  const pool = createProcessPool<Uint8Array, PictureAnswer>({
    program: new URL('./picture-process.ts', import.meta.url),
    // Two, so that whoever sends what takes long leaves one to the others.
    processes: Math.max(2, Math.floor(availableParallelism() / 2)),
    queueLimit: 60,
    queueLimitPerClient: 20,
    // A scan of 40 megapixels takes about a second.
    timeLimitMs: 8000,
    memoryLimit: 768 * megabyte,
    ...options,
  })

  return {
    /** The picture in a file, made anew. Throws PictureError, or AppError when too many wait. */
    async clean(file: Uint8Array, { id, signal }: PictureClient): Promise<Picture> {
      const outcome = await pool.put(file, { client: id, signal }).catch(explain)
      if ('refusal' in outcome) throw new PictureError(outcome.refusal)
      return outcome.picture
    },
    close: pool.close,
  }
}

function explain(error: unknown): never {
  if (error instanceof PoolBusyError) throw overloaded(error)
  if (!(error instanceof OrderStoppedError)) throw error
  const { reason } = error
  if (reason === 'given-up') {
    throw new AppError('request.abandoned', 'The upload was canceled before the image was read.')
  }
  if (error.isPassing) throw overloaded(error)
  throw new PictureError(reason === 'time' ? tooSlow : tooLarge, { cause: error })
}

const tooSlow =
  'This image takes too long to process. Please simplify it, or export it as a smaller PNG.'
const tooLarge =
  'This image needs too much memory. Please simplify it, or export it as a smaller PNG.'

function overloaded(cause: Error): AppError {
  const message = 'Too many images are being checked right now. Please try again in a moment.'
  return new AppError('server.overloaded', message, undefined, cause)
}
