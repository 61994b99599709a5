import {
  accessTokenIdSchema,
  accessTokensSchema,
  madeAccessTokenSchema,
  makeAccessTokenSchema,
} from '@sheaf/contract/access-tokens'
import { doneSchema } from '@sheaf/contract/accounts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { RequirePassword } from '../accounts/require-password.ts'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { refusedWith } from '../http/problem.ts'
import type { AccessTokens } from './service.ts'

type Options = {
  readonly accessTokens: AccessTokens
  readonly requirePassword: RequirePassword
  readonly guard: SignedInGuard
}

const path = '/account/access-tokens'

/** The access tokens of the signed-in user. A token cannot make or see another one. */
export const accessTokenRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accessTokens, requirePassword, guard } = options
  app.addHook('onRequest', guard.requireUser)

  app.get(path, { schema: descriptions.list }, async (request) =>
    accessTokens.list(guard.userOf(request).id),
  )

  app.post(
    path,
    { schema: { ...descriptions.make, body: makeAccessTokenSchema } },
    async (request, reply) => {
      const { password, ...order } = request.body
      const user = guard.userOf(request)
      const sessionId = guard.sessionOf(request).id
      await requirePassword(user, password, 'password', { client: request.ip, sessionId })
      return reply.code(201).send(await accessTokens.make(user, sessionId, order))
    },
  )

  app.delete(
    `${path}/:id`,
    { schema: { ...descriptions.revoke, params: accessTokenIdSchema } },
    async (request) => {
      await accessTokens.revoke(guard.userOf(request).id, request.params.id)
      return { message: 'Programs that use this token are refused from now on.' }
    },
  )
}

const tags = ['Access tokens']

const descriptions = {
  list: {
    tags,
    summary: 'The access tokens of the signed-in user, the oldest first',
    response: { 200: accessTokensSchema, ...refusedWith(401) },
  },
  make: {
    tags,
    summary: 'Makes an access token. The answer is the only one that holds it',
    response: { 201: madeAccessTokenSchema, ...refusedWith(400, 401, 409, 429) },
  },
  revoke: {
    tags,
    summary: 'Revokes an access token, also when it is revoked already',
    response: { 200: doneSchema, ...refusedWith(400, 401) },
  },
}
