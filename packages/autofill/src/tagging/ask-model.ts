import { join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Answers } from './decode.ts'
import { type Features, rowSlots } from './features.ts'
import { tagCount } from './labels.ts'
import { placeSlots } from './place-features.ts'
import { type Window, windowsOver } from './windows.ts'

const modelFile = join(import.meta.dirname, 'model/tagger.onnx')

let opened: Promise<InferenceSession> | undefined

/** Opened once and kept: opening takes longer than reading a page. */
function session(): Promise<InferenceSession> {
  opened ??= InferenceSession.create(modelFile, {
    // Texts are read beside other work, so one core is all that one of them gets.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
  })
  return opened
}

type Answered = {
  readonly window: Window
  readonly logs: Float32Array
  readonly earlier: Float32Array
  readonly later: Float32Array
}

const pairWidth = 32

/** What the model says of every word. Of words that no window covers it says nothing. */
export async function askModel(
  features: Features,
  windows = windowsOver(features.count),
): Promise<Answers> {
  const model = await session()
  const answered: Answered[] = []
  for (const window of windows) answered.push(await askWindow(model, features, window))
  const whose = ownersOf(answered, features.count)
  return {
    count: features.count,
    logs(word) {
      const found = answered[whose[word] ?? -1]
      if (!found) return undefined
      const at = (word - found.window.start) * tagCount
      return found.logs.subarray(at, at + tagCount)
    },
    agreement(later, earlier) {
      const found = answered.find(({ window }) => window.start <= earlier && later < window.end)
      return found ? agreementIn(found, later, earlier) : tooFar
    },
  }
}

// Parts that no window shows together are hardly of one line.
const tooFar = -4

function agreementIn(
  { window, earlier: left, later: right }: Answered,
  later: number,
  earlier: number,
): number {
  let sum = 0
  const a = (later - window.start) * pairWidth
  const b = (earlier - window.start) * pairWidth
  for (let at = 0; at < pairWidth; at += 1) sum += (right[a + at] ?? 0) * (left[b + at] ?? 0)
  return sum
}

function ownersOf(answered: readonly Answered[], count: number): Int16Array {
  const owners = new Int16Array(count).fill(-1)
  for (const [index, { window }] of answered.entries()) owners.fill(index, window.from, window.to)
  return owners
}

async function askWindow(
  model: InferenceSession,
  features: Features,
  window: Window,
): Promise<Answered> {
  const count = window.end - window.start
  const part = (source: Uint16Array | Int16Array, slots: number): Tensor =>
    new Tensor(
      'int32',
      Int32Array.from(source.subarray(window.start * slots, window.end * slots)),
      [count, slots],
    )
  const { logs, earlier, later } = await model.run({
    rows: part(features.rows, rowSlots),
    places: part(features.places, placeSlots),
    boxes: part(features.boxes, 3),
  })
  return { window, logs: floatsOf(logs), earlier: floatsOf(earlier), later: floatsOf(later) }
}

function floatsOf(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('The model gave no figures.')
  return tensor.data
}
