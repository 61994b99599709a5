import { wireOf } from '../../tests/support/documents.ts'
import { benchInvoice } from '../invoice.ts'
import { describeMachine, markdownTable, withEngines } from '../turns.ts'
import { type GenerateServer, startGenerateServer } from './server.ts'

const lines = 5
// A server has compiled its own code after some hundred documents. No more: an account may have 600 in ten minutes.
const alone = { warmUps: 120, rounds: 60 }
const crowd = { clients: 32, each: 12 }

type Times = readonly number[]

const server = await startGenerateServer()
try {
  await withEngines(['sheaf'], async ([engine]) => {
    if (!engine) throw new Error('The bare engine did not start.')
    console.log(`# POST /api/generate-pdf, ${lines} lines\n\n${describeMachine()}\n`)
    const bare: number[] = []
    const one: number[] = []
    for (let round = 0; round < alone.warmUps + alone.rounds; round++) {
      // In turns: whatever else the machine does meets both alike.
      const { ms } = await engine.render({ lines, round })
      const whole = await server.generate(order(round))
      if (round < alone.warmUps) continue
      bare.push(ms)
      one.push(whole)
    }
    const { times: many, seconds } = await inACrowd(server)
    report({ bare, one, many, perSecond: many.length / seconds })
  })
} finally {
  await server.stop()
}

/** Every client sends its next document as soon as it has the one before. */
async function inACrowd({ generate }: GenerateServer) {
  const times: number[] = []
  // Written before the clock runs: the clients have the same two cores.
  const orders = Array.from({ length: crowd.clients * crowd.each }, (_, at) => order(10_000 + at))
  const start = performance.now()
  const clients = Array.from({ length: crowd.clients }, async () => {
    for (let body = orders.pop(); body !== undefined; body = orders.pop()) {
      times.push(await generate(body))
    }
  })
  await Promise.all(clients)
  return { times, seconds: (performance.now() - start) / 1000 }
}

// Another one each time: a document that was handed out before is not counted again.
function order(round: number): string {
  const invoice = { ...benchInvoice(lines, round), number: `INV-${round}` }
  return JSON.stringify({ ...wireOf(invoice), templateId: 'minimalist-line' })
}

type Results = {
  readonly bare: Times
  readonly one: Times
  readonly many: Times
  readonly perSecond: number
}

function report({ bare, one, many, perSecond }: Results): void {
  const base = at(bare, 0.5)
  const row = (name: string, times: Times, more: string) => [
    name,
    at(times, 0.5).toFixed(1),
    at(times, 0.99).toFixed(1),
    (at(times, 0.5) / base).toFixed(2),
    more,
  ]
  const rows = [
    row('the bare engine', bare, (1000 / base).toFixed(0)),
    row('1 client', one, (1000 / at(one, 0.5)).toFixed(0)),
    row(`${crowd.clients} clients`, many, perSecond.toFixed(0)),
  ]
  const head = ['who asks', 'p50 ms', 'p99 ms', '× bare p50', 'documents a second']
  console.log(markdownTable(head, rows))
  const ratio = at(one, 0.5) / base
  console.log(
    `\n1 client wants at most 1.25 × the bare engine: ${ratio <= 1.25 ? 'yes' : 'no'}. Signed in, checked, drawn, counted and`,
    `sent. ${describeMachine()}`,
  )
}

function at(times: Times, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
