import { benchInvoice } from './invoice.ts'
import { megabytesOfChildren } from './resident-memory.ts'
import { sheetOf } from './sheet-of.ts'
import { describeMachine, markdownTable } from './turns.ts'
import { warmTypesetter } from './warm-typesetter.ts'

const marks = [1000, 2500, 5000, 10_000]

const typesetter = await warmTypesetter()
console.log(`# Memory over many different documents\n\n${describeMachine()}\n`)
const sizes: Resident[] = []
let rendered = 0
for (const mark of marks) {
  for (; rendered < mark; rendered++) await renderNext(rendered)
  sizes.push(residentMegabytes())
}
await typesetter.close()

const first = total(sizes[0])
const rows = sizes.map((size, index) => [
  String(marks[index]),
  size.own.toFixed(0),
  size.worker.toFixed(0),
  (total(size) / first).toFixed(2),
])
console.log(markdownTable(['renders', 'this process, MB', 'worker, MB', '× the first'], rows))
console.log('\nResident memory. Wanted: at most 1.25 at the end.')

/** Mostly short documents, some long, previews and PDFs in turn. */
async function renderNext(round: number): Promise<void> {
  const lines = round % 50 === 0 ? 100 : 1 + (round % 9)
  const sheet = sheetOf(benchInvoice(lines, round))
  await (round % 2 === 0 ? typesetter.toPdf(sheet) : typesetter.toPages(sheet))
}

type Resident = { readonly own: number; readonly worker: number }

function residentMegabytes(): Resident {
  return { own: process.memoryUsage.rss() / 1024 ** 2, worker: megabytesOfChildren() }
}

function total(size: Resident | undefined): number {
  return size ? size.own + size.worker : Number.NaN
}
