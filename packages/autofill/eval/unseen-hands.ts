import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Reading, readText } from '../src/finding/reading.ts'
import type { TextSigns } from '../src/joining/confidence.ts'
import { type Joined, join as joinSpans } from '../src/joining/join.ts'
import { mentionsOwner } from '../src/joining/who.ts'
import type { Tagged } from '../src/tagging/tag.ts'
import { type Marked, readHands, readPapers } from '../training/examples/read-marked.ts'
import { caseOf } from './marked-cases.ts'
import type { Case } from './read-cases.ts'

const training = join(import.meta.dirname, '../training')

/** A text by a hand that the tagger had not seen when it said this of its words. */
export type UnseenText = {
  readonly hand: string
  readonly genre: string
  readonly given: Case
  readonly reading: Reading
  readonly spans: readonly Tagged[]
}

/** Texts of the repository's own hands, and pages as our reader read them back from paper. */
function markedTexts(): readonly Marked[] {
  const papers = join(training, 'results/papers.jsonl')
  return [
    ...readHands([join(training, 'corpus')]),
    ...(existsSync(papers) ? readPapers(papers) : []),
  ]
}

export function readUnseen(): readonly UnseenText[] {
  const said = saidOfTexts()
  return markedTexts().flatMap((text) => {
    const spans = said.get(`${text.hand}/${text.name}`)
    return spans ? [unseenText(text, spans)] : []
  })
}

function unseenText(text: Marked, spans: readonly Tagged[]): UnseenText {
  const given = caseOf(text)
  return {
    hand: text.hand,
    genre: genreOf(text),
    given,
    reading: readText(text.text, given.source.today),
    spans,
  }
}

type SaidSpan = readonly [
  start: number,
  end: number,
  label: Tagged['label'],
  item: number,
  probability: number,
]

function saidOfTexts(): ReadonlyMap<string, readonly Tagged[]> {
  const lines = readFileSync(join(training, 'results/unseen-hands.jsonl'), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const { text, spans } = JSON.parse(line) as { text: string; spans: readonly SaidSpan[] }
      return [
        text,
        spans.map(([start, end, label, item, probability]) => ({
          start,
          end,
          label,
          item,
          probability,
        })),
      ]
    }),
  )
}

const genres: readonly (readonly [string, RegExp])[] = [
  ['chat', /chat|whatsapp|sms|slack|teams|messag|discord|telegram|text thread|dm\b|signal/i],
  ['spoken', /voice|voicemail|transcri|dictat|diktat|call|sprach|vocal|telefon|phone/i],
  ['thread', /thread|forward|reply|chain|weitergeleit|transféré/i],
  [
    'table',
    /table|csv|export|sheet|spreadsheet|list|tabelle|tableau|excel|timesheet|till|receipt/i,
  ],
  ['mail', /mail|letter|brief|lettre|courriel|correo|carta|lettera|inbox/i],
  ['notes', /note|memo|notiz|scribble|jot|appunt|nota/i],
]

/** What writers called their texts, in few words; whatever was printed is paper. */
function genreOf({ head }: Marked): string {
  if (head.layout === 'html') return 'paper'
  return genres.find(([, words]) => words.test(head.genre ?? ''))?.[0] ?? 'other'
}

/** What the engine makes of it, before it is asked how sure that is. */
export function joinUnseen({ given, reading, spans }: UnseenText): {
  readonly joined: Joined
  readonly about: TextSigns
} {
  const { kind, owner } = given.source
  return {
    joined: joinSpans(reading, spans, kind, owner),
    about: { words: reading.layout.words.length, namesOwner: mentionsOwner(reading, owner) },
  }
}
