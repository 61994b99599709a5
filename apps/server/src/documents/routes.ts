import { randomUUID } from 'node:crypto'
import { designSchema } from '@sheaf/contract/design'
import { languagesSchema } from '@sheaf/contract/languages'
import { type PlacesOrder, placesOrderSchema } from '@sheaf/contract/places'
import { anyPreviewFieldsSchema, previewFieldsSchema } from '@sheaf/contract/preview'
import { previewAnswerSchema } from '@sheaf/contract/preview-answer'
import { previewChangesSchema } from '@sheaf/contract/preview-changes'
import { systemTemplatesSchema } from '@sheaf/contract/system-templates'
import { themesSchema } from '@sheaf/contract/themes'
import type { Fields } from '@sheaf/contract/wire/request-document'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { directionOf, languageCodes, languages } from '@sheaf/domain/locale/languages'
import { type ChangeTeller, createChangeTeller } from '@sheaf/preview/change-teller'
import type { PreviewOrder } from '@sheaf/preview/draw-preview'
import { drawnPreview, previewAnswer } from '@sheaf/preview/preview-answer'
import { premiumThemes, themes, themesFor } from '@sheaf/rendering/catalogue/catalogue'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { outageOf } from '../http/outage.ts'
import { refusedWith } from '../http/problem.ts'
import { requireValid } from '../http/validation.ts'
import type { Logos } from '../logos/service.ts'
import { requireDrawableGhosts } from './document-length.ts'
import { bytesOf, createPreviewLimit, drawnFor } from './drawing-limits.ts'
import { previewPage, previewPolicy } from './preview-page.ts'
import { momentOf, readDocument } from './read-document.ts'
import type { RenderDocument } from './render-document.ts'

type Options = {
  readonly renderDocument: RenderDocument
  readonly guard: SignedInGuard
  readonly logos: Logos
  readonly now: () => Date
}

const previews = {
  '/template-preview/:id': anyPreviewFieldsSchema,
  '/quote-preview/:id': previewFieldsSchema('quote'),
  '/po-preview/:id': previewFieldsSchema('purchase_order'),
  '/cn-preview/:id': previewFieldsSchema('credit_note'),
}

const templateLists = {
  '/po-templates': 'purchase_order',
  '/cn-templates': 'credit_note',
} as const satisfies Record<string, DocumentKind>

const config = { tokenRight: 'previews', securityHeaders: { policy: previewPolicy } } as const

/** Open to visitors: a theme can be tried before there is an account. */
export const documentRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const limitPreviews = createPreviewLimit()
  const teller = createChangeTeller(randomUUID)

  for (const [path, fields] of Object.entries(previews)) {
    const shared = {
      config,
      onRequest: (request: FastifyRequest) =>
        limitPreviews({ from: request.ip, bytes: bytesOf(request) }),
    }
    app.get(
      path,
      { ...shared, schema: { ...previewDescription, querystring: fields } },
      async (request, reply) =>
        sendPreview(request, reply, options, request.query as PreviewFields),
    )
    app.post(
      path,
      { ...shared, schema: { ...previewDescription, body: fields.extend(withPlaces).nullish() } },
      async (request, reply) => {
        const { places, since, ...body } = request.body ?? {
          ...fields.parse({}),
          places: undefined,
          since: undefined,
        }
        const asked = {
          places: places as PlacesOrder | undefined,
          since: since as string | undefined,
          teller,
        }
        return sendPreview(request, reply, options, body as PreviewFields, asked)
      },
    )
  }

  for (const [path, kind] of Object.entries(templateLists)) {
    app.get(
      path,
      {
        config: { tokenRight: 'any' },
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
      config: { tokenRight: 'any' },
      schema: {
        tags: ['Documents'],
        summary: 'All themes, and which of them each editor offers',
        response: { 200: themesSchema },
      },
    },
    async () => ({
      themes: [...themes],
      offered: Object.fromEntries(
        documentKinds.map((kind) => [kind, idsOf(themesFor(kind))]),
      ) as Record<DocumentKind, string[]>,
      premium: idsOf(premiumThemes),
    }),
  )

  app.get(
    '/languages',
    {
      config: { tokenRight: 'any' },
      schema: {
        tags: ['Documents'],
        summary: 'The languages that documents can be printed in',
        response: { 200: languagesSchema },
      },
    },
    async () =>
      languageCodes.map((code) => ({ code, ...languages[code], direction: directionOf(code) })),
  )
}

function idsOf(list: readonly { readonly id: string }[]): string[] {
  return list.map(({ id }) => id)
}

const withPlaces = {
  places: placesOrderSchema.optional(),
  /** Asks for what has changed since the drawing of that name; empty where there is none yet. */
  since: z.string().max(60).optional(),
}

const previewDescription = {
  tags: ['Documents'],
  summary: 'The pages of a document: a page of HTML, or its parts as JSON',
  params: z.object({ id: z.string() }),
  response: {
    200: {
      description: 'The pages',
      content: {
        'text/html': { schema: z.string() },
        'application/json': { schema: z.union([previewAnswerSchema, previewChangesSchema]) },
      },
    },
    ...refusedWith(400, 404, 413, 429, 503),
  },
}

/** What our own pages ask for besides. */
type Asked = {
  readonly places?: PlacesOrder | undefined
  readonly since?: string | undefined
  readonly teller?: ChangeTeller
}

type PreviewFields = Fields & { readonly type: DocumentKind }

async function sendPreview(
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
  options: Options,
  fields: PreviewFields,
  { places, since, teller }: Asked = {},
): Promise<FastifyReply> {
  const { renderDocument, guard } = options
  const leaving = signalOfLeaving(reply)
  if (places) requireDrawableGhosts(places.ghosts)
  const user = await guard.findUser(request).catch(noneInOutage)
  const client = user ? drawnFor.account(user.id) : drawnFor.visitor(request.ip)
  const asker = { client, leaving, bytes: bytesOf(request) }
  const { order, drawn } = await renderDocument.inTurn(asker, async () => {
    const order = await readOrder(options, user?.id, request.params.id, fields)
    const known = since && teller ? teller.knownSince(since) : []
    const drawn = await renderDocument.drawDocument(order, asker, { ghosts: places?.ghosts, known })
    return { order, drawn }
  })
  reply.header('vary', 'accept')
  if (!wantsJson(request.headers.accept)) {
    return reply.type('text/html; charset=utf-8').send(previewPage(drawn))
  }
  // As text: the serializer would look at every character of the pages once more.
  const answer = JSON.stringify(
    since === undefined || !teller
      ? previewAnswer(drawn, order.computed)
      : teller.tell(drawnPreview(drawn, order.computed), since),
  )
  return reply.type('application/json; charset=utf-8').send(answer)
}

// A preview without its logo is better than none. Whoever hands the document out still learns that nobody can count it.
function noneInOutage(error: unknown): undefined {
  if (outageOf(error) === undefined) throw error
}

function wantsJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/html')
}

async function readOrder(
  { logos, now }: Options,
  userId: string | undefined,
  themeId: string,
  fields: PreviewFields,
): Promise<PreviewOrder> {
  const at = now()
  const moment = momentOf(at)
  const { type } = fields
  const computed = readDocument(type, fields, moment) ?? compute(sampleDocument(type))
  const design = requireValid(designSchema, fields)
  const { logoUrl, name } = computed.document.sender
  const hasLogo = userId !== undefined && logoUrl !== ''
  const logo = hasLogo
    ? await logos.draw(userId, logoUrl, name || 'Logo').catch(noneInOutage)
    : undefined
  return { computed, themeId, design: { ...design, logo: logo ?? null } }
}
