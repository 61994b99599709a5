import { join } from 'node:path'
import { findPostmasters } from '../../apps/server/src/db/embedded/processes.ts'
import { childrenOf } from './child-processes.ts'

/** Stops the database that a server runs itself in the middle of what it does, as a machine that hangs. Answers how to let it go on. */
export async function freezeDatabase({ dataDir }: { readonly dataDir: string }) {
  const [postmaster] = await findPostmasters(join(dataDir, 'db/cluster'))
  if (postmaster === undefined) throw new Error(`No database runs in ${dataDir}`)
  const children = await childrenOf(postmaster)
  const pids = [postmaster, ...children.map(({ pid }) => pid)]
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}
