import { type CheckAnswer, checkAnswerSchema, checkOrderSchema } from '@sheaf/contract/check'
import { wirePath } from '@sheaf/contract/wire/wire-names'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { check } from '@sheaf/domain/jurisdictions/check'
import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '../http/app-error.ts'
import { refusedWith } from '../http/problem.ts'
import { bytesOf, createCheckLimit } from './drawing-limits.ts'
import { momentOf, readDocument } from './read-document.ts'

type Options = { readonly now: () => Date }

/** Open to visitors: what a document lacks is told to everybody, and nothing of it is kept. */
export const checkRoutes: FastifyPluginAsyncZod<Options> = async (app, { now }) => {
  const limitChecks = createCheckLimit()
  app.post(
    '/check',
    {
      config: { tokenRight: 'documents' },
      onRequest: (request) => limitChecks({ from: request.ip, bytes: bytesOf(request) }),
      schema: { ...description, body: checkOrderSchema },
    },
    async (request) => {
      const moment = momentOf(now())
      const { type } = request.body as { readonly type: DocumentKind }
      const computed = readDocument(type, request.body, moment)
      if (computed === undefined) throw new AppError('request.invalid', 'The document is empty.')
      return answerFor(computed.document, moment.today)
    },
  )
}

const description = {
  tags: ['Documents'],
  summary: "How a document is taxed, and what it still needs by the law of the seller's country",
  response: { 200: checkAnswerSchema, ...refusedWith(400, 413, 429) },
}

function answerFor(document: BusinessDocument, today: CalendarDay): CheckAnswer {
  const { treatment, findings } = check(document, { today })
  const named = findings.map((finding) => ({
    ...finding,
    field: wirePath(document.kind, finding.field),
  }))
  return { treatment, findings: named }
}
