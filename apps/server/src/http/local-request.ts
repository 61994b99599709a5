import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** From a program on this very machine. What came through a proxy came from outside, whatever address the proxy has. */
export function isLocalRequest(request: FastifyRequest): boolean {
  return !isForwarded(request) && isIn(loopback, request.socket.remoteAddress ?? '')
}

/** Asked for directly, from this machine or its private network. */
export function isNearbyRequest(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  return !isForwarded(request) && (isIn(loopback, address) || isIn(privateNetwork, address))
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'via',
  )
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const privateNetwork = new BlockList()
privateNetwork.addSubnet('10.0.0.0', 8, 'ipv4')
privateNetwork.addSubnet('172.16.0.0', 12, 'ipv4')
privateNetwork.addSubnet('192.168.0.0', 16, 'ipv4')
privateNetwork.addSubnet('fc00::', 7, 'ipv6')

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
