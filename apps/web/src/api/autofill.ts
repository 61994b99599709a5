import {
  type AutofillAnswer,
  type AutofillLine,
  autofillLineSchema,
  autofillLines,
} from '@sheaf/contract/autofill'
import { problemSchema } from '@sheaf/contract/errors'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { ApiError } from './api-error.ts'
import { api } from './client.ts'
import { linesOf } from './lines-of.ts'

export type AutofillProgress = Extract<AutofillLine, { progress: unknown }>['progress']

type Reading = {
  readonly documentType: DocumentKind
  /** The day where the user sits. */
  readonly today: string
  readonly source: string | File
  /** Who the user is in the text, where that was asked. */
  readonly me?: string | undefined
  readonly onProgress: (progress: AutofillProgress) => void
  readonly signal: AbortSignal
}

/** Reads a text or a file as the details of a document, and tells how far it is. */
export async function autofill(reading: Reading): Promise<AutofillAnswer> {
  const { signal, onProgress } = reading
  const response = await api.send({
    method: 'POST',
    path: '/api/ai/autofill',
    body: bodyOf(reading),
    mediaType: autofillLines,
    signal,
  })
  for await (const text of linesOf(response)) {
    const line = autofillLineSchema.parse(JSON.parse(text))
    if ('answer' in line) return line.answer
    if ('problem' in line) throw toError(line.problem)
    onProgress(line.progress)
  }
  throw new Error('The answer was cut off')
}

function bodyOf({ documentType, today, source, me }: Reading): unknown {
  if (typeof source === 'string') return { documentType, today, me, text: source }
  const form = new FormData()
  // What the server must know before it reads the file stands in front of it.
  form.append('documentType', documentType)
  form.append('today', today)
  if (me !== undefined) form.append('me', me)
  form.append('file', source)
  return form
}

function toError(problem: Extract<AutofillLine, { problem: unknown }>['problem']): ApiError {
  const known = problemSchema.safeParse({ ...problem, requestId: '' }).data
  return new ApiError(problem.status, problem.message, known)
}
