import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { withDatabase } from '../../../tests/support/sheaf-database.ts'
import { type SheafProcess, startSheaf } from '../../../tests/support/sheaf-process.ts'
import { addUser } from '../../../tests/support/users.ts'
import { rankTest } from './rank-test.ts'

const samples = 300
const accounts = 100
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

/** Asks about addresses with and without an account by turns. Answers whether the times tell them apart. */
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
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let at = -10; at < samples; at += 1) {
    // Which comes first changes, too: the second finds a warmer machine.
    const order = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const which of order) {
      // An address that signed up has an account, if not a confirmed one: it can be asked about once.
      const email = which === 'known' ? (known.at(at % accounts) ?? '') : newAddress()
      const took = await ask(`${sheaf.url}/api/auth/${path}`, bodyFor(email))
      if (at >= 0) times[which].push(took)
    }
  }
  const { share, likelihood } = rankTest(times.known, times.unknown)
  const isTold = likelihood < least && Math.abs(share - 0.5) > mostShare
  console.log(
    `${path}: median ${median(times.known)} ms with an account, ${median(times.unknown)} ms without; ` +
      `slower with one in ${(share * 100).toFixed(1)} of 100 pairs (p = ${likelihood.toFixed(3)}); ` +
      `${samples} each, load ${loadavg()[0]?.toFixed(1)}. ${isTold ? 'THE TIME TELLS.' : 'Not told apart.'}`,
  )
  return !isTold
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
