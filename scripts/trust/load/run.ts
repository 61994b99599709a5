import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, loadavg, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type SheafProcess, startSheaf } from '../../../tests/support/sheaf-process.ts'
import { addAccounts } from '../flood/accounts.ts'
import type { Asker } from './ask.ts'
import type { Member } from './crowd.ts'
import type { Told, Word } from './crowd-process.ts'
import { createLoopGauge, type LoopDelay, residentMegabytes } from './gauges.ts'
import { at, createNeighbor, noWaits } from './neighbor.ts'
import { printReport } from './report.ts'

const clients = 64
const users = 16
const atOnce = 50
/** The load lasts ten spells, every other one with somebody who sends fifty at once: what else the machine does meets both alike. */
const spells = 10
const quietSeconds = 8
const calmWithinSeconds = 10
const metricsToken = 'a-token-of-the-load-which-nobody-else-knows'

const crowdFile = fileURLToPath(new URL('./crowd-process.ts', import.meta.url))

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '300' } } })
process.exitCode = (await load(Number(values.seconds))) ? 0 : 1

/** Draws for sixty-four clients at once, and looks at what one more notices. Answers whether all is as it should be. */
async function load(seconds: number): Promise<boolean> {
  // Clients have addresses of their own; the server believes this machine what they are.
  const settings = { TRUST_PROXY: 'on', LOG_LEVEL: 'fatal', METRICS_TOKEN: metricsToken }
  const sheaf = await startSheaf('', settings)
  const crowd = startCrowdProcess()
  try {
    const [own, greedy, ...members] = await openAccounts(sheaf)
    if (own === undefined || greedy === undefined) throw new Error('There is nobody to measure.')
    const neighbor = createNeighbor(own)
    const loopDelay = createLoopGauge(sheaf, metricsToken)
    await neighbor.goOn(quietSeconds / 2, noWaits())
    const waits = { quiet: noWaits(), crowded: noWaits(), besideGreedy: noWaits() }
    await neighbor.goOn(quietSeconds, waits.quiet)
    console.log(`${clients} clients for ${seconds} s, load average ${loadText()} …`)
    await crowd.tell({ say: 'begin', members: crowdOf(sheaf, members) })
    await loopDelay()
    const delays: LoopDelay[] = []
    const megabytes: number[] = []
    for (let spell = 0; spell < spells; spell++) {
      const isGreedy = spell % 2 === 1
      if (isGreedy) await crowd.tell({ say: 'be greedy', asker: greedy, atOnce })
      const spellWaits = isGreedy ? waits.besideGreedy : waits.crowded
      const watch = setInterval(() => megabytes.push(residentMegabytes(crowd.id)), 1000)
      await neighbor.goOn(seconds / spells, spellWaits)
      clearInterval(watch)
      delays.push(await loopDelay())
      if (isGreedy) await crowd.tell({ say: 'be modest' })
    }
    const told = await crowd.tell({ say: 'end' })
    const calmAfterSeconds = await calm(neighbor, at(waits.quiet.preview, 0.95), loopDelay)
    const { faults } = neighbor
    const results = { told, waits, delays, megabytes, faults, calmAfterSeconds, seconds }
    return printReport(results, loadText())
  } finally {
    crowd.stop()
    await sheaf.stop()
  }
}

async function openAccounts(sheaf: SheafProcess): Promise<readonly Asker[]> {
  const accounts = await addAccounts(sheaf, 2 + users)
  return Promise.all(accounts.map((account) => account.asAttacker()))
}

/** Half of them signed in, two at each account, with previews and PDFs in turn; the others visitors, who get previews alone. */
function crowdOf({ url }: SheafProcess, signedIn: readonly Asker[]): readonly Member[] {
  return Array.from({ length: clients }, (_, index) => {
    const asker = index < clients / 2 ? signedIn[index % signedIn.length] : undefined
    if (asker !== undefined) return { asker, wishes: ['preview', 'PDF'] }
    const headers = { origin: url, 'x-forwarded-for': `203.0.113.${index + 1}` }
    return { asker: { url, headers }, wishes: ['preview'] }
  })
}

function startCrowdProcess() {
  const child: ChildProcess = fork(crowdFile, { execArgv: [] })
  // Clients are elsewhere in truth: here they shall not take the machine from the server that they ask.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return {
    id: child.pid,
    async tell(word: Word): Promise<Told> {
      const answer = once(child, 'message')
      child.send(word)
      const [told] = await answer
      return told as Told
    },
    stop: () => void child.kill(),
  }
}

/** How long it takes until the neighbor is served as before and the server's thread is free. Undefined if it takes too long. */
async function calm(
  neighbor: ReturnType<typeof createNeighbor>,
  quietMs: number,
  loopDelay: () => Promise<LoopDelay>,
): Promise<number | undefined> {
  const start = performance.now()
  const passed = () => (performance.now() - start) / 1000
  while (passed() < calmWithinSeconds) {
    await loopDelay()
    const waited = [await neighbor.once('preview'), await neighbor.once('preview')]
    const { server, machine } = await loopDelay()
    const isServed = Math.max(...waited) <= 2 * quietMs
    if (isServed && server <= Math.max(50, 2 * machine)) return passed()
  }
  return undefined
}

function loadText(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
}
