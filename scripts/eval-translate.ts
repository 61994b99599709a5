import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isFaithful } from '../packages/translation/src/faithful.ts'
import { bookLanguages } from '../packages/translation/src/phrases/books.ts'
import { translateText } from '../packages/translation/src/translate.ts'

// How many lines of documents by a hand that had not seen the phrase book it knows, for each language; --left names the others.
const { values } = parseArgs({ options: { left: { type: 'boolean' } } })

type Paper = {
  readonly trade: string
  readonly type: string
  readonly descriptions: readonly string[]
  readonly message?: string
  readonly terms?: string
}

const folder = new URL('../packages/translation/eval/', import.meta.url)
const hands = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ from: name.replace('.json', ''), papers: readPapers(name) }))

const all = hands.flatMap(({ papers }) => papers)
console.log(`${all.length} documents of ${new Set(all.map(({ trade }) => trade)).size} trades`)
const changed = hands.flatMap(({ from, papers }) => {
  const lines = papers.flatMap(linesOf)
  console.log(`\nWritten in ${from}: ${papers.length} documents, ${lines.length} lines`)
  const targets = bookLanguages.filter((language) => language !== from)
  const judged = targets.map((to) => ({ to, ...judge(lines, from, to) }))
  // A line is found by its own language: as a rule all others get the same.
  for (const [shares, alike] of Map.groupBy(judged, ({ shares }) => shares)) {
    console.log(`${shares}, into ${alike.map(({ to }) => to).join(' ')}`)
  }
  if (values.left) for (const line of judged[0]?.left ?? []) console.log(`    ${line}`)
  return judged.flatMap((one) => one.changed)
})
console.log(`\nLines in which a figure, a day, a number or a name changed: ${changed.length}`)
if (changed.length > 0) process.exitCode = 1

function judge(lines: readonly string[], from: string, to: string) {
  const translated = lines.map((line) => ({ line, ...translateText(line, from, to) }))
  const left = translated.filter((one) => one.left.length > 0)
  const partly = left.filter(({ line, text }) => text !== line)
  const share = (count: number) => `${((100 * count) / lines.length).toFixed(0)} %`
  return {
    shares: `${share(lines.length - left.length)} whole, ${share(partly.length)} partly`,
    left: left.map(({ line }) => line),
    changed: translated.filter(
      ({ line, text }) =>
        text !== line && !isFaithful({ text: line, language: from }, { text, language: to }),
    ),
  }
}

function linesOf({ descriptions, message, terms }: Paper): string[] {
  return [...descriptions, message ?? '', terms ?? ''].flatMap((text) =>
    text.split('\n').filter((line) => /\p{L}/u.test(line)),
  )
}

function readPapers(name: string): readonly Paper[] {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}
