import { doneSchema } from '@sheaf/contract/accounts'
import {
  deleteLogoQuerySchema,
  type Logo,
  logoSchema,
  logosSchema,
  renameLogoSchema,
} from '@sheaf/contract/logos'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { refusedWith } from '../http/problem.ts'
import { type Logos, logoUrlOf } from './service.ts'
import type { StoredLogo } from './store.ts'

type Options = { readonly logos: Logos; readonly guard: SignedInGuard }

const tags = ['Logos']
const params = z.object({ id: z.string().max(100) })
const refusals = refusedWith(400, 401, 404)

export const logoRoutes: FastifyPluginAsyncZod<Options> = async (app, { logos, guard }) => {
  app.addHook('onRequest', guard.requireUser)

  app.get(
    '/logos',
    {
      schema: {
        tags,
        summary: 'The logos of the user',
        response: { 200: logosSchema, ...refusedWith(401) },
      },
    },
    async (request) => (await logos.list(guard.userOf(request))).map(toLogo),
  )

  app.patch(
    '/logos/:id',
    {
      schema: {
        tags,
        summary: 'Renames a logo',
        params,
        body: renameLogoSchema,
        response: { 200: logoSchema, ...refusals },
      },
    },
    async (request) => {
      const {
        params: { id },
        body,
      } = request
      return toLogo(await logos.rename(guard.userOf(request), id, body.name))
    },
  )

  app.post(
    '/logos/:id/keep',
    {
      schema: {
        tags,
        summary: 'Saves one of the generated logos; the others are deleted after a day',
        params,
        response: { 200: logoSchema, ...refusedWith(409), ...refusals },
      },
    },
    async (request) => toLogo(await logos.keep(guard.userOf(request), request.params.id)),
  )

  app.delete(
    '/logos/:id',
    {
      schema: {
        tags,
        summary: 'Deletes a logo; 409 while templates use it, unless it is to be taken out of them',
        params,
        querystring: deleteLogoQuerySchema,
        response: { 200: doneSchema, ...refusedWith(409), ...refusals },
      },
    },
    async (request) => {
      await logos.remove(guard.userOf(request), request.params.id, request.query)
      return { message: 'Logo has been deleted successfully.' }
    },
  )
}

export function toLogo(logo: StoredLogo): Logo {
  const { id, name, objectId, isAiGenerated, width, height, createdAt } = logo
  return {
    id,
    name,
    logoUrl: logoUrlOf(objectId),
    isAiGenerated,
    width,
    height,
    createdAt: createdAt.toISOString(),
  }
}
