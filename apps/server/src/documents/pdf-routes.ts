import { pdfHeaders } from '@sheaf/contract/pdf-contents'
import type { Fields } from '@sheaf/contract/wire/request-document'
import { requestFields } from '@sheaf/contract/wire/request-fields'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import type { EInvoiceVerdict } from '@sheaf/einvoice/pdf/pdf-contents'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { refusalOfNulls } from '../http/null-characters.ts'
import { refusedWith } from '../http/problem.ts'
import { answerFailureInTab } from '../http/problem-page.ts'
import { requireOwnPage } from '../http/same-origin.ts'
import { requireValid, toldAs } from '../http/validation.ts'
import { bytesOf, createPdfLimit, drawnFor } from './drawing-limits.ts'
import { fileNameParameters, nameByEditor, nameByType } from './file-name.ts'
import type { IssueDocument } from './issue-document.ts'
import { readIssueOrder } from './read-issue-order.ts'
import type { RenderDocument } from './render-document.ts'

type Options = {
  readonly issueDocument: IssueDocument
  readonly renderDocument: RenderDocument
  readonly guard: SignedInGuard
  readonly publicOrigin: string
  readonly now: () => Date
}

const themeParams = z.object({ id: z.string().max(100) })

/** Every way in which a PDF is handed out. */
export const pdfRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { guard, publicOrigin } = options
  // A download is counted: another site must not be able to use it up with a picture tag, nor a mail with a link.
  // What is posted was looked at with every other request that changes something.
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST' || guard.isByToken(request)) return
    requireOwnPage(request.headers, publicOrigin)
  })
  app.addHook('onRequest', guard.requireUser)
  const limitPdfs = createPdfLimit()
  app.addHook('onRequest', async (request) => {
    await limitPdfs({ from: guard.userOf(request).id, bytes: bytesOf(request) })
  })
  app.setErrorHandler(answerFailureInTab)
  // How a document reaches a tab of its own.
  app.addContentTypeParser(
    formType,
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      const fields = Object.fromEntries(new URLSearchParams(text))
      const refusal = refusalOfNulls(fields)
      if (refusal !== undefined) throw refusal
      return fields
    },
  )

  app.post(
    '/generate-pdf',
    {
      config,
      schema: { ...description, body: toldAs(ordered('invoice').extend(howItLooks)) },
    },
    async (request, reply) => {
      const { type } = requireValid(typeSchema, request.body)
      return sendPdf(request, reply, options, {
        kind: type,
        fields: request.body,
        nameOf: nameByType,
      })
    },
  )

  app.post(
    '/generate-quote-pdf',
    {
      config,
      schema: { ...description, body: toldAs(ordered('quote').extend(howItLooks)) },
    },
    async (request, reply) =>
      sendPdf(request, reply, options, {
        kind: 'quote',
        fields: request.body,
        nameOf: nameByEditor,
      }),
  )

  for (const [path, kind] of Object.entries(byTheme)) {
    const order = (themeId: string, fields: Fields) => ({
      kind,
      fields: { ...fields, templateId: themeId },
      nameOf: nameByEditor,
    })
    const fields = toldAs(ordered(kind))
    app.get(
      path,
      { config, schema: { ...description, params: themeParams, querystring: fields } },
      async (request, reply) =>
        sendPdf(request, reply, options, order(request.params.id, request.query), 'inline'),
    )
    app.post(
      path,
      { config, schema: { ...description, params: themeParams, body: fields } },
      async (request, reply) =>
        sendPdf(
          request,
          reply,
          options,
          order(request.params.id, request.body),
          request.headers['content-type']?.startsWith(formType) ? 'inline' : 'attachment',
        ),
    )
  }
}

const config = { tokenRight: 'documents' } as const

const formType = 'application/x-www-form-urlencoded'

const byTheme = {
  '/po-pdf/:id': 'purchase_order',
  '/cn-pdf/:id': 'credit_note',
} as const satisfies Record<string, DocumentKind>

const description = {
  tags: ['Documents'],
  summary: 'The document as PDF',
  description: `An invoice or credit note of a European seller that keeps the rules is a Factur-X. The header ${pdfHeaders.eInvoice} says 'factur-x' or 'none', and ${pdfHeaders.eInvoiceReason} why. The header Document-Number names the number, percent-encoded.`,
  response: {
    200: { description: 'The PDF', content: { 'application/pdf': { schema: z.any() } } },
    ...refusedWith(400, 401, 403, 404, 409, 413, 429, 503),
  },
}

const typeSchema = z.object({ type: z.enum(documentKinds).default('invoice') })

/** For the documentation: what is wrong with it is said when it is read. */
const howItLooks = {
  type: z
    .unknown()
    .optional()
    .meta({ enum: [...documentKinds], default: 'invoice' }),
  templateId: z.unknown().optional().meta({ type: 'string', description: 'The id of a theme' }),
  customization: z
    .unknown()
    .optional()
    .meta({
      type: 'object',
      properties: {
        font: { type: 'string' },
        color: { type: 'string' },
        logo: { type: 'string' },
      },
    }),
}

const whatItCarries = {
  eInvoice: z
    .unknown()
    .optional()
    .meta({
      description: 'The e-invoice (Factur-X) inside the PDF',
      enum: ['auto', 'off'],
      default: 'auto',
    }),
  carryDocument: z
    .unknown()
    .optional()
    .meta({
      description: 'The document itself inside the PDF, to be opened and edited again',
      enum: ['on', 'off'],
      default: 'on',
    }),
}

const howItIsNumbered = {
  numberSeries: z.unknown().optional().meta({
    type: 'boolean',
    default: false,
    description:
      'The number that is sent is the next one of the series and is taken with the PDF; 409 names the one that is free if it is not. Without a number, the next one is printed',
  }),
}

function ordered(kind: DocumentKind) {
  return requestFields(kind).extend({ ...howItIsNumbered, ...whatItCarries })
}

type PdfOrder = {
  readonly kind: DocumentKind
  readonly fields: Fields
  readonly nameOf: (document: BusinessDocument) => string
}

async function sendPdf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
  { kind, fields, nameOf }: PdfOrder,
  disposition: 'attachment' | 'inline' = 'attachment',
): Promise<FastifyReply> {
  const user = options.guard.userOf(request)
  const leaving = signalOfLeaving(reply)
  const asker = { client: drawnFor.account(user.id), leaving, bytes: bytesOf(request) }
  const { document, bytes, verdict } = await options.renderDocument.inTurn(asker, () =>
    options.issueDocument(user, readIssueOrder(kind, fields, options.now()), asker),
  )
  return reply
    .type('application/pdf')
    .headers(headersFor(verdict))
    .header('document-number', encodeURIComponent(document.number.toWellFormed()))
    .header('content-disposition', `${disposition}; ${fileNameParameters(nameOf(document))}`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function headersFor(verdict: EInvoiceVerdict): Record<string, string> {
  if (verdict.isEInvoice) return { [pdfHeaders.eInvoice]: 'factur-x' }
  return {
    [pdfHeaders.eInvoice]: 'none',
    [pdfHeaders.eInvoiceReason]: [verdict.reason, ...verdict.rules].join(' '),
  }
}
