import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { AppError } from './app-error.ts'
import { hostNameIn, isLoopbackAddress, isLoopbackName } from './host-names.ts'

type Place = Pick<Env, 'isLocal'>

/**
 * From a program on this very machine to an installation for this machine alone. The peer proves little by itself: a proxy
 * here asks for the whole world, and a page of another site lets the reader's browser ask under a name that leads here.
 */
export function isLocalRequest({ headers, socket }: FastifyRequest, { isLocal }: Place): boolean {
  return (
    isLocal &&
    isLoopbackName(hostNameIn(headers.host) ?? '') &&
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    !isForwarded(headers)
  )
}

/** A hook: for everybody else there is nothing at this address. */
export function localOnly(place: Place) {
  return async (request: FastifyRequest): Promise<void> => {
    if (isLocalRequest(request, place)) return
    throw new AppError('route.not-found', 'There is nothing at this address.')
  }
}

function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || otherForwardingHeaders.includes(name),
  )
}

const otherForwardingHeaders = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
]
