import { eInvoiceFormats } from '@sheaf/contract/e-invoices'
import { requestFields } from '@sheaf/contract/wire/request-fields'
import { flag } from '@sheaf/domain/documents/field-schemas'
import { documentKinds } from '@sheaf/domain/documents/kind'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { bytesOf, createPdfLimit, drawnFor } from '../documents/drawing-limits.ts'
import { fileNameParameters, nameByType } from '../documents/file-name.ts'
import { momentOf, readAgreeingDocument, requireIssuable } from '../documents/read-document.ts'
import type { RenderDocument } from '../documents/render-document.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { refusedWith } from '../http/problem.ts'
import { requireValid, toldAs } from '../http/validation.ts'
import type { IssueEInvoice } from './issue-e-invoice.ts'

type Options = {
  readonly issueEInvoice: IssueEInvoice
  readonly renderDocument: RenderDocument
  readonly guard: SignedInGuard
  readonly now: () => Date
}

/** Documents as e-invoices. */
export const eInvoiceRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { guard } = options
  const limitFiles = createPdfLimit()

  app.post(
    '/e-invoice/:format',
    {
      config: { tokenRight: 'e-invoices' },
      onRequest: [
        guard.requireUser,
        (request) => limitFiles({ from: guard.userOf(request).id, bytes: bytesOf(request) }),
      ],
      schema: {
        tags: ['E-invoices'],
        summary: 'The document as an e-invoice, or a purchase order as a UBL order',
        params: z.object({ format: z.enum(eInvoiceFormats) }),
        body: toldAs(requestFields('invoice').extend(besides)),
        response: {
          200: { description: 'The file', content: { 'application/xml': { schema: z.any() } } },
          ...refusedWith(400, 401, 403, 413, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { body, params } = request
      const { type, draft } = requireValid(asked, body)
      const user = guard.userOf(request)
      const leaving = signalOfLeaving(reply)
      const asker = { client: drawnFor.account(user.id), leaving, bytes: bytesOf(request) }
      const { document, xml } = await options.renderDocument.inTurn(asker, async () => {
        const computed = readAgreeingDocument(type, body, momentOf(options.now()))
        requireIssuable(computed.document)
        const order = { computed, format: params.format, isDraft: draft }
        const xml = await options.issueEInvoice(user, order, asker)
        return { document: computed.document, xml }
      })
      return reply
        .type('application/xml; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; ${fileNameParameters(nameByType(document, 'xml'))}`,
        )
        .send(xml)
    },
  )
}

const asked = z.object({
  type: z.enum(documentKinds).default('invoice'),
  draft: flag,
})

/** For the documentation: what is wrong with it is said when it is read. */
const besides = {
  type: z
    .unknown()
    .optional()
    .meta({ enum: [...documentKinds], default: 'invoice' }),
  draft: z.unknown().optional().meta({
    type: 'boolean',
    default: false,
    description: 'Also a document that breaks rules, marked as a draft. It is not counted.',
  }),
}
