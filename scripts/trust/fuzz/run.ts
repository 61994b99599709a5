import { parseArgs } from 'node:util'
import { fuzz, type Report } from '../../../tests/fuzz/fuzz.ts'
import { unavailable } from '../../../tests/fuzz/judge-answer.ts'
import { withDatabase } from '../../../tests/support/sheaf-database.ts'
import { startSheaf } from '../../../tests/support/sheaf-process.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    requests: { type: 'string', default: '20000' },
    /** The number of the first one, to send one again that failed: `--from N --requests 1`. */
    from: { type: 'string', default: '0' },
  },
})
const metricsToken = 'a-token-for-one-run-of-the-fuzzer-only'
// Accounts of the same server share its workers: what it holds at the end is what it held at the start, and some more.
const mostMegabytes = 1500

/** They ask for what comes by mail alone, or from Stripe. */
const closed: readonly string[] = [
  'POST /api/auth/confirm-email',
  'POST /api/auth/reset-password',
  'POST /api/client-mail/stop',
  'GET /api/reminders/paid',
  'POST /api/reminders/paid',
  'POST /api/billing/checkout',
  'POST /api/billing/portal',
  'POST /api/billing/check',
  'POST /api/stripe/webhook',
]
// Fewer requests say little about a route.
const enough = 50

process.exitCode = (await run(Number(values.seed), Number(values.requests))) ? 0 : 1

/** Sends broken requests to a server of its own. Answers whether it kept its countenance. */
async function run(seed: number, count: number): Promise<boolean> {
  console.log(`Seed ${seed}, ${count} requests.`)
  const sheaf = await startSheaf('', { TRUST_PROXY: 'on', METRICS_TOKEN: metricsToken })
  try {
    const from = Number(values.from)
    const { url } = sheaf
    const onProgress = (sent: number) => {
      if (sent % 1000 === 0) console.log(`${sent} sent …`)
    }
    const report = await withDatabase(sheaf, (orm) =>
      fuzz({ url, orm, seed, from, count, peopleEach: 12, onProgress }),
    )
    const complaints = [
      ...report.faults,
      ...tooFew(report, count),
      ...onlyFromOutside(report),
      ...logged(sheaf.output()),
      ...(await stateOf(url)),
    ]
    print(report, complaints)
    return complaints.length === 0
  } finally {
    await sheaf.stop()
  }
}

/** Routes that were asked less often than others have no verdict. */
function tooFew({ routes }: Report, count: number): string[] {
  const fewest = Math.floor(count / routes.size)
  return [...routes]
    .filter(([, { asked }]) => asked < fewest)
    .map(([name, { asked }]) => `${name} was asked ${asked} times only, of ${fewest} at least`)
}

/** A route that did nothing of what it was asked was seen from outside: what lies behind its door has no verdict. */
function onlyFromOutside({ routes }: Report): string[] {
  return [...routes]
    .filter(([name, { asked, done }]) => asked >= enough && done === 0 && !closed.includes(name))
    .map(([name]) => `${name} never did what it was asked for`)
}

/** Faults that the server wrote down, or that took it by surprise. */
function logged(output: string): string[] {
  return output
    .split('\n')
    .filter(isFault)
    .map((line) => `In the log: ${line.slice(0, 1000)}`)
}

function isFault(line: string): boolean {
  if (/unhandled|uncaught/i.test(line)) return true
  const code = /"code":"([\w.-]+)"/.exec(line)?.[1] ?? ''
  return /"level":"(?:error|fatal)"/.test(line) && !unavailable.has(code)
}

async function stateOf(url: string): Promise<string[]> {
  const health = await fetch(`${url}/readyz`).catch(() => undefined)
  if (health?.status !== 200) return [`The server is not well afterward: ${health?.status}`]
  const headers = { authorization: `Bearer ${metricsToken}` }
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
  console.log(`The server holds ${Math.round(bytes / 1e6)} MB afterward.`)
  return bytes < mostMegabytes * 1e6 ? [] : [`More than ${mostMegabytes} MB, or unknown`]
}

function print({ routes, statuses }: Report, complaints: readonly string[]): void {
  console.log('\n| route | asked | done |\n| --- | --- | --- |')
  for (const [name, { asked, done }] of routes) console.log(`| ${name} | ${asked} | ${done} |`)
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`)
  console.log(`\n${routes.size} routes; answers: ${counts.join(', ')}.`)
  for (const complaint of complaints) console.log(`\n${complaint}`)
  console.log(`\n${complaints.length} faults.`)
}
