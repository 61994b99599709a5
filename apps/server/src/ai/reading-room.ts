import { availableParallelism } from 'node:os'
import type { Owner, Proposal } from '@sheaf/autofill/propose'
import type { ReadingProgress } from '@sheaf/autofill/reading/read-file'
import { readSource } from '@sheaf/autofill/reading/read-source'
import type { SourceFile } from '@sheaf/autofill/reading/source-kind'
import { UnreadableSource } from '@sheaf/autofill/reading/unreadable-source'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { AppError } from '../http/app-error.ts'
import { createProposeApart, type ProposeApart } from './propose-apart.ts'

export type ReadingOrder = {
  readonly source: { readonly text: string } | { readonly file: SourceFile }
  readonly documentType: DocumentType
  readonly today: string
  readonly owner: Owner
}

export type Reading = { readonly text: string; readonly proposal: Proposal }

export type ReadingRoom = ReturnType<typeof createReadingRoom>

type Limits = { readonly seats: number; readonly waiting: number; readonly patienceMs: number }

const usual: Limits = { seats: availableParallelism(), waiting: 20, patienceMs: 55_000 }

/** Where texts and files of strangers are read: a few at a time, and none for longer than anyone would wait. */
export function createReadingRoom({ seats, waiting, patienceMs }: Limits = usual) {
  const proposeApart = createProposeApart()
  const queue: (() => void)[] = []
  let taken = 0

  async function takeSeat(): Promise<void> {
    if (taken < seats) {
      taken += 1
      return
    }
    if (queue.length >= waiting) throw overloaded()
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leaveSeat(): void {
    const next = queue.shift()
    if (next) next()
    else taken -= 1
  }

  return {
    async read(
      order: ReadingOrder,
      onProgress: (progress: ReadingProgress) => void,
      leaving: AbortSignal,
    ): Promise<Reading> {
      await takeSeat()
      const patience = AbortSignal.timeout(patienceMs)
      try {
        return await readOne(proposeApart, order, onProgress, AbortSignal.any([leaving, patience]))
      } catch (error) {
        if (leaving.aborted) throw abandoned()
        if (patience.aborted) throw unreadable(tooSlow, error)
        throw error instanceof UnreadableSource ? unreadable(error.message, error) : error
      } finally {
        leaveSeat()
      }
    },
  }
}

async function readOne(
  proposeApart: ProposeApart,
  { source, ...wish }: ReadingOrder,
  onProgress: (progress: ReadingProgress) => void,
  signal: AbortSignal,
): Promise<Reading> {
  const { text } = 'text' in source ? source : await readSource(source.file, onProgress, signal)
  return { text, proposal: await proposeApart({ ...wish, text }, signal) }
}

const tooSlow = 'This took too long to read. Send the part that matters.'

function unreadable(message: string, cause: unknown): AppError {
  return new AppError('request.invalid', message, { file: message }, cause)
}

function overloaded(): AppError {
  const message = 'Too many texts are being read right now. Please try again in a moment.'
  return new AppError('server.overloaded', message)
}

function abandoned(): AppError {
  return new AppError('request.abandoned', 'The request was given up before the text was read.')
}
