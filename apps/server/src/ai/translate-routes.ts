import { translateSchema, translationSchema } from '@sheaf/contract/translation'
import { encode } from '@sheaf/contract/wire/codec'
import { documentFields } from '@sheaf/contract/wire/request-document'
import { requestFields } from '@sheaf/contract/wire/request-fields'
import { wirePath } from '@sheaf/contract/wire/wire-names'
import { compute } from '@sheaf/domain/documents/totals'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { momentOf, readDocument } from '../documents/read-document.ts'
import { AppError } from '../http/app-error.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { refusedWith } from '../http/problem.ts'
import { requireValid } from '../http/validation.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import type { TranslateDocument } from './translate-document.ts'

type Options = {
  readonly translateDocument: TranslateDocument
  readonly workLimits: WorkLimits
  readonly guard: SignedInGuard
  readonly now: () => Date
}

export const translateRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { translateDocument, workLimits, guard, now } = options

  app.post(
    '/ai/translate',
    {
      onRequest: [
        guard.requireUser,
        (request) => workLimits.count('ai-translate', guard.userOf(request).id, request.ip),
      ],
      schema: {
        tags: ['Documents'],
        summary: 'Translates the texts of a document, and names those that stayed as they were',
        body: requestFields('invoice').extend(translateSchema.shape),
        response: { 200: translationSchema, ...refusedWith(400, 401, 413, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const user = guard.userOf(request)
      const leaving = signalOfLeaving(reply)
      const { type, targetLanguage } = requireValid(translateSchema, request.body)
      const read = readDocument(type, request.body, momentOf(now()))
      if (read === undefined) throw new AppError('request.invalid', 'The document is empty.')
      const { document, untranslated, engine } = await translateDocument(
        user,
        read.document,
        targetLanguage,
        leaving,
      )
      const { values: sent } = documentFields(type, request.body)
      const wire = encode(compute(document))
      const fields = Object.keys(sent).map((name) => [name, wire[name]])
      return {
        fields: { ...Object.fromEntries(fields), language: targetLanguage },
        untranslated: untranslated
          .map((path) => wirePath(type, path))
          .filter((path) => (path.split('.')[0] ?? '') in sent),
        engine,
      }
    },
  )
}
