import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Logger, pino } from 'pino'
import { type ClientMail, createClientMail } from '../../apps/server/src/client-mail/client-mail.ts'
import type { Orm } from '../../apps/server/src/db/database.ts'
import { attachToRunningServer } from '../../apps/server/src/db/embedded/attach.ts'
import { poolOfEmbedded } from '../../apps/server/src/db/pool.ts'
import * as schema from '../../apps/server/src/db/schema.ts'
import { readEnv } from '../../apps/server/src/env.ts'
import { deriveKeys } from '../../apps/server/src/keys.ts'
import { createMailer } from '../../apps/server/src/mail/create-mailer.ts'
import type { SheafProcess } from './sheaf-process.ts'

const silent = pino({ level: 'silent' })

/** The database of a running server, for parts of the server that a test plays. */
export async function withDatabase<T>(
  sheaf: SheafProcess,
  work: (orm: Orm) => Promise<T>,
): Promise<T> {
  const pool = poolOfEmbedded(await attachToRunningServer(sheaf.dataDir), silent)
  try {
    return await work(drizzle(pool, { schema }))
  } finally {
    await pool.end()
  }
}

type Setting = { readonly env?: Record<string, string>; readonly log?: Logger }

/** Mails to clients as the running server itself sends them: in its database, with its secret. */
export async function withClientMail<T>(
  sheaf: SheafProcess,
  work: (clientMail: ClientMail) => Promise<T>,
  setting: Setting = {},
): Promise<T> {
  const env = readEnv({ DATA_DIR: sheaf.dataDir, PUBLIC_URL: sheaf.url, ...setting.env })
  const keys = deriveKeys((await readFile(join(sheaf.dataDir, 'secret'), 'utf8')).trim())
  const now = () => new Date()
  const mailer = createMailer({ env, now })
  try {
    return await withDatabase(sheaf, (orm) =>
      work(createClientMail({ env, orm, keys, mailer, log: setting.log ?? silent, now })),
    )
  } finally {
    mailer.close()
  }
}
