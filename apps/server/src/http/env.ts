import { isIP, isIPv4 } from 'node:net'
import { read, readChoice, refuse, type Source } from '../env-source.ts'
import { StartError } from '../start-error.ts'
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
  readonly devLogin: boolean
}

export function readHttpSettings(source: Source, publicUrl: URL): HttpSettings {
  const publicHost = hostNameIn(publicUrl.host) ?? publicUrl.hostname
  return {
    isLocal: isLoopbackName(publicHost),
    allowedHosts: [publicHost, ...readAllowedHosts(source)],
    trustProxy: readTrustProxy(source),
    metricsToken: readMetricsToken(source),
    hstsSubdomains: readHstsSubdomains(source, publicUrl),
    devLogin: readDevLogin(source, publicUrl),
  }
}

function readAllowedHosts(source: Source): string[] {
  const value = read(source, 'ALLOWED_HOSTS')
  if (value === undefined) return []
  return value
    .split(',')
    .map(
      (part) =>
        hostNameIn(part.trim()) ??
        refuse('ALLOWED_HOSTS', value, 'host names such as sheaf.lan, 192.168.1.5, [fd00::5]'),
    )
}

function readTrustProxy(source: Source): readonly string[] {
  const value = read(source, 'TRUST_PROXY') ?? 'off'
  if (value === 'off') return []
  // Trusting every address would let any client choose its own address by sending the header itself.
  if (value === 'on') return ['loopback', 'linklocal', 'uniquelocal']
  const proxies = value.split(',').map((proxy) => proxy.trim())
  if (proxies.every(isAddressRange)) return proxies
  return refuse(
    'TRUST_PROXY',
    value,
    'off, on (proxies at loopback and private addresses), or addresses and ranges such as 203.0.113.7, 198.51.100.0/24',
  )
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

function readMetricsToken(source: Source): string | undefined {
  const value = read(source, 'METRICS_TOKEN')
  if (value === undefined || (value.length >= shortestToken && /^[!-~]+$/.test(value))) return value
  throw new StartError(
    `METRICS_TOKEN has ${value.length} characters (its value is not shown). Accepted: ${shortestToken} or more letters, digits and signs ` +
      'without a space, for example from: openssl rand -hex 32.',
  )
}

function readHstsSubdomains(source: Source, { protocol, href }: URL): boolean {
  const isOn = readChoice(source, 'HSTS_SUBDOMAINS', ['on', 'off'], 'off') === 'on'
  if (isOn && protocol !== 'https:') {
    throw new StartError(
      `HSTS_SUBDOMAINS is 'on' while PUBLIC_URL is '${href}'. Accepted: off, or on with a PUBLIC_URL that begins with https.`,
    )
  }
  return isOn
}

function readDevLogin(source: Source, publicUrl: URL): boolean {
  const isOn = readChoice(source, 'DEV_LOGIN', ['on', 'off'], 'off') === 'on'
  if (isOn && !isLoopbackName(publicUrl.hostname)) {
    throw new StartError(
      `DEV_LOGIN is 'on' while PUBLIC_URL is '${publicUrl.href}'. Accepted: off, or on with a PUBLIC_URL on this machine ` +
        '(localhost or a loopback address), since it signs anyone in.',
    )
  }
  return isOn
}
