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

type Logos = ReturnType<typeof createLogoShelf>

type Engine = { readonly press: WebPress; readonly logos: Logos }

/** What draws an order, and what finds the logo on it. */
type Hands = { readonly pages: PagePress; readonly logos: Logos }

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
    const { press, logos } = engine
    const drawn = await draw({ pages: press, logos }, order, since)
    // One that fails is none: a text that is as long as it may be takes no further letter.
    if (rehearsal) await rehearse(engine, order, rehearsal).catch(() => undefined)
    tell({ say: 'drawn', id, answer: drawn, isSpent: press.isSpent() })
  } catch {
    tell({ say: 'failed', id })
  }
}

async function rehearse(engine: Engine, order: EngineOrder, asked: Rehearsal): Promise<void> {
  const { turns, mostMs, isLaidOut } = asked
  const { press, logos } = engine
  const again: PagePress = { toDrawing: async (sheet, ghosts) => press.drawAgain(sheet, ghosts) }
  const hands = { pages: isLaidOut ? press : again, logos }
  const end = performance.now() + mostMs
  const mayGoOn = () => performance.now() < end && !press.isSpent()
  for (let turn = 0; turn < turns && mayGoOn(); turn += 1)
    await draw(hands, rehearsalOf(order, turn), 'rehearsal')
}

// No other worker, and not the server, has a drawing of such a name.
const teller = createChangeTeller(() => crypto.randomUUID())

async function draw(
  { pages, logos }: Hands,
  { kind, themeId, fields, ghosts }: EngineOrder,
  since?: string,
): Promise<EngineAnswer> {
  const now = new Date()
  const moment = { today: now.toISOString().slice(0, 10), now: now.getTime() }
  const order = readOrder(kind, themeId, fields, moment)
  const { logoUrl, name } = order.computed.document.sender
  const logo = await logos.find(logoUrl, name || 'Logo')
  const withLogo = { ...order, design: { ...order.design, logo } }
  const drawn = await drawPreview(withLogo, pages, ghosts)
  if (since === undefined) return { pictures: previewAnswer(drawn, order.computed) }
  return { changes: teller.tell(drawnPreview(drawn, order.computed), since) }
}

function tell(message: FromEngine): void {
  postMessage(message)
}
