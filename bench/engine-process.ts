// One engine in a process of its own: node engine-process.ts NAME, then an order at a time by message.
import { writeFile } from 'node:fs/promises'
import { byteCount, type Engine, pageCount } from './engine.ts'
import type { Answer, Order } from './engine-client.ts'
import { benchInvoice } from './invoice.ts'

const [name = ''] = process.argv.slice(2)
const { createEngine } = (await import(`./engines/${name}.ts`)) as {
  createEngine: () => Promise<Engine>
}
const engine = await createEngine()

// Without this a browser would outlive a run that failed.
process.on('disconnect', () => process.exit())

process.on('message', async (order: Order | 'close') => {
  if (order !== 'close') {
    process.send?.(await answer(order))
    return
  }
  await engine.close()
  process.disconnect?.()
})
process.send?.('ready')

async function answer({ lines, round, message, keepAs }: Order): Promise<Answer> {
  const invoice = benchInvoice(lines, round, message)
  const start = performance.now()
  const output = await engine.render(invoice)
  const ms = performance.now() - start
  if (keepAs) await writeFile(keepAs, output instanceof Uint8Array ? output : output.join('\n'))
  return { ms, bytes: byteCount(output), pages: pageCount(output) }
}
