import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { layOut } from '../../src/layout/layout.ts'
import { type Calibration, probabilityOf } from '../../src/tagging/calibration.ts'
import { type Answers, decode, type Second, secondOf } from '../../src/tagging/decode.ts'
import { groupItems } from '../../src/tagging/group-items.ts'
import { type Marked, readHands, readPapers } from '../examples/read-marked.ts'
import { bareLabel } from '../examples/vary-values.ts'
import { calibrate, type Judged } from './calibrate.ts'
import { readPredictions } from './read-predictions.ts'

// What the tagger makes of texts by hands that it had not seen:
//   node measure.ts --papers papers.jsonl --predictions a.predictions,b.predictions --to RESULTS [--name NAME] [--model FOLDER] HANDS…
// RESULTS/NAME.json has the figures, RESULTS/NAME.jsonl what was said of each text, FOLDER/calibration.json the curves.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    papers: { type: 'string' },
    predictions: { type: 'string', default: '' },
    to: { type: 'string', default: 'results' },
    model: { type: 'string' },
    name: { type: 'string', default: 'unseen-hands' },
  },
})

type Found = Judged & {
  readonly start: number
  readonly end: number
  readonly item: number
  readonly isExact: boolean
  readonly second: Second | undefined
}

type Read = {
  readonly text: Marked
  readonly found: readonly Found[]
  readonly wanted: readonly string[]
  readonly wantedValues: number
  readonly rightValues: number
  readonly saidValues: number
  readonly grouping: { readonly right: number; readonly said: number; readonly wanted: number }
}

const texts = [...readHands(positionals), ...(values.papers ? readPapers(values.papers) : [])]
const reads: Read[] = []
for (const file of values.predictions.split(',')) {
  for (const [number, answers] of readPredictions(file)) {
    const text = texts[number]
    if (text) reads.push(readOne(text, answers))
  }
}

function readOne(text: Marked, answers: Answers): Read {
  const { words } = layOut(text.text)
  if (words.length !== answers.count) throw new Error(`${text.hand}/${text.name} has other words.`)
  const spans = decode(answers)
  const items = groupItems(spans, answers)
  const valueAt = (start: number, end: number, label: string): string =>
    `${bareLabel(label)} ${text.text.slice(start, end).toLowerCase().replace(/\s+/g, ' ')}`
  const wantedValues = new Set(
    text.marks.map(({ start, end, label }) => valueAt(start, end, label)),
  )
  const placeOf = new Map(
    text.marks.map((mark) => [`${mark.start} ${mark.end} ${bareLabel(mark.label)}`, mark]),
  )
  const found = spans.map((span, index): Found => {
    const { start, end, label, score } = span
    const from = words[start]?.start ?? 0
    const to = words[end - 1]?.end ?? 0
    const isExact = placeOf.has(`${from} ${to} ${label}`)
    const isRight = isExact || wantedValues.has(valueAt(from, to, label))
    const second = secondOf(span, answers)
    return { start: from, end: to, label, score, item: items[index] ?? 0, isRight, isExact, second }
  })
  const said = new Set(found.map(({ start, end, label }) => valueAt(start, end, label)))
  return {
    text,
    found,
    wanted: text.marks.map(({ label }) => bareLabel(label)),
    wantedValues: wantedValues.size,
    saidValues: said.size,
    rightValues: [...said].filter((value) => wantedValues.has(value)).length,
    grouping: groupingOf(found, placeOf),
  }
}

/** Pairs of parts that were put, and that stand, in the same line; among parts that were found. */
function groupingOf(
  found: readonly Found[],
  placeOf: ReadonlyMap<string, { readonly label: string }>,
) {
  const parts = found.flatMap(({ start, end, label, item }) => {
    const mark = placeOf.get(`${start} ${end} ${label}`)
    return mark && item > 0 ? [{ item, wanted: mark.label.split('.')[0] ?? '' }] : []
  })
  let right = 0
  let said = 0
  let wanted = 0
  for (const [index, a] of parts.entries()) {
    for (const b of parts.slice(index + 1)) {
      const isSaid = a.item === b.item
      const isWanted = a.wanted === b.wanted
      said += Number(isSaid)
      wanted += Number(isWanted)
      right += Number(isSaid && isWanted)
    }
  }
  return { right, said, wanted }
}

function f1(right: number, said: number, wanted: number): object {
  const precision = right / Math.max(1, said)
  const recall = right / Math.max(1, wanted)
  const both = (2 * precision * recall) / Math.max(1e-9, precision + recall)
  return { precision: round(precision), recall: round(recall), f1: round(both), wanted }
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0)
}

function figures(part: readonly Read[]): object {
  return {
    texts: part.length,
    spans: f1(
      sum(part, ({ found }) => found.filter(({ isExact }) => isExact).length),
      sum(part, ({ found }) => found.length),
      sum(part, ({ wanted }) => wanted.length),
    ),
    values: f1(
      sum(part, ({ rightValues }) => rightValues),
      sum(part, ({ saidValues }) => saidValues),
      sum(part, ({ wantedValues }) => wantedValues),
    ),
  }
}

function by(key: (read: Read) => string): object {
  const groups = [...Map.groupBy(reads, key)].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(groups.map(([name, part]) => [name, figures(part)]))
}

function byLabel(): object {
  const names = [...new Set(reads.flatMap(({ wanted }) => wanted))].sort()
  return Object.fromEntries(
    names.map((name) => {
      const own = reads.flatMap(({ found }) => found.filter(({ label }) => label === name))
      const right = own.filter(({ isExact }) => isExact).length
      return [
        name,
        f1(
          right,
          own.length,
          sum(reads, ({ wanted }) => wanted.filter((one) => one === name).length),
        ),
      ]
    }),
  )
}

/** Each hand judged by curves of the others, so that the calibration too is measured on hands it was not made from. */
function calibrationFigures(): object {
  const hands = [...new Set(reads.map(({ text }) => text.hand))]
  const judged = hands.flatMap((hand) => {
    const others = calibrate(
      reads.filter(({ text }) => text.hand !== hand).flatMap(({ found }) => found),
    )
    return reads
      .filter(({ text }) => text.hand === hand)
      .flatMap(({ found }) => found.map((one) => withProbability(one, others)))
  })
  const wanted = sum(reads, (read) => read.wanted.length)
  const bins = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98].map(
    (from, index, all) => {
      const own = judged.filter(
        ({ probability }) => probability >= from && probability < (all[index + 1] ?? 2),
      )
      const share = sum(own, ({ isRight }) => Number(isRight)) / Math.max(1, own.length)
      return {
        from,
        count: own.length,
        said: round(sum(own, (one) => one.probability) / Math.max(1, own.length)),
        right: round(share),
      }
    },
  )
  const error =
    sum(bins, ({ count, said, right }) => count * Math.abs(said - right)) / judged.length
  const sure = [0.5, 0.7, 0.8, 0.9, 0.95, 0.97].map((least) => {
    const own = judged.filter(({ probability }) => probability >= least)
    const right = sum(own, ({ isRight }) => Number(isRight))
    return { least, right: round(right / Math.max(1, own.length)), ofWanted: round(right / wanted) }
  })
  return { error: round(error), bins, sure }
}

function withProbability(
  one: Found,
  calibration: Calibration,
): Found & { readonly probability: number } {
  return { ...one, probability: probabilityOf(one.score, one.label, calibration) }
}

const calibration = calibrate(reads.flatMap(({ found }) => found))
if (values.model)
  writeFileSync(join(values.model, 'calibration.json'), `${JSON.stringify(calibration)}\n`)
const result = {
  all: figures(reads),
  grouping: f1(
    sum(reads, ({ grouping }) => grouping.right),
    sum(reads, ({ grouping }) => grouping.said),
    sum(reads, ({ grouping }) => grouping.wanted),
  ),
  calibration: calibrationFigures(),
  hand: by(({ text }) => text.hand),
  language: by(({ text }) => text.head.lang ?? ''),
  kind: by(({ text }) => text.head.kind ?? ''),
  layout: by(({ text }) => text.head.layout ?? 'text'),
  label: byLabel(),
}
writeFileSync(join(values.to, `${values.name}.json`), `${JSON.stringify(result, null, 1)}\n`)
writeFileSync(join(values.to, `${values.name}.jsonl`), reads.map(lineOf).join(''))
console.log(JSON.stringify({ all: result.all, grouping: result.grouping, layout: result.layout }))

/** What was given of the user, and each span with its probability, and what else it might be with the model's own score. */
function lineOf({ text, found }: Read): string {
  const spans = found.map((one) => {
    const { start, end, label, item, probability } = withProbability(one, calibration)
    const second = one.second ? [one.second.label, round(one.second.score)] : []
    return [start, end, label, item, round(probability), ...second]
  })
  const name = `${text.hand}/${text.name}`
  return `${JSON.stringify({ text: name, me: text.head.me ?? '', spans })}\n`
}
