import type { PreviewAnswer } from '@sheaf/contract/preview-answer'
import { describe, expect, it, vi } from 'vitest'
import { createBrowserEngine } from './engine.ts'
import type { EngineOrder, FromEngine, ToEngine } from './messages.ts'
import { rehearsal, warmUp } from './rehearsal.ts'

const module = {} as WebAssembly.Module

/** A worker that hears everything and says what a test lets it say. */
class QuietWorker extends EventTarget {
  readonly heard: ToEngine[] = []
  isEnded = false

  postMessage(message: ToEngine): void {
    this.heard.push(message)
  }

  terminate(): void {
    this.isEnded = true
  }

  say(data: FromEngine): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** Draws what it has heard last. */
  draw(isSpent = false): void {
    const asked = this.heard.findLast((message) => message.say === 'draw')
    if (asked?.say === 'draw')
      this.say({ say: 'drawn', id: asked.id, isSpent, answer: { pictures: answerTo(asked.order) } })
  }
}

function answerTo({ themeId, fields }: EngineOrder): PreviewAnswer {
  const pageSize = { width: 1, height: 1 }
  return {
    title: `${themeId} ${fields.number}`,
    pages: [],
    pageSize,
    text: '',
    places: [],
    figures: {},
  }
}

const order = (number: number, themeId = 'ledger'): EngineOrder => ({
  kind: 'invoice',
  themeId,
  fields: { number },
})

function newEngine() {
  const workers: QuietWorker[] = []
  const engine = createBrowserEngine({
    basePath: '/',
    startWorker: () => {
      const worker = new QuietWorker()
      workers.push(worker)
      return worker as unknown as Worker
    },
  })
  return { engine, workers }
}

/** After its rehearsal, in the worker that draws. */
async function readyEngine() {
  const { engine, workers } = newEngine()
  const prepared = engine.prepare(order(0))
  workers[0]?.say({ say: 'ready', module })
  workers[0]?.draw()
  await vi.waitFor(() => expect(workers).toHaveLength(2))
  const [rehearsing, worker] = workers
  if (rehearsing === undefined || worker === undefined) throw new Error('No worker was started.')
  worker.draw()
  await prepared
  return { engine, rehearsing, worker, workers }
}

describe('the engine of a page', () => {
  it('draws the themes that it has loaded', async () => {
    const { engine, worker } = await readyEngine()
    expect([engine.isReadyFor('ledger'), engine.isReadyFor('atelier')]).toEqual([true, false])
    const drawn = engine.drawPictures(order(1))
    worker.draw()
    expect((await drawn)?.title).toBe('ledger 1')
  })

  it('draws one order at a time, the newest of those that wait, and none that nobody wants', async () => {
    const { engine, worker } = await readyEngine()
    const stop = new AbortController()
    const [first, second, third] = [
      engine.drawPictures(order(1)),
      engine.drawPictures(order(2)),
      engine.drawPictures(order(3), stop.signal),
    ]
    const fourth = engine.drawPictures(order(4))
    stop.abort()
    expect(await third).toBeUndefined()
    for (let drawn = 0; drawn < 3; drawn += 1) worker.draw()
    expect((await Promise.all([first, second, fourth])).map((answer) => answer?.title)).toEqual([
      'ledger 1',
      'ledger 2',
      'ledger 4',
    ])
    const numbers = worker.heard.flatMap((said) =>
      said.say === 'draw' ? said.order.fields.number : [],
    )
    expect(numbers).toEqual([0, 1, 4, 2])
  })

  const rehearsalsIn = ({ heard }: QuietWorker) =>
    heard.flatMap((said) => (said.say === 'draw' ? [said.rehearsal] : []))

  it('rehearses in a worker of its own before it takes over, once', async () => {
    const { engine, rehearsing, worker, workers } = await readyEngine()
    expect([rehearsalsIn(rehearsing), rehearsing.isEnded]).toEqual([[rehearsal], true])
    const another = engine.prepare(order(1, 'atelier'))
    worker.draw()
    await another
    expect(rehearsalsIn(worker)).toEqual([warmUp, undefined])
    // From the module that the first has compiled.
    expect(worker.heard[0]).toEqual({ say: 'start', basePath: '/', module })
    expect(workers).toHaveLength(2)
  })

  it('does not rehearse when somebody waits, and lets nobody wait for a rehearsal', async () => {
    const { engine, workers } = newEngine()
    void engine.prepare(order(0))
    expect(engine.isReadyFor('ledger')).toBe(false)
    const awaited = engine.prepare(order(1), true)
    const [, worker] = workers
    if (worker === undefined) throw new Error('No worker was started.')
    worker.draw()
    await awaited
    expect([rehearsalsIn(worker), engine.isReadyFor('ledger')]).toEqual([[undefined], true])
  })

  it('leaves an order that it cannot draw to the server, and goes on', async () => {
    const { engine, worker } = await readyEngine()
    const refused = engine.drawPictures(order(1))
    worker.say({ say: 'failed', id: 2 })
    expect(await refused).toBeUndefined()
    expect(engine.isReadyFor('ledger')).toBe(true)
  })

  it('leaves everything to the server once its worker is lost, until it is loaded again', async () => {
    const { engine, worker, workers } = await readyEngine()
    const [inHand, waiting] = [engine.drawPictures(order(1)), engine.drawPictures(order(2))]
    worker.dispatchEvent(new Event('error'))
    expect(await Promise.all([inHand, waiting])).toEqual([undefined, undefined])
    expect([engine.isReadyFor('ledger'), worker.isEnded]).toEqual([false, true])
    const again = engine.prepare(order(3))
    workers[2]?.draw()
    await again
    expect(engine.isReadyFor('ledger')).toBe(true)
    expect(workers[2]?.heard[0]).toEqual({ say: 'start', basePath: '/', module })
  })

  it('does not wait for a worker that is stuck', async () => {
    vi.useFakeTimers()
    const { engine } = await readyEngine()
    const drawn = engine.drawPictures(order(1))
    await vi.advanceTimersByTimeAsync(4000)
    expect(await drawn).toBeUndefined()
    expect(engine.isReadyFor('ledger')).toBe(false)
    vi.useRealTimers()
  })

  it('replaces a worker that holds too much, in a pause', async () => {
    vi.useFakeTimers()
    const { engine, worker, workers } = await readyEngine()
    const drawn = engine.drawPictures(order(1))
    worker.draw(true)
    expect((await drawn)?.title).toBe('ledger 1')
    expect(workers).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1500)
    workers[2]?.draw()
    await vi.advanceTimersByTimeAsync(1)
    expect([workers.length, worker.isEnded, engine.isReadyFor('ledger')]).toEqual([3, true, true])
    expect(workers[2] && rehearsalsIn(workers[2])).toEqual([warmUp])
    vi.useRealTimers()
  })
})
