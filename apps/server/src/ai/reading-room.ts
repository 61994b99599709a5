import { availableParallelism } from 'node:os'
import type { Owner, Proposal, Source } from '@sheaf/autofill/propose'
import type { ReadingProgress } from '@sheaf/autofill/reading/read-file'
import { ReadingInterrupted, readSource } from '@sheaf/autofill/reading/read-source'
import type { SourceFile } from '@sheaf/autofill/reading/source-kind'
import { type UnreadableCode, UnreadableSource } from '@sheaf/autofill/reading/unreadable-source'
import type { ErrorCode } from '@sheaf/contract/errors'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { AppError } from '../http/app-error.ts'
import { createProcessPool, OrderStoppedError } from '../processes/process-pool.ts'
import { createSeats, type SeatLimits } from './seats.ts'

export type ReadingOrder = {
  readonly source: { readonly text: string } | { readonly file: SourceFile }
  readonly kind: DocumentKind
  readonly today: string
  readonly owner: Owner
  readonly me?: string
}

export type Reading = { readonly text: string; readonly proposal: Proposal }

export type ReadingRoom = ReturnType<typeof createReadingRoom>

type Limits = SeatLimits & { readonly textMs: number }

const usual: Limits = {
  seats: availableParallelism(),
  waiting: 20,
  waitingOfAccount: 1,
  textMs: 5_000,
}

/** Where texts and files of strangers are read: a few at a time, one of each account, and none longer than anyone would wait. */
export function createReadingRoom(limits: Limits = usual) {
  const seats = createSeats(limits)
  // A process stays for the next text, since its first one takes ten times as long.
  const proposing = createProcessPool<Source, Proposal>({
    program: new URL('./proposing-process.ts', import.meta.url),
    processes: limits.seats,
    // Who has a seat need not wait a second time.
    queueLimit: limits.seats,
    queueLimitPerClient: 1,
    processorLimitMs: limits.textMs,
    // On a busy server a harmless text takes long, too. But nobody waits for ever.
    timeLimitMs: 6 * limits.textMs,
    memoryLimit: 768 * 1024 * 1024,
  })

  async function readOne(
    client: string,
    { source, ...request }: ReadingOrder,
    report: (progress: ReadingProgress) => void,
    signal: AbortSignal,
  ): Promise<Reading> {
    const { text } = 'text' in source ? source : await readSource(source.file, { report, signal })
    return { text, proposal: await proposing.put({ ...request, text }, { client, signal }) }
  }

  return {
    async read(
      account: string,
      order: ReadingOrder,
      onProgress: (progress: ReadingProgress) => void,
      leaving: AbortSignal,
    ): Promise<Reading> {
      const leave = await seats.take(account, leaving).catch((error: unknown) => {
        throw leaving.aborted ? abandoned() : error
      })
      try {
        return await readOne(account, order, onProgress, leaving)
      } catch (error) {
        throw leaving.aborted ? abandoned() : refusalOf(error, order)
      } finally {
        leave()
      }
    },
    close: proposing.close,
  }
}

const tooSlow = {
  text: 'This text took too long to read. Paste just the part you need.',
  file: new UnreadableSource('too-slow').message,
}

function refusalOf(error: unknown, { source }: ReadingOrder): unknown {
  const field = 'text' in source ? 'text' : 'file'
  if (error instanceof ReadingInterrupted) return overloaded(error)
  if (error instanceof OrderStoppedError && error.isPassing) return overloaded(error)
  if (error instanceof OrderStoppedError) {
    return new AppError('request.too-hard', tooSlow[field], { [field]: tooSlow[field] }, error)
  }
  if (!(error instanceof UnreadableSource)) return error
  const code = codeOf[error.code] ?? 'request.invalid'
  return new AppError(code, error.message, { [field]: error.message }, error)
}

function overloaded(cause: Error): AppError {
  const message = 'Too many texts are being read right now. Please try again in a moment.'
  return new AppError('server.overloaded', message, undefined, cause)
}

const codeOf: Readonly<Partial<Record<UnreadableCode, ErrorCode>>> = {
  'too-large': 'request.too-large',
  'too-many-pages': 'request.too-large',
  'too-slow': 'request.too-hard',
}

export function abandoned(): AppError {
  return new AppError('request.abandoned', 'The request was canceled before the text was read.')
}
