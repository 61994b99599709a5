import { english } from './english.ts'
import type { PaperWords } from './paper-words.ts'

const languages: Readonly<Record<string, PaperWords>> = { en: english }

/** The words for a document's language ('de', 'pt-BR'). A language that has none yet is printed in English words. */
export function wordsFor(language: string): PaperWords {
  const [primary = ''] = language.toLowerCase().split('-')
  return languages[language] ?? languages[primary] ?? english
}
