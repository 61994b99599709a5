import { isFaithful } from './faithful.ts'
import { keepsNames } from './kept-names.ts'
import { bookLanguage } from './phrases/books.ts'
import { translateLine } from './translate-line.ts'

/** Texts of a document by their paths: 'lines.0.description', 'texts.terms'. */
export type Texts = Readonly<Record<string, string>>

export type Translation = {
  readonly texts: Texts
  /** The paths of texts of which something stayed as it was. */
  readonly untranslated: readonly string[]
}

/** What a model says for lines of the texts: by the line as it stands, without the spaces around it. */
export type Proposals = {
  readonly lines: Readonly<Record<string, string>>
  /** Whom the document names; a line that names them must go on naming them. */
  readonly names: readonly string[]
}

/**
 * By the phrase book, and by what a model proposes where that is faithful. What neither gives for sure stays as it was, and is told.
 */
export function translate(
  texts: Texts,
  from: string,
  to: string,
  proposals?: Proposals,
): Translation {
  const entries = Object.entries(texts).map(([path, text]) => ({
    path,
    ...translateText(text, from, to, proposals),
  }))
  return {
    texts: Object.fromEntries(entries.map(({ path, text }) => [path, text])),
    untranslated: entries.filter(({ left }) => left.length > 0).map(({ path }) => path),
  }
}

type Translated = { readonly text: string; readonly left: readonly string[] }

/** One text, with the sentences that are left for somebody who knows more. */
export function translateText(
  text: string,
  from: string,
  to: string,
  proposals?: Proposals,
): Translated {
  const source = bookLanguage(from)
  const target = bookLanguage(to)
  if (from === to || (source !== undefined && source === target)) return { text, left: [] }
  const lines = text.split('\n').map((line): Translated => {
    const proposed = proposals && acceptedProposal(line, from, to, proposals)
    if (proposed !== undefined) return { text: proposed, left: [] }
    if (source && target) return translateLine(line, source, target)
    return { text: line, left: hasWords(line) ? [line] : [] }
  })
  return {
    text: lines.map((line) => line.text).join('\n'),
    left: lines.flatMap((line) => line.left),
  }
}

export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text)
}

// A short line may grow in another language, but not into a letter.
const mostGrowth = 4
const room = 80

/** Undefined where the model said nothing of use, or changed what must stay. */
function acceptedProposal(
  line: string,
  from: string,
  to: string,
  { lines, names }: Proposals,
): string | undefined {
  const said = line.trim()
  const proposed = Object.hasOwn(lines, said) ? lines[said]?.trim() : undefined
  if (proposed === undefined || proposed === said || !hasWords(proposed)) return undefined
  if (/[\r\n]/.test(proposed) || proposed.length > room + mostGrowth * said.length) return undefined
  const before = { text: said, language: from }
  const isKept =
    isFaithful(before, { text: proposed, language: to }) && keepsNames(before, proposed, names)
  return isKept ? line.replace(said, () => proposed) : undefined
}
