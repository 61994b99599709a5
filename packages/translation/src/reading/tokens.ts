import { fold } from './fold.ts'

export type TokenKind = 'word' | 'number' | 'day' | 'id' | 'link' | 'sign'

export type Token = {
  readonly kind: TokenKind
  /** As it stands. */
  readonly text: string
  /** What it is compared by. */
  readonly key: string
  readonly start: number
  readonly end: number
  /** The marks and spaces before it. */
  readonly gap: string
}

/** A text as words, figures and signs. Whatever stands between them is marks and spaces. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const end = endOfLink(text, at) ?? endOfRun(text, at)
    if (end === undefined) {
      at += widthAt(text, at)
      continue
    }
    tokens.push(...tokensOfRun(text.slice(at, end), at))
    at = end
  }
  return withGaps(joinDays(joinGroups(tokens, text), text), text)
}

const letterOrDigit = /[\p{L}\p{M}\p{Nd}²³]/u
const digit = /\p{Nd}/u
/** Written without spaces between words: each sign is a token. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const signs = /[\p{Sc}%٪&×]/u

function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

function charAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0)
}

function isInRun(text: string, at: number): boolean {
  if (at >= text.length) return false
  const character = charAt(text, at)
  return letterOrDigit.test(character) && !unspaced.test(character)
}

function endOfRun(text: string, start: number): number | undefined {
  const first = charAt(text, start)
  if (unspaced.test(first) || signs.test(first)) return start + first.length
  let at = isSignedFigure(text, start) ? start + 1 : start
  if (!isInRun(text, at)) return undefined
  while (isInRun(text, at) || isJoint(text, at)) at += widthAt(text, at)
  return at
}

/** '-5' and '#204', but not the dash of '3-5'. */
function isSignedFigure(text: string, at: number): boolean {
  return (
    /[-−#]/.test(text.charAt(at)) &&
    digit.test(text.charAt(at + 1)) &&
    (at === 0 || /[\s(]/.test(text.charAt(at - 1)))
  )
}

/** What joins two halves of one figure, number or name of a site. */
function isJoint(text: string, at: number): boolean {
  if (!isInRun(text, at + 1) || at === 0 || !isInRun(text, at - 1)) return false
  const character = text.charAt(at)
  if (/[-/_.#]/.test(character)) return true
  return (
    /[,'’:٫٬]/.test(character) && digit.test(text.charAt(at - 1)) && digit.test(text.charAt(at + 1))
  )
}

/** Addresses of mail and of the web reach to the next space, without the marks that end the sentence. */
function endOfLink(text: string, start: number): number | undefined {
  const before = text.charAt(start - 1)
  if (start > 0 && !/[\s(<"'„“«]/.test(before) && !isUnlinked(before)) return undefined
  // Looked for at every word: sign by sign, a text of brackets alone would take seconds.
  const ahead = text.slice(start, start + longestLink)
  if (!ahead.includes('@') && !isWebAddress(ahead)) return undefined
  let end = start
  while (end < text.length && end - start < longestLink && !endsLink(text.charAt(end))) end += 1
  while (end > start && /[.,;:!?)\]'’]/.test(text.charAt(end - 1))) end -= 1
  const run = text.slice(start, end)
  return isLink(run) ? end : undefined
}

function endsLink(character: string): boolean {
  return /[\s<>"”“»]/.test(character) || isUnlinked(character)
}

/** Japanese and Chinese stand beside an address without a space. */
function isUnlinked(character: string): boolean {
  return unspaced.test(character) || /[、。，．；：！？（）「」]/.test(character)
}

const longestLink = 300

function isLink(run: string): boolean {
  return isWebAddress(run) || /^[^@\s]+@[^@\s]+$/.test(run)
}

function isWebAddress(run: string): boolean {
  return /^(?:https?:\/\/|www\.)./i.test(run)
}

const figure = /^[-−]?\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*$/u
const numericDay = /^(?:\p{Nd}{1,4}[-./]\p{Nd}{1,2}[-./]\p{Nd}{1,4}|\p{Nd}{1,2}\/\p{Nd}{4})$/u
/** '25km', '30days', '2-year'. */
const figureAndWord = /^(\p{Nd}[\p{Nd}.,]*)-?((?:\p{Ll}|\p{Lo})[\p{L}\p{M}²³]*)$/u
const siteName = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/

function tokensOfRun(run: string, start: number): Token[] {
  const whole = (kind: TokenKind): Token[] => [token(kind, run, start)]
  if (isLink(run)) return whole('link')
  if (signs.test(run))
    return run === '×' ? [{ ...token('word', run, start), key: 'x' }] : whole('sign')
  if (numericDay.test(run)) return whole('day')
  if (figure.test(run)) return whole('number')
  const [, number = '', word = ''] = figureAndWord.exec(run) ?? []
  if (word) {
    const wordStart = start + run.length - word.length
    return [token('number', number, start), token('word', word, wordStart)]
  }
  if (/^m[23]$/i.test(run)) return whole('word')
  if (digit.test(run)) return whole('id')
  return siteName.test(run) ? whole('link') : wordsOf(run, start)
}

function wordsOf(run: string, start: number): Token[] {
  return [...run.matchAll(/[^-/_.#]+/g)].map((match) =>
    token('word', match[0], start + match.index),
  )
}

function token(kind: TokenKind, text: string, start: number): Token {
  const key = kind === 'word' ? fold(text) : text
  return { kind, text, key, start, end: start + text.length, gap: '' }
}

function withGaps(tokens: readonly Token[], text: string): Token[] {
  return tokens.map((next, index) => ({
    ...next,
    gap: text.slice(tokens[index - 1]?.end ?? 0, next.start),
  }))
}

/** '1 234,50' is one figure. */
function joinGroups(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = []
  for (const next of tokens) {
    const last = joined.at(-1)
    if (last && isGroupOf(last, next, text)) {
      joined[joined.length - 1] = token('number', text.slice(last.start, next.end), last.start)
    } else joined.push(next)
  }
  return joined
}

const spacedDay =
  /^(?:\d{1,2}\.[ \u00a0\u202f]\d{1,2}\.[ \u00a0\u202f]\d{4}|\d{4}\.[ \u00a0\u202f]\d{1,2}\.[ \u00a0\u202f]\d{1,2})$/

/** '5. 3. 2026' is one day. */
function joinDays(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = []
  for (const next of tokens) {
    const start = joined.at(-2)?.start ?? next.start
    const run = next.kind === 'number' ? text.slice(start, next.end) : ''
    if (spacedDay.test(run)) joined.splice(-2, 2, token('day', run, start))
    else joined.push(next)
  }
  return joined
}

function isGroupOf(last: Token, next: Token, text: string): boolean {
  return (
    last.kind === 'number' &&
    next.kind === 'number' &&
    /^[-−]?\d{1,3}(?:[ \u00a0\u202f]\d{3})*$/.test(last.text) &&
    /^\d{3}(?:[.,]\d+)?$/.test(next.text) &&
    /^[ \u00a0\u202f]$/.test(text.slice(last.end, next.start))
  )
}
