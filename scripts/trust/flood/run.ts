import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startSheaf } from '../../../tests/support/sheaf-process.ts'
import { addAccounts } from './accounts.ts'
import type { Message, Orders, Report } from './attackers.ts'
import { attacks } from './attacks.ts'
import { createNeighbor, type Errand, errands, type Times } from './neighbor.ts'

const quietSeconds = 15
const floodSeconds = 45
const attackersEach = 3
const connectionsEach = 4
const mostRatio = 3
// Each connection strikes and strikes again. Fewer, and the machine was too busy for the figures to say anything.
const fewestStrikes = 2 * attackersEach * connectionsEach

const attackersFile = fileURLToPath(new URL('./attackers.ts', import.meta.url))

process.exitCode = (await flood(process.argv.slice(2))) ? 0 : 1

/** Measures a user on a quiet server and on one that is attacked from all sides. Answers whether they were left in peace. */
async function flood(names: readonly string[]): Promise<boolean> {
  const chosen = names.length > 0 ? names : Object.keys(attacks)
  const unknown = chosen.find((name) => !Object.hasOwn(attacks, name))
  if (unknown !== undefined) {
    throw new Error(`There is no attack ${unknown}. There are: ${Object.keys(attacks).join(', ')}.`)
  }
  // Attackers have addresses of their own, as strangers do; the server believes this machine what they are.
  const sheaf = await startSheaf('', { TRUST_PROXY: 'on', LOG_LEVEL: 'fatal' })
  try {
    const everybody = await addAccounts(sheaf, 1 + chosen.length * attackersEach)
    const [own, ...others] = everybody
    if (own === undefined) throw new Error('There is nobody to measure.')
    const neighbor = createNeighbor(sheaf.url, own.account, own.address)
    await neighbor.goOn(3)
    console.log(`Quiet for ${quietSeconds} s …`)
    const quiet = await neighbor.goOn(quietSeconds)
    console.log(`Attacked for ${floodSeconds} s by: ${chosen.join(', ')} …`)
    const orders = {
      seconds: floodSeconds,
      connectionsEach,
      attackers: await Promise.all(
        others.map(async (one, index) => ({
          attack: chosen[index % chosen.length] ?? '',
          attacker: await one.asAttacker(),
        })),
      ),
    }
    const attackers = await startAttackers(orders)
    const attacked = await neighbor.goOn(floodSeconds)
    const isAttacked = printAttacks(await attackers.report)
    const failures = [...quiet.failures, ...attacked.failures]
    return printFigures(quiet.times, attacked.times, failures) && isAttacked
  } finally {
    await sheaf.stop()
  }
}

async function startAttackers(orders: Orders): Promise<{ readonly report: Promise<Report> }> {
  const child = fork(attackersFile, { execArgv: [] })
  // Attackers are elsewhere in truth: here they shall not take the machine from the server that they attack.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const ready = once(child, 'message')
  child.send(orders)
  await ready
  const report = once(child, 'message').then(([message]: Message[]) => {
    child.kill()
    return message === undefined || message.isReady ? {} : message.report
  })
  return { report }
}

/** Answers whether the server was attacked at all. */
function printAttacks(report: Report): boolean {
  console.log('\n| attack | struck | answers |\n| --- | --- | --- |')
  for (const [name, { begun, answers }] of Object.entries(report)) {
    const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
    console.log(`| ${name}: ${attacks[name]?.about} | ${begun} | ${counts.join(', ')} |`)
  }
  const weak = Object.entries(report).filter(([, { begun }]) => begun < fewestStrikes)
  for (const [name, { begun }] of weak) {
    console.log(
      `\n${name} struck ${begun} times only, of ${fewestStrikes} at least: this says nothing. Was the machine busy?`,
    )
  }
  return weak.length === 0
}

function printFigures(quiet: Times, attacked: Times, failures: readonly string[]): boolean {
  console.log('\n| the user | quiet p50 ms | p95 ms | attacked p50 ms | p95 ms | × p50 | × p95 |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  const ratios = errands.map((errand) => printErrand(errand, quiet[errand], attacked[errand]))
  for (const failure of failures.slice(0, 10)) console.log(`\nFailed: ${failure}`)
  const worst = Math.max(...ratios)
  const isUnharmed = failures.length === 0 && worst <= mostRatio
  console.log(
    `\nThe user waits ${worst.toFixed(2)} × as long (p95) at worst, and ${failures.length} requests failed.`,
    `At most ${mostRatio} × and none may: ${isUnharmed ? 'yes' : 'no'}.`,
  )
  return isUnharmed
}

function printErrand(
  errand: Errand,
  quiet: readonly number[],
  attacked: readonly number[],
): number {
  const figures = [at(quiet, 0.5), at(quiet, 0.95), at(attacked, 0.5), at(attacked, 0.95)]
  const [quiet50 = 1, quiet95 = 1, attacked50 = 0, attacked95 = 0] = figures
  const ratio = attacked95 / quiet95
  const cells = [
    ...figures.map((ms) => ms.toFixed(0)),
    (attacked50 / quiet50).toFixed(2),
    ratio.toFixed(2),
  ]
  console.log(
    `| ${errand} (${quiet.length}, then ${attacked.length} times) | ${cells.join(' | ')} |`,
  )
  return ratio
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
