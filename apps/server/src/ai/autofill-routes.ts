import { PassThrough } from 'node:stream'
import multipart from '@fastify/multipart'
import {
  type AutofillAnswer,
  type AutofillLine,
  autofillAnswerSchema,
  autofillFileSchema,
  autofillLimits,
  autofillLines,
  autofillTextSchema,
} from '@sheaf/contract/autofill'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { logFailure } from '../http/errors.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { refusalOfNulls } from '../http/null-characters.ts'
import { refusedWith, toAppError, toProblem } from '../http/problem.ts'
import { readForm, refusedFile } from '../http/read-form.ts'
import { requireValid } from '../http/validation.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import type { Autofill, AutofillInput, Progress } from './autofill.ts'

type Options = {
  readonly autofill: Autofill
  readonly workLimits: WorkLimits
  readonly guard: SignedInGuard
}

// A million characters of any script, written in JSON.
const bodyLimit = 12_000_000

export const autofillRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { autofill, workLimits, guard } = options
  await app.register(multipart, {
    limits: { fileSize: autofillLimits.bytes, files: 1, fields: 10, fieldSize: 1000 },
  })

  app.post(
    '/ai/autofill',
    {
      bodyLimit,
      // Counted before its bytes are taken in.
      onRequest: [
        guard.requireUser,
        (request) => workLimits.count('ai-autofill', guard.userOf(request).id, request.ip),
      ],
      schema: {
        tags: ['Documents'],
        summary: 'Reads a text or a file as proposed fields of a document',
        consumes: ['application/json', 'multipart/form-data'],
        response: { 200: autofillAnswerSchema, ...refusedWith(400, 401, 413, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const user = guard.userOf(request)
      // Before anything is waited for: who leaves meanwhile must be noticed.
      const leaving = signalOfLeaving(reply)
      const input = await inputOf(request)
      const read = (onProgress: (progress: Progress) => void) =>
        autofill(user, input, { onProgress, leaving })
      if (!request.headers.accept?.includes(autofillLines)) return read(() => {})
      return sendLines(request, reply, read)
    },
  )
}

async function inputOf(request: FastifyRequest): Promise<AutofillInput> {
  if (!request.isMultipart()) {
    const { text, documentType, today, me } = requireValid(autofillTextSchema, request.body)
    return { kind: documentType, today, me, source: { text } }
  }
  const { fields, file } = await readForm(request)
  const { documentType, today, me } = requireValid(autofillFileSchema, fields)
  if (file === undefined) throw refusedFile('Please paste some text or choose a file')
  const refusal = refusalOfNulls({ file: file.name })
  if (refusal !== undefined) throw refusal
  return { kind: documentType, today, me, source: { file } }
}

/** How far it is, line by line, and at the end the answer or why there is none. */
function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  read: (onProgress: (progress: Progress) => void) => Promise<AutofillAnswer>,
): FastifyReply {
  const lines = new PassThrough()
  const say = (line: AutofillLine) => lines.write(`${JSON.stringify(line)}\n`)
  read((progress) => say({ progress }))
    .then((answer) => say({ answer }))
    .catch((thrown: unknown) => {
      const error = toAppError(thrown)
      logFailure(request.log, error)
      say({ problem: toProblem(error, request.id) })
    })
    .finally(() => lines.end())
  return reply.type(autofillLines).send(lines)
}
