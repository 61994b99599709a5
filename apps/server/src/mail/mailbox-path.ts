import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { isLocalRequest } from '../http/local-request.ts'

/** Where the sender of a request can read the mails of this installation, if that is so. */
export type MailboxPath = (request: FastifyRequest) => string | null

export function createMailboxPath(env: Pick<Env, 'smtpUrl' | 'basePath' | 'isLocal'>): MailboxPath {
  return (request) =>
    env.smtpUrl === undefined && isLocalRequest(request, env) ? `${env.basePath}mailbox` : null
}
