import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '../../apps/server/src/db/database.ts'
import { superuser } from '../../apps/server/src/db/embedded/cluster.ts'
import {
  appDatabase,
  appRole,
  startEmbeddedServer,
} from '../../apps/server/src/db/embedded/embedded-server.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { poolOfUrl } from '../../apps/server/src/db/pool.ts'
import * as schema from '../../apps/server/src/db/schema.ts'
import { jobsSchema, openJobs } from '../../apps/server/src/jobs/jobs.ts'
import { silentLog, urlOfServer } from '../support/postgres.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import type { ExecutedPlan, PlanNode } from './executed-plan.ts'
import { fill, measureTables, type TableSize } from './population.ts'

type Told = { readonly 'Query Text': string; readonly Plan: PlanNode }

export type WatchedDatabase = {
  readonly url: string
  readonly database: Database
  readonly tables: readonly TableSize[]
  /** Every statement so far, also those inside functions and for foreign keys. */
  readonly plans: readonly ExecutedPlan[]
  /** What is carried out meanwhile is told to be part of it. */
  during<T>(work: string, act: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

// The server tells its client each plan, with what it really did: no statement has to be run a second time for it.
const explaining = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_nested_statements': 'on',
}

/** A database with a population in it, on a server of its own, that tells how each statement was carried out. */
export async function openWatchedDatabase(users: number): Promise<WatchedDatabase> {
  const folder = await makeScratchFolder()
  const server = await startEmbeddedServer({ dataDir: folder.path, log: silentLog })
  const url = urlOfServer(server.address, appRole, appDatabase)
  const master = new pg.Client({
    connectionString: urlOfServer(server.address, superuser, appDatabase),
  })
  await master.connect()
  await makeTables(url)
  await keepPlansOfFunctions(master)
  await fill(master, users)
  const tables = await measureTables(master)
  for (const [name, value] of Object.entries(explaining)) {
    await master.query(`alter database ${appDatabase} set ${name} = '${value}'`)
  }
  await master.end()

  const plans: ExecutedPlan[] = []
  let present = 'background work'
  const pool = poolOfUrl(url, silentLog)
  pool.on('connect', (client) =>
    client.on('notice', ({ message }) => {
      const told = /^duration: ([\d.]+) ms\s+plan:\n(.*)$/s.exec(message ?? '')
      if (told === null) return
      const { 'Query Text': query, Plan: root } = JSON.parse(told[2] ?? '') as Told
      // Workers look for jobs all the time, whatever else is done.
      const during = query.includes(jobsSchema) ? 'jobs' : present
      plans.push({ during, query, ms: Number(told[1]), root })
    }),
  )
  const close = () => pool.end()
  const ping = async () => void (await pool.query('select 1'))
  return {
    url,
    database: { pool, orm: drizzle(pool, { schema }), ping, close },
    tables,
    plans,
    async during(work, act) {
      present = work
      return await act()
    },
    async stop() {
      await server.stop()
      await folder.remove()
    },
  }
}

async function makeTables(url: string): Promise<void> {
  const pool = poolOfUrl(url, silentLog)
  await migrate(pool, silentLog)
  await (await openJobs({ pool, log: silentLog })).close()
  await pool.end()
}

/** After some calls a function keeps plans that were made for no user in particular. Here it does from the first call on. */
async function keepPlansOfFunctions(master: pg.Client): Promise<void> {
  const { rows } = await master.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')`,
  )
  for (const { signature } of rows)
    await master.query(`alter function ${signature} set plan_cache_mode = force_generic_plan`)
}
