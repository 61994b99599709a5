import { bookLanguage } from './phrases/books.ts'
import { translateLine } from './translate-line.ts'

/** Texts of a document by their paths: 'lines.0.description', 'texts.terms'. */
export type Texts = Readonly<Record<string, string>>

export type Translation = {
  readonly texts: Texts
  /** The paths of texts of which something stayed as it was. */
  readonly untranslated: readonly string[]
}

/** By the phrase book alone. What it does not know for sure stays as it was, and is told. */
export function translate(texts: Texts, from: string, to: string): Translation {
  const entries = Object.entries(texts).map(([path, text]) => ({
    path,
    ...translateText(text, from, to),
  }))
  return {
    texts: Object.fromEntries(entries.map(({ path, text }) => [path, text])),
    untranslated: entries.filter(({ left }) => left.length > 0).map(({ path }) => path),
  }
}

/** One text, with the sentences that are left for somebody who knows more. */
export function translateText(
  text: string,
  from: string,
  to: string,
): { readonly text: string; readonly left: readonly string[] } {
  const source = bookLanguage(from)
  const target = bookLanguage(to)
  if (from === to || (source !== undefined && source === target)) return { text, left: [] }
  if (!source || !target) return { text, left: /\p{L}/u.test(text) ? [text] : [] }
  const lines = text.split('\n').map((line) => translateLine(line, source, target))
  return {
    text: lines.map((line) => line.text).join('\n'),
    left: lines.flatMap((line) => line.left),
  }
}
