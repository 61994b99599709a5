import { createReadingRoom } from '../../apps/server/src/ai/reading-room.ts'
import { megabytesOfChildren } from '../resident-memory.ts'
import { describeMachine, markdownTable } from '../turns.ts'
import { longText, shortText } from './texts.ts'

const texts = [
  { name: '200 words', textOf: shortText, warmUps: 5, rounds: 41, wantedMs: 150 },
  { name: '100 kB', textOf: longText, warmUps: 2, rounds: 11, wantedMs: 1000 },
]
const wantedMegabytes = 200

// One process that reads, as the server starts it, so that no text has more than one core.
const room = createReadingRoom({ seats: 1, waiting: 1, waitingOfAccount: 1, textMs: 60_000 })
console.log(`# Autofill: from a text to its fields\n\n${describeMachine()}\n`)
const first = await read(shortText(0))
const rows = [[`${texts[0]?.name}, the first text`, first.toFixed(0), '', '', memory()]]
for (const { name, textOf, warmUps, rounds, wantedMs } of texts) {
  const times: number[] = []
  for (let round = 1; round <= warmUps + rounds; round++) {
    const ms = await read(textOf(round))
    if (round > warmUps) times.push(ms)
  }
  const at = (share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor((rounds - 1) * share)] ?? Number.NaN
  const spread = `${at(0.25).toFixed(0)}–${at(0.75).toFixed(0)}`
  rows.push([name, at(0.5).toFixed(0), spread, `< ${wantedMs}`, memory()])
}
console.log(markdownTable(['text', 'ms', 'middle half', 'wanted', 'its process, MB'], rows))
console.log(
  `\nFrom the order to the answer of the process that reads. Memory is resident, wanted below ${wantedMegabytes}. ${describeMachine()}`,
)

// Not awaited: an idle process does not keep this one open.
void room.close()

async function read(text: string): Promise<number> {
  const owner = { names: ['Jane Doe Interiors'], emails: [], taxIds: [], ibans: [] }
  const order = { source: { text }, kind: 'invoice', today: '2026-03-12', owner } as const
  const start = performance.now()
  const { proposal } = await room.read('bench', order, () => {}, new AbortController().signal)
  const ms = performance.now() - start
  if (proposal.lines.length === 0) throw new Error('Nothing was read.')
  return ms
}

function memory(): string {
  return megabytesOfChildren().toFixed(0)
}
