import { BlockList, isIP, isIPv6 } from 'node:net'

/** The name in a Host header or setting, as URLs spell it: without its port, IPv6 in brackets. Undefined for anything else. */
export function hostNameIn(text: string | undefined): string | undefined {
  // Characters that would make it more than a host in the parser of addresses.
  if (text === undefined || !/^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i.test(text)) {
    return undefined
  }
  const name = URL.parse(`http://${text}`)?.hostname
  return name?.endsWith('.') ? name.slice(0, -1) : name
}

/** A name that leads to this very machine, in the spelling of `hostNameIn`. */
export function isLoopbackName(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return isLoopbackAddress(name.startsWith('[') ? name.slice(1, -1) : name)
}

export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
