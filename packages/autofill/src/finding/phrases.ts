import { fold } from './fold.ts'
import { type Word, wordsOf } from './words.ts'

/** A phrase of a word list, found in the text under the name that the list gives it. */
export type Hit<Name extends string = string> = {
  readonly name: Name
  readonly start: number
  readonly end: number
}

type Entry<Name extends string> = { readonly words: readonly string[]; readonly name: Name }

/** Phrases by their first word, longest first: one walk over the text finds them all. */
export type PhraseBook<Name extends string> = ReadonlyMap<string, readonly Entry<Name>[]>

/** `lists` holds, for each name, phrases parted by '|'. */
export function phraseBook<Name extends string>(
  lists: Iterable<readonly [Name, string]>,
): PhraseBook<Name> {
  const book = new Map<string, Entry<Name>[]>()
  for (const [name, list] of lists) {
    for (const phrase of list.split('|')) {
      const words = wordsOf(fold(phrase)).map((word) => word.word)
      const [first] = words
      if (first === undefined) continue
      const entries = book.get(first) ?? []
      entries.push({ words, name })
      book.set(first, entries)
    }
  }
  for (const entries of book.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return book
}

/** Every phrase, the longest at each place; a phrase that has several names is found under each. */
export function findPhrases<Name extends string>(
  book: PhraseBook<Name>,
  words: readonly Word[],
): Hit<Name>[] {
  const hits: Hit<Name>[] = []
  for (let at = 0; at < words.length; at += 1) {
    const entries = book.get(words[at]?.word ?? '')
    if (!entries) continue
    let length = 0
    for (const entry of entries) {
      if (entry.words.length < length || !matchesAt(entry.words, words, at)) continue
      length = entry.words.length
      const start = words[at]?.start ?? 0
      hits.push({ name: entry.name, start, end: words[at + length - 1]?.end ?? start })
    }
    if (length > 1) at += length - 1
  }
  return hits
}

function matchesAt(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  return phrase.every((word, index) => words[at + index]?.word === word)
}
