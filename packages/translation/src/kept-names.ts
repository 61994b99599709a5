import { phraseIndex } from './matching/phrase-index.ts'
import { bookLanguage } from './phrases/books.ts'
import { endsOfName, type NameSense } from './reading/names.ts'
import { type Token, tokensOf } from './reading/tokens.ts'

/**
 * Whether a translation by somebody who may invent has every name of the original as it stood: those that the document gives, and two or
 * more words with capitals that are no words of the book. A single one may be a place or a day, which languages have words for.
 */
export function keepsNames(
  before: { readonly text: string; readonly language: string },
  after: string,
  known: readonly string[],
): boolean {
  const names = [...known, ...namesIn(before.text, before.language)]
  return names.every((name) => countOf(after, name) >= countOf(before.text, name))
}

function countOf(text: string, name: string): number {
  return name.trim() === ''
    ? 0
    : text.normalize('NFC').split(name.trim().normalize('NFC')).length - 1
}

const wordless: NameSense = { isBookWord: () => false, hasCapitalNouns: false }

function namesIn(text: string, language: string): string[] {
  const book = bookLanguage(language)
  const sense = book ? phraseIndex(book) : wordless
  return text.split('\n').flatMap((line) => {
    const tokens = tokensOf(line)
    return tokens.flatMap((token, at) => {
      const mayBeName = at > 0 && /^\p{Lu}/u.test(token.text) && !beginsSentence(token)
      const end = mayBeName ? longestName(tokens, at, sense) : at
      return end - at < 2 ? [] : [line.slice(token.start, tokens[end - 1]?.end)]
    })
  })
}

function longestName(tokens: readonly Token[], at: number, sense: NameSense): number {
  return Math.max(at, ...endsOfName(tokens, at, sense))
}

function beginsSentence({ gap }: Token): boolean {
  return /[.!?:\-–—•]/.test(gap)
}
