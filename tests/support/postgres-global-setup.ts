import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openJobs } from '../../apps/server/src/jobs/jobs.ts'
import { startDatabaseServer } from './database-server.ts'
import { silentLog, urlOfDatabase, withServer } from './postgres.ts'

/** One server for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer()
  const template = `sheaf_test_template_${process.pid}`
  await withServer(server.url, (client) => client.query(`create database ${template}`))
  const pool = new pg.Pool({ connectionString: urlOfDatabase(server.url, template) })
  await migrate(pool, silentLog)
  // The tables of jobs take longer to make than to copy.
  await (await openJobs({ pool, log: silentLog })).close()
  await pool.end()
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', template)
  return async () => {
    await withServer(server.url, (client) => client.query(`drop database ${template}`))
    await server.stop()
  }
}
