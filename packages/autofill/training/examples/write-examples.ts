import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tagCount } from '../../src/tagging/labels.ts'
import { placeRows } from '../../src/tagging/place-features.ts'
import { windowsOver, windowWords } from '../../src/tagging/windows.ts'
import { readNames } from './drawn-names.ts'
import { columns, encode } from './encode.ts'
import { chanceFrom } from './random.ts'
import { type Marked, readHands, readPapers } from './read-marked.ts'
import { asWritten, type Donor, strayLines, vary } from './vary.ts'
import { poolOf } from './vary-values.ts'

// Writes what training reads, with the code that reads texts in the product:
//   node write-examples.ts --to FOLDER [--papers papers.jsonl] [--names names.json] [--copies 20] [--part 0/8] HANDS…
// FOLDER/N.rows holds the words, FOLDER/N.index where each window begins and what it is made of, FOLDER/texts.json the texts.
// Copy 0 is each text as it was written, cut into the windows of the product. Every varied copy borrows from its own hand and one other, which is
// noted, so that a hand that is kept aside stays unseen.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: 'examples' },
    papers: { type: 'string' },
    names: { type: 'string' },
    plain: { type: 'string' },
    copies: { type: 'string', default: '20' },
    part: { type: 'string', default: '0/1' },
  },
})

const [part = 0, parts = 1] = values.part.split('/').map(Number)
const rows: Uint16Array[] = []
const index: number[] = []
let written = 0

mkdirSync(values.to, { recursive: true })
if (values.plain) writePlain(values.plain)
else writeMarked()
const all = new Uint16Array(rows.reduce((sum, row) => sum + row.length, 0))
let at = 0
for (const row of rows) {
  all.set(row, at)
  at += row.length
}
writeFileSync(join(values.to, `${part}.rows`), all)
writeFileSync(join(values.to, `${part}.index`), Int32Array.from(index))

function writeMarked(): void {
  const texts = [...readHands(positionals), ...(values.papers ? readPapers(values.papers) : [])]
  const hands = [...new Set(texts.map(({ hand }) => hand))].sort()
  const names = values.names ? readNames(values.names) : {}
  const donors = hands.map((name): Donor => {
    const own = texts.filter(({ hand }) => hand === name)
    return { pool: poolOf(own), stray: strayLines(own), names }
  })
  const both = new Map<string, Donor>()
  if (part === 0) {
    writeFileSync(
      join(values.to, 'texts.json'),
      JSON.stringify({ hands, columns, placeRows, tagCount, texts: texts.map(summary) }),
    )
  }
  for (const [number, text] of texts.entries()) {
    const hand = hands.indexOf(text.hand)
    if (part === 0) addWindows(encode(asWritten(text)), [hand, hand, number, 0])
    for (let copy = 1; copy <= Number(values.copies); copy += 1) {
      if ((number + copy) % parts !== part) continue
      const chance = chanceFrom(number * 7919 + copy)
      const other = chance.below(hands.length)
      const varied = vary(text, donorOf(hand, other), chance)
      addCuts(encode(varied), [hand, other, number, copy], chance.below)
    }
  }

  function donorOf(hand: number, other: number): Donor {
    const key = `${hand} ${other}`
    const known = both.get(key)
    if (known) return known
    const pool = new Map(donors[hand]?.pool)
    for (const [label, list] of donors[other]?.pool ?? []) {
      pool.set(label, [...(pool.get(label) ?? []), ...list])
    }
    const stray = [...(donors[hand]?.stray ?? []), ...(donors[other]?.stray ?? [])]
    const made = { pool, stray, names }
    both.set(key, made)
    return made
  }
}

function summary({ hand, name, head, text }: Marked): object {
  const { kind, lang, genre, layout } = head
  return { hand, name, kind, lang, genre, layout: layout ?? 'text', length: text.length }
}

function writePlain(file: string): void {
  const pieces = readFileSync(file, 'utf8').split('\n\n')
  for (const [number, text] of pieces.entries()) {
    if (number % parts !== part) continue
    const chance = chanceFrom(number)
    addCuts(
      encode({ text, marks: [], context: { kind: '', me: [] } }),
      [0, 0, number, 0],
      chance.below,
    )
  }
}

function addWindows(table: Uint16Array, source: readonly number[]): void {
  for (const { start, end } of windowsOver(table.length / columns)) add(table, start, end, source)
}

/** Longer texts in pieces that begin anywhere, so that no place in a window means anything. */
function addCuts(
  table: Uint16Array,
  source: readonly number[],
  below: (limit: number) => number,
): void {
  const count = table.length / columns
  let start = 0
  let end = count <= windowWords ? count : windowWords - below(windowWords / 2)
  while (start < count) {
    if (end - start > 3) add(table, start, end, source)
    start = end
    end = Math.min(count, start + windowWords)
  }
}

function add(table: Uint16Array, start: number, end: number, source: readonly number[]): void {
  rows.push(table.slice(start * columns, end * columns))
  index.push(written, end - start, ...source, start)
  written += end - start
}
