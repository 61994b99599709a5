import { availableParallelism } from 'node:os'
import type { Owner, Proposal } from '@sheaf/autofill/propose'
import type { ReadingProgress } from '@sheaf/autofill/reading/read-file'
import { readSource } from '@sheaf/autofill/reading/read-source'
import type { SourceFile } from '@sheaf/autofill/reading/source-kind'
import { type UnreadableCode, UnreadableSource } from '@sheaf/autofill/reading/unreadable-source'
import type { ErrorCode } from '@sheaf/contract/errors'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { AppError } from '../http/app-error.ts'
import { createProposeApart, ProposalGivenUp } from './propose-apart.ts'
import { createSeats, type SeatLimits } from './seats.ts'

export type ReadingOrder = {
  readonly source: { readonly text: string } | { readonly file: SourceFile }
  readonly kind: DocumentKind
  readonly today: string
  readonly owner: Owner
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
  const proposeApart = createProposeApart(limits.textMs)
  const seats = createSeats(limits)

  async function readOne(
    { source, ...request }: ReadingOrder,
    report: (progress: ReadingProgress) => void,
    signal: AbortSignal,
  ): Promise<Reading> {
    const { text } = 'text' in source ? source : await readSource(source.file, { report, signal })
    return { text, proposal: await proposeApart({ ...request, text }, signal) }
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
        return await readOne(order, onProgress, leaving)
      } catch (error) {
        throw leaving.aborted ? abandoned() : refusalOf(error, order)
      } finally {
        leave()
      }
    },
  }
}

const tooSlow = {
  text: 'This text took too long to read. Paste the part that matters.',
  file: new UnreadableSource('too-slow').message,
}

function refusalOf(error: unknown, { source }: ReadingOrder): unknown {
  const field = 'text' in source ? 'text' : 'file'
  if (error instanceof ProposalGivenUp) {
    return new AppError('request.too-hard', tooSlow[field], { [field]: tooSlow[field] }, error)
  }
  if (!(error instanceof UnreadableSource)) return error
  const code = codeOf[error.code] ?? 'request.invalid'
  return new AppError(code, error.message, { [field]: error.message }, error)
}

const codeOf: Readonly<Partial<Record<UnreadableCode, ErrorCode>>> = {
  'too-large': 'request.too-large',
  'too-many-pages': 'request.too-large',
  'too-slow': 'request.too-hard',
}

export function abandoned(): AppError {
  return new AppError('request.abandoned', 'The request was given up before the text was read.')
}
