import { inTwoLanguages, type Labels, renamed } from './labels.ts'
import type { PaperWords } from './paper-words.ts'
import { wordsFor } from './words-for.ts'

/** What a document says about the words that its sheet prints. */
export type Wording = {
  readonly language: string
  /** Empty: none. */
  readonly secondLanguage: string
  readonly labels: Labels
}

/** The words of a sheet: in one language or two, and as its writer renamed them. A renamed label is what was typed, once. */
export function sheetWords({ language, secondLanguage, labels }: Wording): PaperWords {
  const words = wordsFor(language)
  const others = wordsFor(secondLanguage)
  return renamed(secondLanguage === '' ? words : inTwoLanguages(words, others), labels)
}
