import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { productName } from '@sheaf/contract/product'
import { z } from 'zod'
import { type AiSettings, readAi } from './ai/env.ts'
import { readStripe, type StripeSettings } from './billing/env.ts'
import { readSettings, type Source, showing, text, webAddress, wholeNumber } from './env-source.ts'
import { type HttpSettings, readHttpSettings } from './http/env.ts'
import type { S3Settings } from './objects/s3-store.ts'

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
  /** Who takes payments for Premium; without it, nothing is sold. */
  readonly stripe: StripeSettings | undefined
  /** The central bank's daily rates; without it, only those that came with the product. */
  readonly ratesUrl: string | undefined
  /** Who reads what users ask; without it, messages wait in the outbox. */
  readonly supportEmail: MailAddress | undefined
  /** Within how many hours users of Premium are answered. */
  readonly supportHours: number
  /** How many documents are typeset at the same time. */
  readonly renderWorkers: number
}

export type MailAddress = { readonly name: string; readonly address: string }

// Each worker holds the fonts in memory once more.
const mostRenderWorkers = 64

const publicAddress = webAddress(
  'an http or https address such as https://sheaf.example or https://example.com/sheaf, with nothing after its path',
  undefined,
  // Other characters have a meaning in route patterns or in the page that carries the base path.
  ({ pathname, search, hash }) =>
    /^\/(?:[\w.~-]+\/)*[\w.~-]*$/.test(pathname) && search === '' && hash === '',
)

const ecbFeed = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

const ratesFeed = z
  .string()
  .default(ecbFeed)
  .transform((address) => (address === 'off' ? undefined : address))
  .pipe(webAddress(`${ecbFeed}, another address of such a list, or off`).optional())

const databaseAddress = z.url({
  protocol: /^postgres(?:ql)?$/,
  error:
    'is not the address of a PostgreSQL server (its value is not shown: it may hold a password). ' +
    'Accepted: postgres://user:password@host:5432/database, or unset for a database of its own in DATA_DIR.',
})

const mailServer = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error:
    'is not the address of an email server (its value is not shown: it may hold a password). ' +
    'Accepted: smtp://user:password@host:587, smtps://user:password@host:465, or unset to keep emails in DATA_DIR/outbox.',
})

// No quoted local parts: no mail server that sends for others has such an address.
const mailboxPattern = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>\\]+$/

const mailbox = z
  .string()
  .refine((written) => mailboxPattern.test(mailAddressIn(written).address), {
    error: showing('Sheaf <no-reply@sheaf.example> or no-reply@sheaf.example'),
  })
  .transform(mailAddressIn)

function mailAddressIn(written: string): MailAddress {
  const [, name, named, plain] = /^(?:([^<>\p{C}]*)<([^<>]*)>|([^<>]*))$/u.exec(written) ?? []
  const address = (named ?? plain ?? '').trim()
  return { name: name?.trim().replace(/^"(.*)"$/, '$1') || productName, address }
}

const secret = z.string().min(32, {
  error: ({ input }) =>
    `has ${String(input).length} characters (its value is not shown). Accepted: 32 characters or more.`,
})

const variables = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: wholeNumber(65_535).default(3000),
    PUBLIC_URL: publicAddress.optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: databaseAddress.optional(),
    APP_SECRET: secret.optional(),
    LOG_LEVEL: z.enum(logLevels, { error: showing(logLevels.join(', ')) }).default('info'),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: mailbox.optional(),
    SUPPORT_EMAIL: mailbox.optional(),
    SUPPORT_HOURS: wholeNumber(720).default(24),
    RATES_URL: ratesFeed,
    RENDER_WORKERS: wholeNumber(mostRenderWorkers).optional(),
  })
  .refine(({ DATABASE_URL, APP_SECRET }) => !DATABASE_URL || APP_SECRET, {
    path: ['APP_SECRET'],
    // A copy that made up its own secret could not read what the other copies on that database wrote.
    error:
      'is not set, but DATABASE_URL is. Accepted: the same text of 32 characters or more for every copy ' +
      'of Sheaf on that database, for example from: openssl rand -hex 32.',
  })

export function readEnv(source: Source = process.env): Env {
  const given = readSettings(source, variables)
  const publicUrl = given.PUBLIC_URL ?? new URL(`http://localhost:${given.PORT}`)
  if (!publicUrl.pathname.endsWith('/')) publicUrl.pathname += '/'
  return {
    host: given.HOST,
    port: given.PORT,
    publicUrl: `${publicUrl.origin}${publicUrl.pathname}`.replace(/\/$/, ''),
    publicOrigin: publicUrl.origin,
    basePath: publicUrl.pathname,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    appSecret: given.APP_SECRET,
    ...readHttpSettings(source, publicUrl),
    logLevel: given.LOG_LEVEL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? { name: productName, address: `no-reply@${mailHost(publicUrl)}` },
    supportEmail: given.SUPPORT_EMAIL,
    supportHours: given.SUPPORT_HOURS,
    s3: readSettings(source, s3Variables),
    ai: readAi(source),
    stripe: readStripe(source),
    ratesUrl: given.RATES_URL?.href,
    renderWorkers: given.RENDER_WORKERS ?? Math.min(availableParallelism(), mostRenderWorkers),
  }
}

function mailHost({ hostname }: URL): string {
  return isIP(hostname) === 0 && !hostname.startsWith('[') ? hostname : 'localhost'
}

const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
  error: showing('the name of a bucket: 3 to 63 small letters, digits, dots and hyphens'),
})

const s3Variables = z
  .object({
    S3_ENDPOINT: z
      .url({
        protocol: /^https?$/,
        error: showing('an address such as https://s3.eu-central-1.amazonaws.com'),
      })
      .optional(),
    S3_BUCKET: bucketName.optional(),
    S3_ACCESS_KEY_ID: text,
    S3_SECRET_ACCESS_KEY: text,
    S3_REGION: z.string().default('us-east-1'),
  })
  .transform(({ S3_REGION: region, ...given }, { addIssue }): S3Settings | undefined => {
    const {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    } = given
    if (endpoint && bucket && accessKeyId && secretAccessKey) {
      return { endpoint, bucket, region, accessKeyId, secretAccessKey }
    }
    const missing = s3Names.filter((name) => given[name] === undefined)
    if (missing.length < s3Names.length) {
      addIssue({ code: 'custom', path: missing, message: s3Incomplete })
    }
    return undefined
  })

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const s3Incomplete =
  'not set, but other S3_ variables are. Accepted: S3_ENDPOINT, S3_BUCKET, ' +
  'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none of them to keep objects in DATA_DIR.'
