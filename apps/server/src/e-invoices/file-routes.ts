import multipart from '@fastify/multipart'
import { eInvoiceLimits, verdictSchema } from '@sheaf/contract/e-invoices'
import { encode } from '@sheaf/contract/wire/codec'
import { wirePath } from '@sheaf/contract/wire/wire-names'
import { compute } from '@sheaf/domain/documents/totals'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { drawnFor } from '../documents/drawing-limits.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { refusalOfNulls } from '../http/null-characters.ts'
import { refusedWith } from '../http/problem.ts'
import { readForm, refusedFile } from '../http/read-form.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import type { CheckingRoom } from './checking-room.ts'

type Options = { readonly checkingRoom: CheckingRoom; readonly workLimits: WorkLimits }

/** E-invoices of others, as files. Open to visitors. */
export const eInvoiceFileRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { checkingRoom, workLimits } = options
  await app.register(multipart, {
    limits: { fileSize: eInvoiceLimits.bytes, files: 1, fields: 1, fieldSize: 1000 },
  })
  const ofFiles = {
    config: { tokenRight: 'e-invoices' } as const,
    bodyLimit: eInvoiceLimits.bytes + 100_000,
    // Counted before its bytes are taken in.
    onRequest: ({ ip }: FastifyRequest) => workLimits.count('e-invoice-file', ip, ip),
  }

  app.post(
    '/e-invoice/check',
    {
      ...ofFiles,
      schema: {
        ...fileDescription('What the rules find in an e-invoice, as XML or inside a PDF'),
        response: { 200: verdictSchema, ...refusedWith(400, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const leaving = signalOfLeaving(reply)
      const bytes = await fileIn(request)
      const client = drawnFor.visitor(request.ip)
      const { format, profile, isValid, kind, findings } = await checkingRoom.check(
        client,
        bytes,
        leaving,
      )
      const documentKind = kind === 'invoice' ? 'invoice' : 'credit_note'
      return {
        ...{ format, profile, valid: isValid },
        findings: findings.map(({ rule, severity, message, at, field }) => ({
          ...{ rule, severity, message },
          field: field ? wirePath(documentKind, field) : at,
        })),
      }
    },
  )

  app.post(
    '/e-invoice/read',
    {
      ...ofFiles,
      schema: {
        ...fileDescription('The fields of the document in a file, by their names on the wire'),
        response: {
          200: z.record(z.string(), z.unknown()),
          ...refusedWith(400, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const leaving = signalOfLeaving(reply)
      const bytes = await fileIn(request)
      const { document, themeId, design } = await checkingRoom.read(
        drawnFor.visitor(request.ip),
        bytes,
        leaving,
      )
      return { ...encode(compute(document)), ...(themeId && { templateId: themeId }), ...design }
    },
  )
}

function fileDescription(summary: string) {
  return {
    tags: ['E-invoices'],
    summary,
    description: 'One `file` of up to 10 MB. Nothing of it is stored or logged.',
    consumes: ['multipart/form-data'],
  }
}

async function fileIn(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw refusedFile('Send the file in a form (multipart/form-data).')
  const { file } = await readForm(request)
  if (file === undefined) throw refusedFile('Please choose a file.')
  const refusal = refusalOfNulls({ file: file.name })
  if (refusal !== undefined) throw refusal
  return file.bytes
}
