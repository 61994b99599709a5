import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathsOf } from '@sheaf/domain/documents/document'
import { type Confidence, confidenceOf, silentBelow } from '../src/joining/confidence.ts'
import { toProposal } from '../src/joining/to-proposal.ts'
import type { Proposal } from '../src/proposal.ts'
import { judgedOf } from '../training/measuring/fit-confidence.ts'
import { fitSigns, type Judged } from '../training/measuring/fit-signs.ts'
import { figuresOf } from './figures.ts'
import { judgeProposal, type Verdict } from './judge.ts'
import { taggerAlone } from './tagger-alone.ts'
import { joinUnseen, readUnseen, type UnseenText } from './unseen-hands.ts'

type Compared = UnseenText & {
  readonly tagger: readonly Verdict[]
  readonly both: readonly Verdict[]
  readonly judged: readonly (Judged & { readonly confidence: number })[]
  /** Fields that are to stay empty, and those of them that were filled. */
  readonly empty: number
  readonly filled: number
}

/** What was measured of the rules before they were deleted, on the same texts. */
type RulesAlone = {
  readonly all: Counts
  readonly by: Readonly<Record<string, Readonly<Record<string, Counts>>>>
}
type Counts = readonly [right: number, wrong: number, missed: number, invented: number]

type Say = (line: string) => void

/** Rules, tagger and both on texts by hands that the tagger and the confidence had not seen. */
export function compareReaders(say: Say): void {
  const texts = compareAll(readUnseen())
  const rules = JSON.parse(
    readFileSync(join(import.meta.dirname, 'rules-alone.json'), 'utf8'),
  ) as RulesAlone
  say(
    `Marked texts by hands never seen before: ${texts.length}, each hand left out of training once`,
  )
  say(`${' '.repeat(22)}rules F1  tagger F1 | both: P      R      F1    empty fields filled`)
  say(rowOf('all', texts, rules.all))
  for (const [name, part] of Map.groupBy(texts, ({ hand }) =>
    lookedAt.has(hand) ? 'looked at' : 'only measured',
  ))
    say(rowOf(name, part, rulesOf(part, rules)))
  for (const [title, keyOf] of Object.entries(groupings)) {
    say(`\n${title}`)
    for (const [key, part] of [...Map.groupBy(texts, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1)))
      say(rowOf(key, part, rules.by[title]?.[key]))
  }
  sayFields(texts, say)
  sayCalibration(texts, say)
  sayLearningCurve(say)
}

/** Hands whose faults were read while the joining was worked out; the others were only measured. */
const lookedAt: ReadonlySet<string> = new Set([
  'amtsblatt',
  'comptoir',
  'fiume',
  'freight',
  'harbour',
  'kontor',
  'ledger',
  'mail',
  'north',
  'orders',
  'short',
  'states',
  'tables',
  'till',
  'trio',
  'village',
])

function rulesOf(texts: readonly UnseenText[], rules: RulesAlone): Counts {
  const hands = [...new Set(texts.map(({ hand }) => hand))]
  const counts = hands.map((hand) => rules.by.hand?.[hand] ?? [0, 0, 0, 0])
  const sum = (at: 0 | 1 | 2 | 3) => counts.reduce((total, own) => total + own[at], 0)
  return [sum(0), sum(1), sum(2), sum(3)]
}

const groupings: Readonly<Record<string, (text: UnseenText) => string>> = {
  hand: ({ hand }) => hand,
  language: ({ given }) => given.language,
  kind: ({ given }) => given.source.kind,
  genre: ({ genre }) => genre,
}

/** Hands in five parts: how sure values are is learned from the other four. */
const parts = 5

function compareAll(texts: readonly UnseenText[]): readonly Compared[] {
  const hands = [...new Set(texts.map(({ hand }) => hand))].sort()
  const judged = texts.map(judgedOf)
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const isOut = ({ hand }: UnseenText) => hands.indexOf(hand) % parts === part
    const learned = fitSigns(judged.flatMap((own, index) => (isOutAt(index) ? [] : own)))
    return texts.flatMap((text, index) =>
      isOut(text) ? [compareOne(text, judged[index] ?? [], learned)] : [],
    )
    function isOutAt(index: number): boolean {
      const text = texts[index]
      return text !== undefined && isOut(text)
    }
  })
}

function compareOne(text: UnseenText, judged: readonly Judged[], learned: Confidence): Compared {
  const { given, spans } = text
  const { joined, about } = joinUnseen(text)
  const both = { ...toProposal(joined, about, given.source.text, learned), ignored: [] }
  return {
    ...text,
    tagger: judgeProposal(given, taggerAlone(given.source.text, spans)),
    both: judgeProposal(given, both),
    judged: judged.map((one) => ({
      ...one,
      confidence: confidenceOf(one.path, one.signs, learned),
    })),
    ...emptyFields(text, both),
  }
}

function emptyFields({ given }: UnseenText, { values }: Proposal) {
  const empty = pathsOf(given.source.kind).filter(
    (path) => !given.expected.has(path) && !given.allowed.has(path),
  )
  return { empty: empty.length, filled: empty.filter((path) => values[path] !== undefined).length }
}

function rowOf(name: string, texts: readonly Compared[], rules: Counts | undefined): string {
  const { precision, recall, f1 } = figuresOf(texts.flatMap(({ both }) => both))
  const tagger = figuresOf(texts.flatMap((text) => text.tagger)).f1
  const sum = (of: (text: Compared) => number) => texts.reduce((total, text) => total + of(text), 0)
  const filled =
    (100 * sum((text) => text.filled)) /
    Math.max(
      1,
      sum((text) => text.empty),
    )
  const cells = [rules ? f1Of(rules) : Number.NaN, tagger, precision, recall, f1]
  const shown = cells.map((share) => (Number.isNaN(share) ? '–' : share.toFixed(3)).padStart(9))
  return `${name.padEnd(20)}${shown.join('')}  ${filled.toFixed(1)} %  (${texts.length} texts)`
}

function f1Of([right, wrong, missed, invented]: Counts): number {
  return (2 * right) / Math.max(1, 2 * right + 2 * wrong + missed + invented)
}

function sayFields(texts: readonly Compared[], say: Say): void {
  say('\nfield (both)           P      R      F1     wanted')
  const groups = Map.groupBy(
    texts.flatMap(({ both }) => both),
    ({ field }) => field,
  )
  for (const [field, verdicts] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { precision, recall, f1, right, wrong, missed } = figuresOf(verdicts)
    const cells = [precision, recall, f1].map((share) => share.toFixed(2).padStart(7))
    say(`${field.padEnd(26)}${cells.join('')}${String(right + wrong + missed).padStart(8)}`)
  }
}

const edges = [0, 0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01] as const

/** Said and seen side by side; a bar for how often it was right. */
function sayCalibration(texts: readonly Compared[], say: Say): void {
  const judged = texts.flatMap((text) => text.judged)
  say('\nconfidence      values   said  right')
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const to = edges[index + 1] ?? 1.01
    const own = judged.filter(({ confidence }) => confidence >= from && confidence < to)
    const said = own.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, own.length)
    const right = shareRight(own)
    const bar = '█'.repeat(Math.round(right * 40))
    say(
      `${from.toFixed(2)}–${Math.min(1, to).toFixed(2)}  ${String(own.length).padStart(9)}  ${said.toFixed(3)}  ${right.toFixed(3)} ${bar}`,
    )
  }
  const wanted = texts
    .flatMap(({ both }) => both)
    .filter(({ outcome }) => outcome !== 'invented').length
  say(`\nsilent below ${silentBelow}; sure from  right  of all that was wanted`)
  for (const from of [0.85, 0.9, 0.92, 0.94, 0.95, 0.96]) {
    const sure = judged.filter(({ confidence }) => confidence >= from)
    const right = sure.filter(({ isRight }) => isRight).length
    say(
      `${from.toFixed(2).padStart(24)}  ${shareRight(sure).toFixed(3)}  ${(right / wanted).toFixed(3)}`,
    )
  }
}

function shareRight(judged: readonly { readonly isRight: boolean }[]): number {
  return judged.filter(({ isRight }) => isRight).length / Math.max(1, judged.length)
}

type LearningCurve = {
  readonly points: readonly { readonly hands: number; readonly f1: { readonly all: number } }[]
}

function sayLearningCurve(say: Say): void {
  const file = join(import.meta.dirname, '../training/results/learning-curve.json')
  const { points } = JSON.parse(readFileSync(file, 'utf8')) as LearningCurve
  say('\nhands learned from    words tagged rightly on four others (F1)')
  for (const { hands, f1 } of points)
    say(
      `${String(hands).padStart(18)}    ${f1.all.toFixed(3)} ${'█'.repeat(Math.round(f1.all * 40))}`,
    )
}
