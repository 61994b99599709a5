import type { PreviewAnswer } from '@sheaf/contract/preview-answer'
import type { PreviewChanges } from '@sheaf/contract/preview-changes'
import type { EngineAnswer, EngineOrder, FromEngine, ToEngine } from './messages.ts'
import { type Rehearsal, rehearsal, warmUp } from './rehearsal.ts'

/** The typesetter of the server, in this browser. Undefined answers mean: ask the server. */
export type BrowserEngine = {
  /** Loads what a theme needs, in the background, and rehearses unless somebody waits for it. From then on its sheets are drawn here. */
  readonly prepare: (order: EngineOrder, isAwaited?: boolean) => Promise<void>
  /** What has changed since the drawing of that name. */
  readonly draw: (
    order: EngineOrder,
    since: string,
    signal?: AbortSignal,
  ) => Promise<PreviewChanges | undefined>
  readonly drawPictures: (
    order: EngineOrder,
    signal?: AbortSignal,
  ) => Promise<PreviewAnswer | undefined>
  /** Whether it draws sheets of this theme. */
  readonly isReadyFor: (themeId: string) => boolean
}

type World = {
  readonly startWorker: () => Worker
  readonly basePath: string
}

const pauseMs = 1500

/** Longer than a long document takes on a slow phone; someone waits. */
const patienceMs = 4000

/** The first time it also loads. */
const startPatienceMs = 120_000

const mostFailures = 3

export function createBrowserEngine({ startWorker, basePath }: World): BrowserEngine {
  const themes = new Set<string>()
  const preparing = new Map<string, Promise<void>>()
  let module: WebAssembly.Module | undefined
  let current: Press | undefined
  let failures = 0
  let changing: ReturnType<typeof setTimeout> | undefined

  function start(): Press {
    const worker = startWorker()
    const press = createPress(worker, { onModule: (compiled) => (module = compiled) })
    const begin: ToEngine = { say: 'start', basePath, ...(module && { module }) }
    worker.postMessage(begin)
    return press
  }

  /** It is not used again; whoever waited asks the server. */
  function giveUp(press: Press): void {
    press.stop()
    if (press !== current) return
    current = undefined
    themes.clear()
    failures += 1
  }

  async function load(order: EngineOrder, isAwaited: boolean): Promise<void> {
    if (module === undefined && !isAwaited) await rehearseIn(start(), order)
    const isWarm = current !== undefined || isAwaited
    current ??= start()
    const press = current
    const drawn = await press.draw(isWarm ? { order } : { order, rehearsal: warmUp })
    if (press.isBroken()) giveUp(press)
    else if (drawn !== undefined) themes.add(order.themeId)
  }

  function replaceInPause(spent: Press, last: EngineOrder): void {
    clearTimeout(changing)
    changing = setTimeout(async () => {
      const next = start()
      const isDrawn = (await next.draw({ order: last, rehearsal: warmUp })) !== undefined
      if (!isDrawn || current !== spent) return next.stop()
      // Other themes than that of the last order are loaded anew when they are used.
      themes.clear()
      themes.add(last.themeId)
      current = next
      spent.stop()
    }, pauseMs)
  }

  async function answerTo(wish: Wish, signal?: AbortSignal): Promise<EngineAnswer | undefined> {
    const press = current
    if (press === undefined) return undefined
    const drawn = await press.draw(wish, signal)
    if (press.isBroken()) giveUp(press)
    else if (drawn?.isSpent) replaceInPause(press, wish.order)
    return drawn?.answer
  }

  return {
    prepare(order, isAwaited = false) {
      const { themeId } = order
      if (themes.has(themeId) || failures >= mostFailures) return Promise.resolve()
      const known = preparing.get(themeId)
      if (known && !isAwaited) return known
      const work = load(order, isAwaited).finally(() => preparing.delete(themeId))
      preparing.set(themeId, work)
      return work
    },

    isReadyFor: (themeId) => themes.has(themeId),

    async draw(order, since, signal) {
      const answer = await answerTo({ order, since }, signal)
      return answer && 'changes' in answer ? answer.changes : undefined
    },

    async drawPictures(order, signal) {
      const answer = await answerTo({ order }, signal)
      return answer && 'pictures' in answer ? answer.pictures : undefined
    },
  }
}

/** The worker is for that alone, since it uses its room up. What it has compiled, all others have. */
async function rehearseIn(press: Press, order: EngineOrder): Promise<void> {
  await press.draw({ order, rehearsal })
  press.stop()
}

type Wish = {
  readonly order: EngineOrder
  readonly since?: string
  readonly rehearsal?: Rehearsal
}

type Drawn = { readonly answer: EngineAnswer; readonly isSpent: boolean }

type Waiter = {
  readonly id: number
  readonly wish: Wish
  readonly settle: (drawn: Drawn | undefined) => void
}

type Press = ReturnType<typeof createPress>

type PressWorld = { readonly onModule: (module: WebAssembly.Module) => void }

/** One worker. It draws one order at a time; of those that wait the newest comes first, and what nobody wants is dropped. */
function createPress(worker: Worker, { onModule }: PressWorld) {
  const line: Waiter[] = []
  let inHand: Waiter | undefined
  let isBroken = false
  let hasDrawn = false
  let count = 0

  worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
    if (data.say === 'ready') onModule(data.module)
    else finish(data.id, data.say === 'drawn' ? data : undefined)
  })
  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)

  function fail(): void {
    isBroken = true
    inHand?.settle(undefined)
    inHand = undefined
    for (const waiter of line.splice(0)) waiter.settle(undefined)
  }

  function finish(id: number, drawn: Drawn | undefined): void {
    if (inHand?.id !== id) return
    hasDrawn ||= drawn !== undefined
    inHand.settle(drawn)
    inHand = undefined
    drawNext()
  }

  function drawNext(): void {
    if (inHand || isBroken) return
    inHand = line.pop()
    if (!inHand) return
    const { id, wish } = inHand
    const message: ToEngine = { say: 'draw', id, ...wish }
    worker.postMessage(message)
  }

  return {
    isBroken: () => isBroken,

    stop(): void {
      fail()
      worker.terminate()
    },

    draw(wish: Wish, signal?: AbortSignal): Promise<Drawn | undefined> {
      if (isBroken || signal?.aborted) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        count += 1
        const timer = setTimeout(fail, hasDrawn ? patienceMs : startPatienceMs)
        const waiter = { id: count, wish, settle }
        function settle(drawn: Drawn | undefined): void {
          clearTimeout(timer)
          signal?.removeEventListener('abort', leave)
          resolve(drawn)
        }
        function leave(): void {
          const at = line.indexOf(waiter)
          if (at >= 0) line.splice(at, 1)
          settle(undefined)
        }
        signal?.addEventListener('abort', leave, { once: true })
        line.push(waiter)
        drawNext()
      })
    },
  }
}
