import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { productName } from '@sheaf/contract/product'
import { type AiSettings, readAi } from './ai/env.ts'
import { read, readChoice, refuse, type Source } from './env-source.ts'
import { type HttpSettings, readHttpSettings } from './http/env.ts'
import type { S3Settings } from './objects/s3-store.ts'
import { StartError } from './start-error.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export type Env = HttpSettings & {
  readonly host: string
  readonly port: number
  /** Without a slash at its end: `${publicUrl}/login` is a link. */
  readonly publicUrl: string
  readonly publicOrigin: string
  /** '/' or '/sub/'. */
  readonly basePath: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly appSecret: string | undefined
  readonly logLevel: LogLevel
  /** A mail server; without one, mails are kept in a folder of DATA_DIR. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: MailAddress
  /** A store for objects; without one, they are kept in a folder of DATA_DIR. */
  readonly s3: S3Settings | undefined
  /** Models elsewhere; without them, everything is done on this machine. */
  readonly ai: AiSettings | undefined
  /** How many documents are typeset at the same time. */
  readonly renderWorkers: number
}

export type MailAddress = { readonly name: string; readonly address: string }

export function readEnv(source: Source = process.env): Env {
  const port = readPort(source)
  const publicUrl = readPublicUrl(source, port)
  const databaseUrl = readDatabaseUrl(source)
  return {
    host: read(source, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl: `${publicUrl.origin}${publicUrl.pathname}`.replace(/\/$/, ''),
    publicOrigin: publicUrl.origin,
    basePath: publicUrl.pathname,
    dataDir: resolve(read(source, 'DATA_DIR') ?? './data'),
    databaseUrl,
    appSecret: readAppSecret(source, databaseUrl),
    ...readHttpSettings(source, publicUrl),
    logLevel: readChoice(source, 'LOG_LEVEL', logLevels, 'info'),
    smtpUrl: readSmtpUrl(source),
    mailFrom: readMailFrom(source, publicUrl),
    s3: readS3(source),
    ai: readAi(source),
    renderWorkers: readRenderWorkers(source),
  }
}

function readPort(source: Source): number {
  const value = read(source, 'PORT') ?? '3000'
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port < 1 || port > 65_535) refuse('PORT', value, 'a whole number from 1 to 65535')
  return port
}

function readPublicUrl(source: Source, port: number): URL {
  const accepted =
    'an http or https address such as https://sheaf.example or https://example.com/sheaf, with nothing after its path'
  const value = read(source, 'PUBLIC_URL') ?? `http://localhost:${port}`
  const url = URL.parse(value)
  if (url === null) return refuse('PUBLIC_URL', value, accepted)
  if (url.password !== '' || url.username !== '') {
    throw new StartError(
      `PUBLIC_URL holds a user name or password (not shown here). Accepted: ${accepted}.`,
    )
  }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  // Other characters have a meaning in route patterns or in the page that carries the base path.
  const isPlainPath = /^\/(?:[\w.~-]+\/)*[\w.~-]*$/.test(url.pathname)
  if (!isWeb || !isPlainPath || url.search !== '' || url.hash !== '') {
    refuse('PUBLIC_URL', value, accepted)
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

function readDatabaseUrl(source: Source): string | undefined {
  const value = read(source, 'DATABASE_URL')
  if (value === undefined) return undefined
  const protocol = URL.parse(value)?.protocol
  if (protocol === 'postgres:' || protocol === 'postgresql:') return value
  throw new StartError(
    'DATABASE_URL is not the address of a PostgreSQL server (its value is not shown: it may hold a password). ' +
      'Accepted: postgres://user:password@host:5432/database, or unset for a database of its own in DATA_DIR.',
  )
}

function readAppSecret(source: Source, databaseUrl: string | undefined): string | undefined {
  const value = read(source, 'APP_SECRET')
  if (value === undefined && databaseUrl !== undefined) {
    // A copy that made up its own secret could not read what the other copies on that database wrote.
    throw new StartError(
      'APP_SECRET is not set, but DATABASE_URL is. Accepted: the same text of 32 characters or more for every copy ' +
        'of Sheaf on that database, for example from: openssl rand -hex 32.',
    )
  }
  if (value !== undefined && value.length < 32) {
    throw new StartError(
      `APP_SECRET has ${value.length} characters (its value is not shown). Accepted: 32 characters or more.`,
    )
  }
  return value
}

function readSmtpUrl(source: Source): string | undefined {
  const value = read(source, 'SMTP_URL')
  if (value === undefined) return undefined
  const url = URL.parse(value)
  if ((url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '') return value
  throw new StartError(
    'SMTP_URL is not the address of a mail server (its value is not shown: it may hold a password). ' +
      'Accepted: smtp://user:password@host:587, smtps://user:password@host:465, or unset to keep mails in DATA_DIR/outbox.',
  )
}

function readMailFrom(source: Source, { hostname }: URL): MailAddress {
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[')
  const host = isName ? hostname : 'localhost'
  const value = read(source, 'MAIL_FROM') ?? `${productName} <no-reply@${host}>`
  const [, name, named, plain] = /^(?:([^<>\p{C}]*)<([^<>]*)>|([^<>]*))$/u.exec(value) ?? []
  const address = (named ?? plain ?? '').trim()
  // No quoted local parts: no mail server that sends for others has such an address.
  if (!/^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>\\]+$/.test(address)) {
    refuse('MAIL_FROM', value, 'Sheaf <no-reply@sheaf.example> or no-reply@sheaf.example')
  }
  return { name: name?.trim().replace(/^"(.*)"$/, '$1') || productName, address }
}

function readS3(source: Source): S3Settings | undefined {
  const endpoint = read(source, 'S3_ENDPOINT')
  const bucket = read(source, 'S3_BUCKET')
  const accessKeyId = read(source, 'S3_ACCESS_KEY_ID')
  const secretAccessKey = read(source, 'S3_SECRET_ACCESS_KEY')
  const parts = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const missing = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  )
  if (missing.length === Object.keys(parts).length) return undefined
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new StartError(
      `${missing.join(' and ')} not set, but other S3_ variables are. Accepted: S3_ENDPOINT, S3_BUCKET, ` +
        'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none of them to keep objects in DATA_DIR.',
    )
  }
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    refuse('S3_ENDPOINT', endpoint, 'an address such as https://s3.eu-central-1.amazonaws.com')
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    refuse(
      'S3_BUCKET',
      bucket,
      'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    )
  }
  const region = read(source, 'S3_REGION') ?? 'us-east-1'
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

// Each worker holds the fonts in memory once more.
const mostRenderWorkers = 64

function readRenderWorkers(source: Source): number {
  const value = read(source, 'RENDER_WORKERS')
  if (value === undefined) return Math.min(availableParallelism(), mostRenderWorkers)
  const count = /^\d{1,2}$/.test(value) ? Number(value) : 0
  if (count < 1 || count > mostRenderWorkers) {
    refuse('RENDER_WORKERS', value, `a whole number from 1 to ${mostRenderWorkers}`)
  }
  return count
}
