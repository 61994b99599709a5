import { availableParallelism } from 'node:os'
import type { AnyPath } from '@sheaf/domain/documents/field-path'
import type { OpenedInvoice } from '@sheaf/einvoice/opened-file'
import type { CarriedDocument } from '@sheaf/einvoice/pdf/carried-document'
import type { Finding } from '@sheaf/einvoice/rules/rule'
import { AppError } from '../http/app-error.ts'
import { refusedFile } from '../http/read-form.ts'
import { createProcessPool, OrderStoppedError, PoolBusyError } from '../processes/process-pool.ts'

export type CheckingOrder = { readonly bytes: Uint8Array; readonly wants: 'verdict' | 'document' }

export type Verdict = Pick<OpenedInvoice, 'format' | 'profile' | 'isValid' | 'kind'> & {
  readonly findings: readonly (Pick<Finding, 'rule' | 'severity' | 'message' | 'at'> & {
    readonly field: AnyPath | undefined
  })[]
}

/** A document that was in a file; one of ours comes with its look. */
export type FilledDocument = Pick<CarriedDocument, 'document'> & Partial<CarriedDocument>

export type CheckingAnswer =
  | { readonly verdict: Verdict }
  | { readonly filled: FilledDocument }
  | { readonly refusal: string }

export type CheckingRoom = ReturnType<typeof createCheckingRoom>

/** Where e-invoices of strangers are opened: 10 MB of XML would hold up everybody else for seconds. */
export function createCheckingRoom({ processorLimitMs = 10_000 } = {}) {
  const pool = createProcessPool<CheckingOrder, CheckingAnswer>({
    program: new URL('./checking-process.ts', import.meta.url),
    processes: Math.max(1, Math.floor(availableParallelism() / 2)),
    queueLimit: 20,
    queueLimitPerClient: 2,
    processorLimitMs,
    // On a busy server a harmless file takes long, too.
    timeLimitMs: 3 * processorLimitMs,
    memoryLimit: 768 * 1024 * 1024,
  })

  async function put(client: string, order: CheckingOrder, leaving: AbortSignal) {
    try {
      return await pool.put(order, { client, signal: leaving })
    } catch (error) {
      throw leaving.aborted ? abandoned() : refusalOf(error)
    }
  }

  return {
    async check(client: string, bytes: Uint8Array, leaving: AbortSignal): Promise<Verdict> {
      const answer = await put(client, { bytes, wants: 'verdict' }, leaving)
      if ('verdict' in answer) return answer.verdict
      throw refusedFile('refusal' in answer ? answer.refusal : '')
    },
    async read(client: string, bytes: Uint8Array, leaving: AbortSignal): Promise<FilledDocument> {
      const answer = await put(client, { bytes, wants: 'document' }, leaving)
      if ('filled' in answer) return answer.filled
      throw refusedFile('refusal' in answer ? answer.refusal : '')
    },
    close: pool.close,
  }
}

function abandoned(): AppError {
  return new AppError('request.abandoned', 'The request was canceled before the file was read.')
}

function refusalOf(error: unknown): unknown {
  const isPassing = error instanceof OrderStoppedError && error.isPassing
  if (error instanceof PoolBusyError || isPassing) {
    const message = 'Too many files are being read right now. Please try again in a moment.'
    return new AppError('server.overloaded', message, undefined, error)
  }
  if (!(error instanceof OrderStoppedError)) return error
  const message = 'This file took too long to read. It is not like any invoice we know.'
  return new AppError('request.too-hard', message, { file: message }, error)
}
