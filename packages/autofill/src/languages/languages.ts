import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import type { LanguageTable } from './language-table.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl'

export const languages: Readonly<Record<Language, LanguageTable>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  pl: polish,
}

export const languageCodes = Object.keys(languages) as readonly Language[]
