import '#api/zod-without-eval.ts'
import families from 'engine:coverage'
import fontAddresses from 'engine:fonts'
import themes from 'engine:themes'
import wasmAddress from '@myriaddreamin/typst-ts-web-compiler/wasm?url'
import { createChangeTeller } from '@sheaf/preview/change-teller'
import { drawPreview, type PagePress } from '@sheaf/preview/draw-preview'
import { drawnPreview, previewAnswer } from '@sheaf/preview/preview-answer'
import { readOrder } from '@sheaf/preview/read-order'
import { startWebPress, type WebPress } from '@sheaf/rendering/typesetter/web-press'
import { createLogoShelf } from './logo-shelf.ts'
import type { EngineAnswer, EngineOrder, FromEngine, ToEngine } from './messages.ts'
import { type Rehearsal, rehearsalOf } from './rehearsal.ts'

/** All that this worker does: it waits for its start, then draws one order after the other. */
addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  if (data.say === 'start') begun = begin(data.basePath, data.module)
  else void answer(data)
})

type Engine = { readonly press: WebPress; readonly logos: ReturnType<typeof createLogoShelf> }

let begun: Promise<Engine> | undefined

async function begin(basePath: string, given?: WebAssembly.Module): Promise<Engine> {
  const module = given ?? (await WebAssembly.compileStreaming(fetch(wasmAddress)))
  const press = await startWebPress({ module, themes, coverage: new Map(families), loadFont })
  tell({ say: 'ready', module })
  return { press, logos: createLogoShelf(basePath) }
}

async function loadFont({ file }: { readonly file: string }): Promise<Uint8Array> {
  const response = await fetch(fontAddresses[file] ?? '')
  if (!response.ok) throw new Error(`The font ${file} did not load.`)
  return new Uint8Array(await response.arrayBuffer())
}

type Asked = Extract<ToEngine, { readonly say: 'draw' }>

async function answer({ id, order, since, rehearsal }: Asked): Promise<void> {
  try {
    if (begun === undefined) throw new Error('The engine was not started.')
    const engine = await begun
    const drawn = await draw(engine, order, since)
    // One that fails is none: a text that is as long as it may be takes no further letter.
    if (rehearsal) await rehearse(engine, order, rehearsal).catch(() => undefined)
    tell({ say: 'drawn', id, answer: drawn, isSpent: engine.press.isSpent() })
  } catch {
    tell({ say: 'failed', id })
  }
}

async function rehearse(engine: Engine, order: EngineOrder, { turns, mostMs }: Rehearsal) {
  const end = performance.now() + mostMs
  const mayGoOn = () => performance.now() < end && !engine.press.isSpent()
  for (let turn = 0; turn < turns && mayGoOn(); turn += 1)
    await draw(engine, rehearsalOf(order, turn), 'rehearsal')
}

// No other worker, and not the server, has a drawing of such a name.
const teller = createChangeTeller(() => crypto.randomUUID())

async function draw(
  { press, logos }: Engine,
  { kind, themeId, fields, ghosts }: EngineOrder,
  since?: string,
): Promise<EngineAnswer> {
  const now = new Date()
  const moment = { today: now.toISOString().slice(0, 10), now: now.getTime() }
  const order = readOrder(kind, themeId, fields, moment)
  const { logoUrl, name } = order.computed.document.sender
  const logo = await logos.find(logoUrl, name || 'Logo')
  const withLogo = { ...order, design: { ...order.design, logo } }
  const pages: PagePress = press
  const drawn = await drawPreview(withLogo, pages, ghosts)
  if (since === undefined) return { pictures: previewAnswer(drawn, order.computed) }
  return { changes: teller.tell(drawnPreview(drawn, order.computed), since) }
}

function tell(message: FromEngine): void {
  postMessage(message)
}
