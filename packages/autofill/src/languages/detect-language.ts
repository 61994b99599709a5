import { fold } from '../finding/fold.ts'
import type { Word } from '../finding/words.ts'
import { type Language, languageCodes, languages } from './languages.ts'

const enoughWords = 20_000

/** The languages a text is written in, the main one first; a second one when it has a real share. */
export function detectLanguages(words: readonly Word[]): readonly Language[] {
  const scores = new Map<Language, number>(languageCodes.map((code) => [code, 0]))
  for (const { word } of words.slice(0, enoughWords)) {
    for (const [owners, weight] of [
      [telling.get(word), 1],
      [trade.get(word), 0.7],
    ] as const) {
      for (const code of owners ?? [])
        scores.set(code, (scores.get(code) ?? 0) + weight / (owners?.length ?? 1))
    }
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const [main = ['en', 0] as const] = ranked
  if (main[1] === 0) return ['en']
  return ranked.filter(([, score]) => score >= 0.4 * main[1]).map(([code]) => code)
}

const telling = owners((code) => languages[code].telling.split('|'))
const trade = owners((code) => languages[code].trade.split('|'))

function owners(wordsOf: (code: Language) => string[]): ReadonlyMap<string, readonly Language[]> {
  const found = new Map<string, Language[]>()
  for (const code of languageCodes) {
    for (const word of new Set(wordsOf(code).map(fold)))
      found.set(word, [...(found.get(word) ?? []), code])
  }
  return found
}
