import { designSchema } from '@sheaf/contract/design'
import { type PlacesOrder, placesOrderSchema } from '@sheaf/contract/places'
import { anyPreviewFieldsSchema, previewFieldsSchema } from '@sheaf/contract/preview'
import { systemTemplatesSchema } from '@sheaf/contract/system-templates'
import { themesSchema } from '@sheaf/contract/themes'
import { type DocumentType, documentTypes } from '@sheaf/domain/documents/document-type'
import { premiumThemes, themes, themesFor } from '@sheaf/rendering/catalogue/catalogue'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { problemAnswer } from '../http/problem.ts'
import { requireValid } from '../http/validation.ts'
import type { Logos } from '../logos/service.ts'
import { requireDrawableGhosts } from './document-length.ts'
import { bytesOf, createPreviewLimit, drawnFor } from './drawing-limits.ts'
import { previewPage, previewPolicy } from './preview-page.ts'
import { type Fields, readDocument } from './read-document.ts'
import type { Order, RenderDocument } from './render-document.ts'

type Options = {
  readonly renderDocument: RenderDocument
  readonly guard: SignedInGuard
  readonly logos: Logos
  readonly now: () => Date
}

const previews = {
  '/template-preview/:id': anyPreviewFieldsSchema,
  '/quote-preview/:id': previewOf('quote'),
  '/po-preview/:id': previewOf('purchase_order'),
  '/cn-preview/:id': previewOf('credit_note'),
}

const templateLists = {
  '/po-templates': 'purchase_order',
  '/cn-templates': 'credit_note',
} as const satisfies Record<string, DocumentType>

/** Open to visitors: a theme can be tried before there is an account. */
export const documentRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const limitPreviews = createPreviewLimit()

  for (const [path, fields] of Object.entries(previews)) {
    const shared = {
      helmet: { contentSecurityPolicy: previewPolicy },
      onRequest: (request: FastifyRequest) =>
        limitPreviews({ from: request.ip, bytes: bytesOf(request) }),
    }
    app.get(
      path,
      { ...shared, schema: { ...previewDescription, querystring: fields } },
      async (request, reply) => sendPreview(request, reply, options, request.query),
    )
    app.post(
      path,
      { ...shared, schema: { ...previewDescription, body: fields.extend(withPlaces).nullish() } },
      async (request, reply) => {
        const { places, ...body } = request.body ?? { ...fields.parse({}), places: undefined }
        return sendPreview(request, reply, options, body, places)
      },
    )
  }

  for (const [path, kind] of Object.entries(templateLists)) {
    app.get(
      path,
      {
        schema: {
          tags: ['Documents'],
          summary: 'The templates that come with the product',
          response: { 200: systemTemplatesSchema },
        },
      },
      async () => [...themesFor(kind)],
    )
  }

  app.get(
    '/themes',
    {
      schema: {
        tags: ['Documents'],
        summary: 'All themes, and which of them each editor offers',
        response: { 200: themesSchema },
      },
    },
    async () => ({
      themes: [...themes],
      offered: Object.fromEntries(
        documentTypes.map((kind) => [kind, idsOf(themesFor(kind))]),
      ) as Record<DocumentType, string[]>,
      premium: idsOf(premiumThemes),
    }),
  )
}

function idsOf(list: readonly { readonly id: string }[]): string[] {
  return list.map(({ id }) => id)
}

const withPlaces = { places: placesOrderSchema.optional() }

const previewDescription = {
  tags: ['Documents'],
  summary: 'The pages of a document as HTML',
  params: z.object({ id: z.string() }),
  response: {
    200: { description: 'The pages', content: { 'text/html': { schema: z.string() } } },
    400: problemAnswer,
    404: problemAnswer,
    413: problemAnswer,
    429: problemAnswer,
    503: problemAnswer,
  },
}

// The address says the kind, whatever the fields call themselves.
function previewOf<Kind extends DocumentType>(kind: Kind) {
  return previewFieldsSchema(kind).extend({ type: z.literal(kind).catch(kind) })
}

type PreviewFields = Fields & { readonly type: DocumentType }

async function sendPreview(
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
  options: Options,
  fields: PreviewFields,
  places?: PlacesOrder,
): Promise<FastifyReply> {
  const { renderDocument, guard } = options
  const leaving = signalOfLeaving(reply)
  if (places) requireDrawableGhosts(places.ghosts)
  const user = await guard.findUser(request)
  const client = user ? drawnFor.account(user.id) : drawnFor.visitor(request.ip)
  const asker = { client, leaving, bytes: bytesOf(request) }
  const drawn = await renderDocument.inTurn(asker, async () => {
    const order = await readOrder(options, user?.id, request.params.id, fields)
    return places
      ? renderDocument.renderPlacedPages(order, places.ghosts, asker)
      : renderDocument.renderPages(order, asker)
  })
  return reply.type('text/html; charset=utf-8').send(previewPage(drawn))
}

async function readOrder(
  { logos, now }: Options,
  userId: string | undefined,
  themeId: string,
  fields: PreviewFields,
): Promise<Order> {
  const at = now()
  const moment = { today: at.toISOString().slice(0, 10), now: at.getTime() }
  const document = readDocument(fields.type, fields, moment) ?? sampleDocument(fields.type)
  const wishes = requireValid(designSchema, fields)
  const { companyLogoUrl, companyName } = document
  const hasLogo = userId !== undefined && companyLogoUrl !== ''
  const logo = hasLogo ? await logos.draw(userId, companyLogoUrl, companyName || 'Logo') : null
  return { document, themeId, wishes: { ...wishes, logo } }
}
