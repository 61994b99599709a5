import { isIP, isIPv4 } from 'node:net'
import { z } from 'zod'
import { isOn, readSettings, type Source, showing, wholeNumber } from '../env-source.ts'
import { hostNameIn, isLoopbackName } from './host-names.ts'

/** Whom the server answers, and what it tells to whom. */
export type HttpSettings = {
  /** PUBLIC_URL leads to this very machine: the installation is for whoever sits there. */
  readonly isLocal: boolean
  /** The names that it answers to: that of PUBLIC_URL, and more. */
  readonly allowedHosts: readonly string[]
  /** The proxies whose X-Forwarded-For is believed; none when empty. */
  readonly trustProxy: readonly string[]
  /** Who shows it may read the figures from another machine. */
  readonly metricsToken: string | undefined
  /** Browsers use https for names below that of PUBLIC_URL as well. */
  readonly hstsSubdomains: boolean
  /** So long a copy that is to end goes on answering, while it tells load balancers to send nothing more. */
  readonly drainSeconds: number
  readonly devLogin: boolean
}

export function readHttpSettings(source: Source, publicUrl: URL): HttpSettings {
  const publicHost = hostNameIn(publicUrl.host) ?? publicUrl.hostname
  const given = readSettings(source, httpVariables(publicUrl))
  return {
    isLocal: isLoopbackName(publicHost),
    allowedHosts: [publicHost, ...given.ALLOWED_HOSTS],
    trustProxy: given.TRUST_PROXY,
    metricsToken: given.METRICS_TOKEN,
    hstsSubdomains: given.HSTS_SUBDOMAINS,
    drainSeconds: given.DRAIN_SECONDS,
    devLogin: given.DEV_LOGIN,
  }
}

const longestDrain = 300

function httpVariables({ protocol, hostname, href }: URL) {
  const ofUrl = `is 'on' while PUBLIC_URL is '${href}'. Accepted: off, or on with a PUBLIC_URL`
  return z.object({
    ALLOWED_HOSTS: hostNames.default([]),
    TRUST_PROXY: proxies.default([]),
    METRICS_TOKEN: token.optional(),
    DRAIN_SECONDS: wholeNumber(longestDrain).default(0),
    HSTS_SUBDOMAINS: isOn.refine((isOn) => !isOn || protocol === 'https:', {
      error: `${ofUrl} that begins with https.`,
    }),
    DEV_LOGIN: isOn.refine((isOn) => !isOn || isLoopbackName(hostname), {
      error: `${ofUrl} on this machine (localhost or a loopback address), since it signs anyone in.`,
    }),
  })
}

const hostNames = z
  .string()
  .refine((list) => namesIn(list).every((name) => name !== undefined), {
    error: showing('host names such as sheaf.lan, 192.168.1.5, [fd00::5]'),
  })
  .transform((list) => namesIn(list).filter((name) => name !== undefined))

function namesIn(list: string): (string | undefined)[] {
  return list.split(',').map((part) => hostNameIn(part.trim()))
}

const proxies = z
  .string()
  .refine((list) => list === 'off' || list === 'on' || rangesIn(list).every(isAddressRange), {
    error: showing(
      'off, on (proxies at loopback and private addresses), or addresses and ranges such as 203.0.113.7, 198.51.100.0/24',
    ),
  })
  .transform((list) => {
    if (list === 'off') return []
    // Trusting every address would let any client choose its own address by sending the header itself.
    if (list === 'on') return ['loopback', 'linklocal', 'uniquelocal']
    return rangesIn(list)
  })

function rangesIn(list: string): string[] {
  return list.split(',').map((range) => range.trim())
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
  )
}

// Shorter ones could be guessed.
const shortestToken = 32

const token = z
  .string()
  .refine((token) => token.length >= shortestToken && /^[!-~]+$/.test(token), {
    error: ({ input }) =>
      `has ${String(input).length} characters (its value is not shown). Accepted: ${shortestToken} or more letters, digits and signs ` +
      'without a space, for example from: openssl rand -hex 32.',
  })
