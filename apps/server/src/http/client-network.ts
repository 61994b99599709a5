import { isIPv6 } from 'node:net'

/** One subscriber of IPv6 has 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [start = '', end] = address.split('::')
  const groups = groupsOf(start)
  const missing = end === undefined ? 0 : 8 - groups.length - groupsOf(end).length
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...groupsOf(end ?? '')]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
