import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { superuser } from '../../apps/server/src/db/embedded/cluster.ts'
import { startEmbeddedServer } from '../../apps/server/src/db/embedded/embedded-server.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openJobs } from '../../apps/server/src/jobs/jobs.ts'
import { testDatabaseUrl } from './env.ts'
import { silentLog, urlOfDatabase, urlOfServer, withServer } from './postgres.ts'
import { makeScratchFolder } from './scratch-folder.ts'

/** One server for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server =
    testDatabaseUrl === undefined ? await startServer() : externalServer(testDatabaseUrl)
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

async function startServer() {
  const folder = await makeScratchFolder()
  const server = await startEmbeddedServer({ dataDir: folder.path, log: silentLog })
  return {
    url: urlOfServer(server.address, superuser),
    stop: async () => {
      await server.stop()
      await folder.remove()
    },
  }
}

function externalServer(url: string) {
  return { url, stop: async () => {} }
}
