import { fold } from '../finding/fold.ts'
import { type Language, languages } from './languages.ts'

const byLanguages = new Map<string, ReadonlyMap<string, string>>()

/** 'two' → '2', 'anderthalb' → '1.5', in the languages of the text only: 'due' is two in Italian alone. */
export function numberWords(codes: readonly Language[]): ReadonlyMap<string, string> {
  const key = codes.join()
  const made = byLanguages.get(key)
  if (made) return made
  const words = new Map<string, string>()
  for (const code of codes) {
    for (const entry of languages[code].numbers.split('|')) {
      const [word = '', value = ''] = entry.split('=')
      if (!words.has(fold(word))) words.set(fold(word), value)
    }
  }
  byLanguages.set(key, words)
  return words
}

/** As part of a pattern, longest first. */
export function anyOf(phrases: Iterable<string>): string {
  return [...new Set(phrases)]
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[$.*+?()|[\]\\^{}/]/g, '\\$&').replaceAll(' ', '\\s+'))
    .join('|')
}

export function phrasesOf(list: string): string[] {
  return fold(list).split('|')
}
