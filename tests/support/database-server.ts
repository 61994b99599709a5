import { superuser } from '../../apps/server/src/db/embedded/cluster.ts'
import { startEmbeddedServer } from '../../apps/server/src/db/embedded/embedded-server.ts'
import { testDatabaseUrl } from './env.ts'
import { silentLog, urlOfServer, withServer } from './postgres.ts'
import { makeScratchFolder } from './scratch-folder.ts'

export type DatabaseServer = {
  /** As a role that may make databases. */
  readonly url: string
  stop(): Promise<void>
}

/** The server that the tests were told to use, or one of their own. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  if (testDatabaseUrl !== undefined) return { url: testDatabaseUrl, stop: async () => {} }
  const folder = await makeScratchFolder()
  const server = await startEmbeddedServer({ dataDir: folder.path, log: silentLog })
  const url = urlOfServer(server.address, superuser)
  // It is thrown away: nobody need wait until the disk has what is written.
  await withServer(url, (client) =>
    client.query(`alter role ${superuser} set synchronous_commit = off`),
  )
  return {
    url,
    stop: async () => {
      await server.stop()
      await folder.remove()
    },
  }
}
