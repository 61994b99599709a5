import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import type { Logger } from '../logger.ts'
import { clearOrphan } from './orphan.ts'
import type { Place } from './place.ts'
import { parsePidFile, readPidFile } from './postmaster-pid.ts'
import { spawnIdentity } from './run.ts'
import { emptyWhenLarge, openServerLog, readLogSince } from './server-log.ts'
import { type Endpoint, serverArguments } from './settings.ts'
import { prepareSocketDirectory } from './socket-directory.ts'
import { sendSignal, stopPostmaster } from './stop-postmaster.ts'

export type Postmaster = {
  readonly pid: number
  readonly endpoint: Endpoint
  /** Settles when the process is gone, for whatever reason. */
  readonly ended: Promise<string>
  readonly stop: () => Promise<void>
}

export type ServerPlan = {
  readonly place: Place
  readonly cluster: string
  /** Asked at each attempt: a loopback port that was free can be taken a moment later. */
  readonly chooseEndpoint: () => Promise<Endpoint>
  readonly log: Logger
}

const attemptsEnd = 20_000
const readyEnd = 300_000

// After a hard kill the last children of the old server hold its memory for a moment, and an unseen orphan or another
// program may be quicker with the pid file or the port. All of these pass.
const passingTroubles =
  /pre-existing shared memory block|lock file "[^"]*" already exists|is another postmaster|could not create any \S+ sockets?/i

export function serverLogOf(home: string): string {
  return join(home, 'server.log')
}

/** Starts the server of a cluster, clearing what stands in its way, and returns when it accepts connections. */
export async function startPostmaster(plan: ServerPlan): Promise<Postmaster> {
  const deadline = performance.now() + attemptsEnd
  for (;;) {
    await clearOrphan({ ...plan.place, cluster: plan.cluster }, plan.log)
    const outcome = await attempt(plan, await plan.chooseEndpoint())
    if (typeof outcome !== 'string') return outcome
    if (!passingTroubles.test(outcome) || performance.now() > deadline) {
      throw new StartError(`The database in ${plan.cluster} does not start:\n${outcome}`)
    }
    await pause(250)
  }
}

async function attempt(plan: ServerPlan, endpoint: Endpoint): Promise<Postmaster | string> {
  const { place, cluster } = plan
  if (endpoint.kind === 'socket') await prepareSocketDirectory(endpoint.directory, place.account)
  const logPath = serverLogOf(place.home)
  await emptyWhenLarge(logPath)
  const logFile = await openServerLog(logPath, place.account)
  const logStart = (await logFile.stat()).size
  const child = spawn(place.binaries.postgres, serverArguments(cluster, endpoint), {
    ...spawnIdentity(place.account),
    stdio: ['ignore', logFile.fd, logFile.fd],
    // A group of its own: Ctrl-C in a terminal must reach Sheaf alone, which still needs the database to finish.
    detached: true,
    windowsHide: true,
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  await logFile.close()
  const { pid } = child
  if (pid === undefined) return await ended
  const endWithSheaf = () => sendSignal(pid, 'SIGINT')
  process.once('exit', endWithSheaf)
  void ended.then(() => process.off('exit', endWithSheaf))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    // A process id is free for others as soon as its process is gone.
    if (!isOver()) await stopPostmaster({ ...place, cluster, pid })
    await ended
  }
  const isReady = await becomesReady(cluster, pid, isOver, plan.log)
  if (isReady) return { pid, endpoint, ended, stop }
  await stop()
  const reason = await ended
  return `${await readLogSince(logPath, logStart)}\n(${reason}; the whole log is ${logPath})`.trim()
}

// Recovery after a crash can take long, so a living server is given time.
async function becomesReady(
  cluster: string,
  pid: number,
  isOver: () => boolean,
  log: Logger,
): Promise<boolean> {
  const start = performance.now()
  let announceAt = start + 10_000
  while (!isOver() && performance.now() < start + readyEnd) {
    const named = parsePidFile((await readPidFile(cluster)) ?? '')
    if (named?.pid === pid && named.isReady) return true
    if (performance.now() > announceAt) {
      log.warn({ postmaster: pid }, 'The database is still starting')
      announceAt += 10_000
    }
    await pause(10)
  }
  return false
}
