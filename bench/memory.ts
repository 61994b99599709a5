import { execFileSync } from 'node:child_process'
import { benchInvoice } from './invoice.ts'
import { sheetOf } from './sheet-of.ts'
import { describeMachine, markdownTable } from './turns.ts'
import { warmTypesetter } from './warm-typesetter.ts'

const marks = [1000, 2500, 5000, 10_000]

const typesetter = await warmTypesetter()
console.log(`# Memory over many different documents\n\n${describeMachine()}\n`)
const sizes: number[] = []
let rendered = 0
for (const mark of marks) {
  for (; rendered < mark; rendered++) await renderNext(rendered)
  sizes.push(residentMegabytes())
}
await typesetter.close()

const [first = Number.NaN] = sizes
const rows = sizes.map((size, index) => [
  String(marks[index]),
  size.toFixed(0),
  (size / first).toFixed(2),
])
console.log(markdownTable(['renders', 'RSS, MB', '× the first'], rows))
console.log('\nThis process and its worker together. Wanted: at most 1.25 at the end.')

/** Mostly short documents, some long, previews and PDFs in turn. */
async function renderNext(round: number): Promise<void> {
  const lines = round % 50 === 0 ? 100 : 1 + (round % 9)
  const sheet = sheetOf(benchInvoice(lines, round))
  await (round % 2 === 0 ? typesetter.toPdf(sheet) : typesetter.toPages(sheet))
}

function residentMegabytes(): number {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
  const kilobytes = table
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , , program]) => program !== 'ps')
    .filter(([pid, parent]) => [pid, parent].includes(String(process.pid)))
    .map(([, , resident]) => Number(resident))
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024
}
