import { randomInt, randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { withDatabase } from '../../../tests/support/sheaf-database.ts'
import { type SheafProcess, startSheaf } from '../../../tests/support/sheaf-process.ts'
import { addUser } from '../../../tests/support/users.ts'
import { rankTest } from './rank-test.ts'

const samples = 310
const warmUps = 20
// Each is asked about once: an address that was asked about before has its row among the limits, and a new one gets it.
const accounts = samples
// A stranger who has to be sure of one address needs more than this; less is noise even here, without a network in between.
const mostShare = 0.1
const least = 0.001

type Bodies = { readonly path: string; readonly bodyFor: (email: string) => object }

const password = 'battery staple'
const asked: readonly Bodies[] = [
  { path: 'login', bodyFor: (email) => ({ email, password }) },
  { path: 'forgot-password', bodyFor: (email) => ({ email }) },
  { path: 'signup', bodyFor: (email) => ({ email, password, firstName: 'Ada' }) },
]

let asking = 0

process.exitCode = (await measure()) ? 0 : 1

/** Asks about addresses with and without an account. Answers whether the times tell them apart. */
async function measure(): Promise<boolean> {
  // Each request comes from an address of its own, as those of a patient stranger do: no limit is met.
  const sheaf = await startSheaf('', { TRUST_PROXY: 'on', LOG_LEVEL: 'fatal' })
  try {
    const known = await withDatabase(sheaf, async (orm) => {
      const made = []
      for (let at = 0; at < accounts; at += 1) made.push((await addUser(orm)).email)
      return made
    })
    let isSilent = true
    for (const bodies of asked) isSilent = (await compare(sheaf, bodies, known)) && isSilent
    return isSilent
  } finally {
    await sheaf.stop()
  }
}

async function compare(
  sheaf: SheafProcess,
  { path, bodyFor }: Bodies,
  known: readonly string[],
): Promise<boolean> {
  const times: Record<Which, number[]> = { known: [], unknown: [] }
  const left = [...known]
  for (const [at, which] of mixed().entries()) {
    const email = which === 'known' ? (left.pop() ?? '') : newAddress()
    const took = await ask(`${sheaf.url}/api/auth/${path}`, bodyFor(email))
    if (at >= warmUps) times[which].push(took)
  }
  const { share, likelihood } = rankTest(times.known, times.unknown)
  const isTold = likelihood < least && Math.abs(share - 0.5) > mostShare
  console.log(
    `${path}: median ${median(times.known)} ms with an account, ${median(times.unknown)} ms without; ` +
      `slower with one in ${(share * 100).toFixed(1)} of 100 pairs (p = ${likelihood.toFixed(3)}); ` +
      `some ${samples - warmUps / 2} each, load ${loadavg()[0]?.toFixed(1)}. ${isTold ? 'THE TIME TELLS.' : 'Not told apart.'}`,
  )
  return !isTold
}

type Which = 'known' | 'unknown'

/** Not by turns: what is done behind an answer (a mail is written) meets the next ones, and they must be of both kinds alike. */
function mixed(): Which[] {
  const all = Array.from(
    { length: 2 * samples },
    (_, at): Which => (at < samples ? 'known' : 'unknown'),
  )
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    ;[all[at], all[other]] = [all[other] as Which, all[at] as Which]
  }
  return all
}

function newAddress(): string {
  return `usr_${randomUUID()}@example.com`
}

async function ask(url: string, body: object): Promise<number> {
  asking += 1
  const from = `203.${(asking >> 8) & 255}.${asking & 255}.1`
  const startedAt = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  await answer.text()
  if (answer.status === 429) throw new Error('A limit was met: these times say nothing.')
  return performance.now() - startedAt
}

function median(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)
}
