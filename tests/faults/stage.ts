import { join } from 'node:path'
import { createSessions } from '../../apps/server/src/accounts/sessions.ts'
import { createAccountStore, type User } from '../../apps/server/src/accounts/store.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { superuser } from '../../apps/server/src/db/embedded/cluster.ts'
import { startEmbeddedServer } from '../../apps/server/src/db/embedded/embedded-server.ts'
import { silentLog, urlOfDatabase, urlOfServer, withServer } from '../support/postgres.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { openWire, type TroubledWire } from '../support/troubled-wire.ts'
import { addUser } from '../support/users.ts'
import { type Caller, callerOf } from './caller.ts'

export type Stage = {
  readonly sheaf: SheafProcess
  /** Between Sheaf and its database. */
  readonly wire: TroubledWire
  /** The same database, on a way of its own that nothing disturbs. */
  readonly database: Database
  /** Somebody who is signed in. */
  readonly signIn: (fields?: Partial<User>) => Promise<Caller>
  readonly close: () => Promise<void>
}

/** The real server with a PostgreSQL outside of it, and a wire to it that can be disturbed. */
export async function openStage(env: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const closings: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closing of closings.reverse()) await closing()
  }
  try {
    return { ...(await setUp(env, closings)), close }
  } catch (error) {
    // What was opened would outlive the tests.
    await close()
    throw error
  }
}

async function setUp(
  env: Readonly<Record<string, string>>,
  closings: (() => Promise<unknown>)[],
): Promise<Omit<Stage, 'close'>> {
  const folder = await makeScratchFolder()
  closings.push(folder.remove)
  const server = await startEmbeddedServer({ dataDir: folder.path, log: silentLog })
  closings.push(() => server.stop())
  const { host, port } = server.address
  const wire = await openWire({ path: join(host, `.s.PGSQL.${port}`) })
  closings.push(wire.close)
  const serverUrl = urlOfServer(server.address, superuser)
  await withServer(serverUrl, (client) => client.query('create database outside'))
  const databaseUrl = urlOfDatabase(serverUrl, 'outside')
  const database = await openDatabase({ databaseUrl, dataDir: folder.path, log: silentLog })
  closings.push(database.close)
  const sheaf = await startSheaf('', {
    APP_SECRET: 'a secret of this test, long enough for anyone',
    DATABASE_URL: `postgresql://${superuser}@127.0.0.1:${wire.port}/outside`,
    RENDER_WORKERS: '1',
    ...env,
  })
  closings.push(sheaf.stop, () => wire.set('well'))
  return {
    sheaf,
    wire,
    database,
    signIn: (fields) => signInTo(sheaf, database.orm, fields),
  }
}

/** A new user of a running server, by its database. */
export async function signInTo(
  sheaf: SheafProcess,
  orm: Database['orm'],
  fields: Partial<User> = {},
): Promise<Caller> {
  const user = await addUser(orm, { subscription: 'premium', ...fields })
  const sessions = createSessions({ store: createAccountStore(orm), now: () => new Date() })
  return callerOf(sheaf.url, user, { cookie: `sheaf_session=${await sessions.open(user.id)}` })
}
