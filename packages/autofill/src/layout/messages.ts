import type { Label } from '../languages/language-table.ts'
import { languageCodes, languages } from '../languages/languages.ts'
import { anyOf, phrasesOf } from '../languages/number-words.ts'
import type { Line } from './lines.ts'

/** A line without the marks of quoting in front of it. */
export type BodyLine = Line & { readonly depth: number }

export type Headers = Partial<Record<'from' | 'to' | 'cc' | 'subject' | 'sent', BodyLine>>

/**
 * One mail of a thread, the newest first. What was forwarded is the matter itself; what is quoted under an answer
 * is old, and counts only where the answer says nothing.
 */
export type Message = {
  readonly kind: 'new' | 'forwarded' | 'quoted'
  readonly headers: Headers
  /** The line that says who wrote what follows: 'On … Ann wrote:'. */
  readonly introduction: string
  readonly lines: readonly BodyLine[]
}

type Draft = { kind: Message['kind']; headers: Headers; introduction: string; lines: BodyLine[] }

export function messagesOf(lines: readonly Line[]): Message[] {
  const messages: Draft[] = [draft('new')]
  let at = 0
  while (at < lines.length) {
    const line = unquoted(lines[at])
    if (!line) break
    const current = messages.at(-1) ?? draft('new')
    const skipped = startOfMessage(messages, current, line, lines, at)
    if (skipped > 0) {
      at += skipped
      continue
    }
    const isDeeper =
      line.depth > (current.lines.at(-1)?.depth ?? (current.kind === 'quoted' ? line.depth : 0))
    if (isDeeper && line.text.trim() !== '') messages.push(draft('quoted'))
    const rises =
      line.depth < (current.lines.at(-1)?.depth ?? 0) && line.text.trim() !== '' && line.depth === 0
    if (rises) messages.push(draft('new'))
    messages.at(-1)?.lines.push(line)
    at += 1
  }
  return messages.filter(
    (message) => message.lines.some((line) => line.text.trim() !== '') || message.headers.from,
  )
}

function draft(kind: Message['kind']): Draft {
  return { kind, headers: {}, introduction: '', lines: [] }
}

/** How many lines the beginning of a new message takes; nought when none begins here. */
function startOfMessage(
  messages: Draft[],
  current: Draft,
  line: BodyLine,
  lines: readonly Line[],
  at: number,
): number {
  if (forwardedLine.test(line.folded)) {
    messages.push(draft('forwarded'))
    return 1 + readHeaders(messages.at(-1) ?? current, lines, at + 1)
  }
  if (originalLine.test(line.folded)) {
    messages.push(draft('quoted'))
    return 1 + readHeaders(messages.at(-1) ?? current, lines, at + 1)
  }
  const introduction = introductionAt(lines, at)
  if (introduction > 0) {
    const opened = draft('quoted')
    opened.introduction = lines
      .slice(at, at + introduction)
      .map((part) => part.text)
      .join(' ')
    messages.push(opened)
    return introduction
  }
  if (!headerLine.test(line.folded) || countHeaders(lines, at) < 2) return 0
  const isFirst = current.lines.every((part) => part.text.trim() === '') && !current.headers.from
  if (isFirst) return readHeaders(current, lines, at)
  const isForward = /^\s*(?:fwd?|wg|tr|rv|i|enc|pd)\s*:/.test(subjectOf(messages[0]))
  messages.push(draft(isForward && messages.length === 1 ? 'forwarded' : 'quoted'))
  return readHeaders(messages.at(-1) ?? current, lines, at)
}

function subjectOf(message: Draft | undefined): string {
  return afterColon(message?.headers.subject)
}

function afterColon(line: BodyLine | undefined): string {
  return line ? line.folded.slice(line.folded.indexOf(':') + 1) : ''
}

function unquoted(line: Line | undefined): BodyLine | undefined {
  if (!line) return undefined
  const marks = /^(?:[ \t]?[>|](?![^>|]*\|))+ ?/.exec(line.text)?.[0] ?? ''
  return {
    start: line.start + marks.length,
    end: line.end,
    text: line.text.slice(marks.length),
    folded: line.folded.slice(marks.length),
    depth: marks.replace(/[^>|]/g, '').length,
  }
}

const phrases = (label: Label) =>
  anyOf(languageCodes.flatMap((code) => phrasesOf(languages[code].labels[label])))

const headerNames = {
  from: phrases('from'),
  to: phrases('to'),
  cc: phrases('cc'),
  subject: `${phrases('subject')}|betreff|asunto|oggetto|objet|onderwerp|assunto|temat`,
  sent: phrases('sent'),
} as const

const headerLine = new RegExp(
  String.raw`^\s*\*?(?:${Object.values(headerNames).join('|')})\*?\s?:\*?\s`,
  'u',
)
const headerPatterns = Object.entries(headerNames).map(
  ([name, list]) =>
    [name as keyof Headers, new RegExp(String.raw`^\s*\*?(?:${list})\*?\s?:`, 'u')] as const,
)
const forwardedLine = new RegExp(
  String.raw`^\W*(?:${phrases('forwarded')})(?: (?:von|de|by|da|van|od) .*)?\W*$`,
  'u',
)
const originalLine = new RegExp(String.raw`^\W{0,20}(?:${phrases('original')})\W*$`, 'u')
const wroteEnd = new RegExp(
  String.raw`(?<![\p{L}])(?:${phrases('wrote')})(?:\(a\))?[^:]{0,80}:\s*$`,
  'u',
)

/** 'On 3 Nov 2026 at 10:12, Ann Lee <ann@example.com> wrote:' often breaks in two. */
function introductionAt(lines: readonly Line[], at: number): number {
  for (const count of [1, 2]) {
    const parts = lines.slice(at, at + count).map((line) => unquoted(line)?.folded ?? '')
    const joined = parts.join(' ').trim()
    if (parts[0]?.trim() === '' || joined.length > 220 || !wroteEnd.test(joined)) continue
    if (/\d|@/.test(joined)) return count
  }
  return 0
}

function countHeaders(lines: readonly Line[], at: number): number {
  const names = new Set<string>()
  for (const line of lines.slice(at, at + 6)) {
    const folded = unquoted(line)?.folded ?? ''
    const match = headerPatterns.find(([, pattern]) => pattern.test(folded))
    if (match) names.add(match[0])
    else if (folded.trim() !== '') break
  }
  return names.has('from') || names.has('to') ? names.size : 0
}

function readHeaders(message: Draft, lines: readonly Line[], at: number): number {
  let count = 0
  while (at + count < lines.length && count < 12) {
    const line = unquoted(lines[at + count])
    if (!line) break
    const match = headerPatterns.find(([, pattern]) => pattern.test(line.folded))
    if (!match && line.text.trim() !== '') break
    if (!match && Object.keys(message.headers).length > 0) break
    if (match) message.headers = { [match[0]]: line, ...message.headers }
    count += 1
  }
  return count
}
