import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { buildIfStale } from '../../scripts/build.ts'
import { requireChromium } from '../../scripts/chromium.ts'
import { environment } from '../../scripts/env.mjs'
import { openSessions } from '../../tests/support/sessions.ts'
import { startSheaf } from '../../tests/support/sheaf-process.ts'
import { describeMachine, markdownTable } from '../turns.ts'
import { orderSheet, quoteForm } from './editors.ts'
import { type Measured, measureKeys, quantile } from './measure.ts'
import { countEngines, measureMemory } from './memory.ts'

const allThemes = [
  'quote-modern-blue',
  'minimalist-line',
  'atelier',
  'tech-stack',
  'ledger',
  'blue-wave',
]
const allSizes = ['5', '20', '100']
const engines = ['server', 'browser'] as const

type Engine = (typeof engines)[number]

const edits = 30

const {
  phone: isSlow,
  memory: isAboutMemory,
  ...chosen
} = parseArgs({
  options: {
    phone: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    lines: { type: 'string', multiple: true, default: allSizes },
    theme: { type: 'string', multiple: true, default: allThemes },
    by: { type: 'string', multiple: true, default: [...engines] },
  },
}).values

const { CHROMIUM_PATH, PATH } = environment()

await buildIfStale()
const sheaf = await startSheaf()
const sessions = await openSessions(sheaf)
const browser = await chromium.launch({
  executablePath: requireChromium({ chromiumPath: CHROMIUM_PATH, path: PATH }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  console.log(`# From a key to the painted page\n\n${describeMachine()}\n`)
  if (isAboutMemory) await reportMemory()
  else await reportTimes()
} finally {
  await browser.close()
  await sessions.end()
  await sheaf.end()
}

async function reportTimes(): Promise<void> {
  const times = ['p50 ms', 'p95 ms']
  const counted = ['keys', ...times, 'undisturbed', ...times]
  const head = ['lines', 'drawn by', ...counted, 'bytes per edit', 'tab MB']
  console.log(markdownTable(head, []))
  for (const lines of chosen.lines.map(Number)) {
    for (const engine of engines.filter((one) => chosen.by.includes(one)))
      console.log(`| ${row(lines, engine, await measure(lines, engine)).join(' | ')} |`)
  }
  console.log(`\nWanted: p95 of 50 ms at 5 and 20 lines, 80 ms at 100. ${describeMachine()}`)
  console.log('Undisturbed: keys during which the host gave the processors to nobody else.')
}

async function reportMemory(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(countEngines)
  await sessions.signIn(context, { subscription: 'premium' })
  const page = await context.newPage()
  const [theme = ''] = chosen.theme
  await quoteForm.open(page, sheaf, { theme, lines: 20 })
  const held = await measureMemory(page, quoteForm, 2000)
  await context.close()
  const rows = held.map((at) => [
    String(at.edits),
    megabytes(at.tab),
    megabytes(at.process),
    String(at.engines),
  ])
  console.log(markdownTable(['edits', 'tab MB', 'process MB', 'engines so far'], rows))
}

async function measure(lines: number, engine: Engine): Promise<Measured> {
  const all: Measured = { times: [], undisturbed: [], bytes: [], memory: 0 }
  const editor = isSlow ? orderSheet : quoteForm
  const phone = { viewport: { width: 390, height: 844 } }
  const context = await browser.newContext(
    isSlow ? phone : { viewport: { width: 1440, height: 900 } },
  )
  if (engine === 'server') await context.addInitScript(saveData)
  await sessions.signIn(context, { subscription: 'premium' })
  const page = await context.newPage()
  if (isSlow) await slowDown(page)
  for (const theme of chosen.theme) {
    await editor.open(page, sheaf, { theme, lines })
    const { times, undisturbed, bytes, memory } = await measureKeys(page, {
      editor,
      edits,
      isDrawnHere: engine === 'browser',
    })
    all.times.push(...times)
    all.undisturbed.push(...undisturbed)
    all.bytes.push(...bytes)
    all.memory = Math.max(all.memory, memory)
  }
  await context.close()
  return all
}

// A browser that saves data is not sent the engine.
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

function row(lines: number, engine: Engine, measured: Measured): string[] {
  const { times, undisturbed, bytes, memory } = measured
  return [
    String(lines),
    engine,
    ...[times, undisturbed].flatMap((some) => [
      String(some.length),
      quantile(some, 0.5).toFixed(0),
      quantile(some, 0.95).toFixed(0),
    ]),
    bytes.length === 0 ? '0' : quantile(bytes, 0.5).toFixed(0),
    megabytes(memory),
  ]
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0)
}
