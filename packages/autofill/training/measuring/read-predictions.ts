import { readFileSync } from 'node:fs'
import type { Answers } from '../../src/tagging/decode.ts'
import { tagCount } from '../../src/tagging/labels.ts'
import { windowsOver } from '../../src/tagging/windows.ts'

const top = 8
const unlikely = -12
const tooFar = -4

type Said = {
  readonly start: number
  readonly count: number
  readonly logs: Int16Array
  readonly tags: Uint8Array
  readonly likely: Int16Array
  readonly pairs: Int16Array
}

/** What `tagger.predict` wrote, as answers for each text by its number. */
export function readPredictions(file: string): ReadonlyMap<number, Answers> {
  const bytes = readFileSync(file)
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const byText = new Map<number, Said[]>()
  let at = 0
  while (at < buffer.byteLength) {
    const [text = 0, start = 0, count = 0, likely = 0] = new Int32Array(buffer, at, 4)
    at += 16
    const take = (length: number): Int16Array => {
      const part = new Int16Array(buffer, at, length)
      at += length * 2
      return part
    }
    const logs = take(count * top)
    const places = take(likely)
    const pairs = take(likely * likely)
    const tags = new Uint8Array(buffer, at, count * top)
    at += count * top
    at += -at & 3
    const said = { start, count, logs, tags, likely: places, pairs }
    byText.set(text, [...(byText.get(text) ?? []), said])
  }
  return new Map([...byText].map(([text, said]) => [text, answersOf(said)]))
}

function answersOf(said: readonly Said[]): Answers {
  const sorted = said.toSorted((a, b) => a.start - b.start)
  const last = sorted.at(-1)
  const count = (last?.start ?? 0) + (last?.count ?? 0)
  const logs = new Float32Array(count * tagCount).fill(unlikely)
  for (const [index, { from, to }] of windowsOver(count).entries()) {
    const window = sorted[index]
    if (!window) throw new Error('A window is missing.')
    for (let word = from; word < to; word += 1) {
      for (let place = 0; place < top; place += 1) {
        const slot = (word - window.start) * top + place
        logs[word * tagCount + (window.tags[slot] ?? 0)] = (window.logs[slot] ?? 0) / 1000
      }
    }
  }
  return {
    count,
    logs: (word) =>
      word < count ? logs.subarray(word * tagCount, (word + 1) * tagCount) : undefined,
    agreement(later, earlier) {
      for (const window of sorted) {
        const a = window.likely.indexOf(later - window.start)
        const b = window.likely.indexOf(earlier - window.start)
        if (a >= 0 && b >= 0) return (window.pairs[a * window.likely.length + b] ?? 0) / 100
      }
      return tooFar
    },
  }
}
