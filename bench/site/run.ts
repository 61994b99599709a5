import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildIfStale } from '../../scripts/build.ts'
import { requireChromium } from '../../scripts/chromium.ts'
import { environment } from '../../scripts/env.mjs'
import { startSheaf } from '../../tests/support/sheaf-process.ts'
import { describeMachine, markdownTable } from '../turns.ts'

const addresses = ['/', '/howto/invoice-for-freelancers']
const runs = 5

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
}

type Audit = {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
}

const { CHROMIUM_PATH, PATH } = environment()
const chromium = requireChromium({ chromiumPath: CHROMIUM_PATH, path: PATH })

await buildIfStale()
const sheaf = await startSheaf()
try {
  console.log(`# The public pages, measured by Lighthouse as a phone\n\n${describeMachine()}\n`)
  for (const address of addresses) report(address, await measureOften(sheaf.url + address))
} finally {
  await sheaf.stop()
}

async function measureOften(url: string): Promise<readonly Report[]> {
  const reports: Report[] = []
  for (let attempt = 0; reports.length < runs && attempt < 2 * runs; attempt += 1) {
    const found = await measure(url)
    if (found) reports.push(found)
  }
  if (reports.length < runs) throw new Error(`Lighthouse lost more than ${runs} traces.`)
  return reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
}

/** Undefined when Chromium lost the trace, which it does now and then. */
async function measure(url: string): Promise<Report | undefined> {
  const lighthouse = join(import.meta.dirname, '../node_modules/lighthouse/cli/index.js')
  const ran = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: { PATH, CHROME_PATH: chromium }, maxBuffer: 100_000_000 },
  ).catch((error: unknown) => {
    if (error instanceof Error && error.message.includes('NO_NAVSTART')) return undefined
    throw error
  })
  return ran && JSON.parse(ran.stdout)
}

/** The run in the middle by its performance, and what the others had. */
function report(address: string, reports: readonly Report[]): void {
  const found = reports[Math.floor(reports.length / 2)]
  if (!found) return
  const performances = reports.map((one) => scoreOf(one, 'performance'))
  const scores = ['performance', 'accessibility', 'best-practices', 'seo']
  console.log(`## ${address}\n`)
  console.log(markdownTable(scores, [scores.map((name) => String(scoreOf(found, name)))]))
  console.log(`\nPerformance in all runs: ${performances.join(', ')}. ${describeMachine()}`)
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
    'total-byte-weight',
  ]
  const rows = figures.map((name) => [
    found.audits[name]?.title ?? name,
    found.audits[name]?.displayValue ?? String(found.audits[name]?.numericValue),
  ])
  console.log(`\n${markdownTable(['measure', 'value'], rows)}`)
  const faults = Object.values(found.audits).filter(({ score }) => score !== null && score < 0.9)
  if (faults.length === 0) return
  console.log(`\nBelow 90: ${faults.map(({ title }) => title).join('; ')}`)
}

function scoreOf({ categories }: Report, name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100)
}
