import {
  tooLargeMessage,
  uploadedSchema,
  uploadLimits,
  uploadRequestSchema,
  uploadTicketSchema,
} from '@sheaf/contract/objects'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TokenGate } from '../access-tokens/token-gate.ts'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { AppError } from '../http/app-error.ts'
import { signalOfLeaving } from '../http/leaving.ts'
import { refusedWith } from '../http/problem.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import { toLogo } from '../logos/routes.ts'
import type { Logos } from '../logos/service.ts'
import type { Objects } from './service.ts'

type UploadOptions = {
  readonly logos: Logos
  readonly guard: SignedInGuard
  readonly workLimits: WorkLimits
  /** Where the API is reached from outside, with a slash at its end. */
  readonly apiUrl: string
}

const tags = ['Uploads']
const largestFile = Math.max(...Object.values(uploadLimits))

const refusals = refusedWith(400, 401, 404, 409, 410, 413, 429, 503)

export const uploadRoutes: FastifyPluginAsyncZod<UploadOptions> = async (app, options) => {
  const { logos, guard, workLimits, apiUrl } = options
  const count = (work: 'upload-link' | 'upload-file') => async (request: FastifyRequest) =>
    workLimits.count(work, guard.userOf(request).id, request.ip)
  app.addHook('onRequest', guard.requireUser)

  app.post(
    '/objects/upload',
    {
      onRequest: count('upload-link'),
      schema: {
        tags,
        summary: 'An address to send one image to, valid for 15 minutes',
        body: uploadRequestSchema,
        response: { 200: uploadTicketSchema, ...refusals },
      },
    },
    async (request) => {
      const file = { name: '', purpose: 'logo' as const, ...request.body }
      const path = await logos.openUpload(guard.userOf(request), file)
      return { uploadURL: new URL(path, sameSite(request.headers.origin, apiUrl)).href }
    },
  )

  await app.register(async (files) => {
    files.removeAllContentTypeParsers()
    // Whatever the file is called: its bytes tell what it is.
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    files.setErrorHandler((error) => {
      const isTooLarge =
        error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
      throw isTooLarge ? new AppError('request.too-large', tooLargeMessage('logo')) : error
    })
    files.withTypeProvider<ZodTypeProvider>().put(
      '/objects/uploads/:seal/:objectId',
      {
        bodyLimit: largestFile,
        // Before the file is read.
        onRequest: count('upload-file'),
        schema: {
          tags,
          summary: 'Takes an image, checks it, redraws it and saves it as a logo',
          params: z.object({ seal: z.string().max(100), objectId: z.string().max(100) }),
          response: { 200: uploadedSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const arrival = { ...request.params, bytes, leaving: signalOfLeaving(reply) }
        const logo = toLogo(await logos.receive(guard.userOf(request), arrival))
        return { objectPath: logo.logoUrl, logo }
      },
    )
  })
}

// A page that was opened under another name of this machine may send to that name only.
function sameSite(origin: string | undefined, apiUrl: string): string {
  return origin === undefined || origin === 'null'
    ? apiUrl
    : new URL(new URL(apiUrl).pathname, origin).href
}

type DisplayOptions = {
  readonly objects: Objects
  readonly tokenGate: TokenGate
  readonly guard: SignedInGuard
}

/** Shows a picture to its owner. A drawing that is opened as a page of its own can do nothing. */
export const displayRoutes: FastifyPluginAsyncZod<DisplayOptions> = async (app, options) => {
  const { objects, tokenGate, guard } = options
  app.get(
    '/internal/objects/uploads/:objectId',
    {
      onRequest: [tokenGate.check, guard.requireUser],
      config: { securityHeaders: { policy: picturePolicy } },
      schema: {
        tags,
        summary: 'A stored image, for its owner',
        params: z.object({ objectId: z.string().max(100) }),
        response: {
          200: { description: 'The image', content: { 'image/*': { schema: z.any() } } },
          304: z.undefined().describe('The browser has it'),
          ...refusedWith(401, 404),
        },
      },
    },
    async (request, reply) => {
      const { id } = guard.userOf(request)
      const { objectId } = request.params
      const tag = `"${objectId}"`
      const isKept = request.headers['if-none-match'] === tag
      if (isKept) await objects.requireOwn(id, objectId)
      const picture = isKept ? undefined : await objects.read(id, objectId)
      // Only the id of a picture fits into a header for sure. A browser may keep it, but asks each time whether it still may
      // show it: the next person at it may be another.
      reply.headers({ 'cache-control': 'private, no-cache', etag: tag, vary: 'cookie' })
      if (picture === undefined) return reply.code(304).send(undefined)
      return reply.type(picture.mediaType).send(Buffer.from(picture.bytes))
    },
  )
}

const picturePolicy = {
  defaultSrc: ["'none'"],
  styleSrc: ["'unsafe-inline'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
  sandbox: [],
}
