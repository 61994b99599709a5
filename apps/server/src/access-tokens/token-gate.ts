import type { IncomingHttpHeaders } from 'node:http'
import type { TokenRight } from '@sheaf/contract/access-tokens'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../accounts/store.ts'
import { AppError } from '../http/app-error.ts'
import type { AccessTokens } from './service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an access token must allow to be accepted; 'any' where nothing is anybody's. A route that says nothing accepts none. */
    readonly tokenRight?: TokenRight | 'any'
  }
}

export type TokenGate = ReturnType<typeof createTokenGate>

/** Lets programs in by their access token, and only where a route says so. */
export function createTokenGate(accessTokens: AccessTokens) {
  const users = new WeakMap<FastifyRequest, User>()
  return {
    /**
     * A hook that must come before all that ask who is there. A request with a token is judged by it alone: it is neither
     * a visitor's where the token is wrong, nor that of whoever's cookie lies beside it.
     */
    async check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = bearerIn(request.headers)
      if (token === undefined) return
      const holder = await accessTokens.find(token)
      if (holder === undefined) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"')
        throw new AppError(
          'token.invalid',
          'This access token is wrong, has expired or was revoked. Create a new one in your account.',
        )
      }
      requireRight(holder.rights, request.routeOptions.config.tokenRight)
      users.set(request, holder.user)
    },

    /** Who has sent a token that is accepted here. */
    userOf: (request: FastifyRequest): User | undefined => users.get(request),
  }
}

/** What a request holds up as its token, whether it is one or not. Other schemes are those of a proxy in front of us. */
export function bearerIn({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  const [scheme = '', token = ''] = authorization.trim().split(/\s/, 2)
  return scheme.toLowerCase() === 'bearer' ? token : undefined
}

function requireRight(rights: readonly TokenRight[], wanted: TokenRight | 'any' | undefined): void {
  if (wanted === undefined) {
    throw new AppError(
      'token.refused',
      "Access tokens can't be used here. They only work for documents, previews, e-invoices and exports.",
    )
  }
  if (wanted === 'any' || rights.includes(wanted)) return
  throw new AppError(
    'token.refused',
    `This access token doesn't have the right '${wanted}'. Create one that has it in your account.`,
  )
}
