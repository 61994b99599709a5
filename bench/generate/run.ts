import { wireOf } from '../../tests/support/documents.ts'
import { benchInvoice } from '../invoice.ts'
import { describeMachine, markdownTable, withEngines } from '../turns.ts'
import { type GenerateServer, startGenerateServer } from './server.ts'

const lines = 5
const clients = 32
// A server has compiled its own code after a thousand documents and more; until then a third of its time goes into that.
// Fewer for each member than the 600 that one may have in ten minutes.
const warmUps = { crowd: 1_600, bare: 400, alone: 40 }
// One process is up to a tenth faster or slower than the next, as long as it runs.
const bareEngines = ['sheaf-file', 'sheaf-file', 'sheaf-file']
const counted = { crowd: 640, alone: 80 }

type Times = readonly number[]

const server = await startGenerateServer(clients)
try {
  await withEngines([...bareEngines, 'sheaf'], async (engines) => {
    const forPages = engines.at(-1)
    const forFiles = engines.slice(0, -1)
    const [first] = server.members
    if (!(forPages && first)) throw new Error('An engine or the server did not start.')
    console.log(`# POST /api/generate-pdf, ${lines} lines\n\n${describeMachine()}\n`)
    await inACrowd(server, orders('W', warmUps.crowd))
    for (let round = 0; round < warmUps.bare; round++) {
      for (const engine of engines) await engine.render({ lines, round })
    }
    const bare: number[] = []
    const pages: number[] = []
    const one: number[] = []
    for (const [round, body] of orders('A', warmUps.alone + counted.alone).entries()) {
      // In turns: whatever else the machine does meets both alike.
      const files = []
      for (const engine of forFiles) files.push(await engine.render({ lines, round }))
      const whole = await first.generate(body)
      const withoutDocument = await forPages.render({ lines, round })
      if (round < warmUps.alone) continue
      bare.push(...files.map(({ ms }) => ms))
      pages.push(withoutDocument.ms)
      one.push(whole)
    }
    const { times: many, seconds } = await inACrowd(server, orders('C', counted.crowd))
    report({ bare, pages, one, many, perSecond: many.length / seconds })
  })
} finally {
  await server.stop()
}

/** Every client sends its next document as soon as it has the one before. */
async function inACrowd({ members }: GenerateServer, bodies: readonly string[]) {
  const times: number[] = []
  const waiting = [...bodies]
  const start = performance.now()
  const clients = members.map(async ({ generate }) => {
    for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
      times.push(await generate(body))
    }
  })
  await Promise.all(clients)
  return { times, seconds: (performance.now() - start) / 1000 }
}

// Another one each time: a document that was handed out before is not counted again. Written before the clock runs: the
// clients have the same two cores.
function orders(series: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const invoice = { ...benchInvoice(lines, at), number: `${series}-${at}` }
    return JSON.stringify({ ...wireOf(invoice), templateId: 'minimalist-line' })
  })
}

type Results = {
  /** The same file without a server. */
  readonly bare: Times
  /** Its pages alone, without the document inside. */
  readonly pages: Times
  readonly one: Times
  readonly many: Times
  readonly perSecond: number
}

function report({ bare, pages, one, many, perSecond }: Results): void {
  const base = at(bare, 0.5)
  const row = (name: string, times: Times, more: string) => [
    name,
    at(times, 0.5).toFixed(1),
    at(times, 0.99).toFixed(1),
    (at(times, 0.5) / base).toFixed(2),
    (at(times, 0.5) / at(pages, 0.5)).toFixed(2),
    more,
  ]
  const rows = [
    row('the bare engine, pages alone', pages, (1000 / at(pages, 0.5)).toFixed(0)),
    row('the bare engine, the same file', bare, (1000 / base).toFixed(0)),
    row('1 client', one, (1000 / at(one, 0.5)).toFixed(0)),
    row(`${clients} clients`, many, perSecond.toFixed(0)),
  ]
  const head = ['who asks', 'p50 ms', 'p99 ms', '× same file', '× pages', 'documents a second']
  console.log(markdownTable(head, rows))
  const ratio = at(one, 0.5) / base
  console.log(
    `\n1 client wants at most 1.25 × the bare engine with the same file: ${ratio <= 1.25 ? 'yes' : 'no'}. Signed in, checked, drawn, counted and`,
    `sent. ${describeMachine()}`,
  )
}

function at(times: Times, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
