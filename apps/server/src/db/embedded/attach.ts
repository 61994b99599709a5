import { realpath } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import type { ServerAddress } from './embedded-server.ts'
import { getPassword } from './password.ts'
import { clusterIn, possibleHomes } from './place.ts'
import { parsePidFile, readPidFile } from './postmaster-pid.ts'
import { isPostmasterOf, viewProcess } from './processes.ts'

const patience = 10_000

/** The address of the database that a running Sheaf keeps in a data folder, also when it is just starting. */
export async function attachToRunningServer(dataDir: string): Promise<ServerAddress> {
  const deadline = performance.now() + patience
  const homes = Object.values(possibleHomes(await realpath(dataDir)))
  for (;;) {
    for (const home of homes) {
      const address = await getAddress(home)
      if (address !== undefined) return address
    }
    if (performance.now() > deadline) {
      throw new StartError(
        `A Sheaf uses ${dataDir}, but its database does not answer. Look at its log, or stop it and try again.`,
      )
    }
    await pause(100)
  }
}

async function getAddress(home: string): Promise<ServerAddress | undefined> {
  const cluster = clusterIn(home)
  const named = parsePidFile((await readPidFile(cluster)) ?? '')
  if (named?.isReady !== true) return undefined
  const view = await viewProcess(named.pid)
  if (view === undefined || !isPostmasterOf(cluster, view)) return undefined
  if (named.socketDirectory !== '') return { host: named.socketDirectory, port: named.port }
  const password = await getPassword(home)
  return password === undefined ? undefined : { host: '127.0.0.1', port: named.port, password }
}
