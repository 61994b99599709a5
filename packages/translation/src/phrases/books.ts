import { arabic } from './arabic.ts'
import { brazilian } from './brazilian.ts'
import { bulgarian } from './bulgarian.ts'
import { croatian } from './croatian.ts'
import { czech } from './czech.ts'
import { danish } from './danish.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { estonian } from './estonian.ts'
import { finnish } from './finnish.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { greek } from './greek.ts'
import { hebrew } from './hebrew.ts'
import { hindi } from './hindi.ts'
import { hungarian } from './hungarian.ts'
import { irish } from './irish.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { latvian } from './latvian.ts'
import { lithuanian } from './lithuanian.ts'
import { maltese } from './maltese.ts'
import { norwegian } from './norwegian.ts'
import type { PhraseBook } from './phrase-book.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { romanian } from './romanian.ts'
import { russian } from './russian.ts'
import { simplifiedChinese } from './simplified-chinese.ts'
import { slovak } from './slovak.ts'
import { slovenian } from './slovenian.ts'
import { spanish } from './spanish.ts'
import { swedish } from './swedish.ts'
import { traditionalChinese } from './traditional-chinese.ts'
import { turkish } from './turkish.ts'
import { ukrainian } from './ukrainian.ts'

const books = {
  en: english,
  de: german,
  fr: french,
  da: danish,
  es: spanish,
  pl: polish,
  tr: turkish,
  it: italian,
  sv: swedish,
  cs: czech,
  'zh-Hans': simplifiedChinese,
  nb: norwegian,
  nl: dutch,
  sk: slovak,
  'zh-Hant': traditionalChinese,
  fi: finnish,
  bg: bulgarian,
  'pt-BR': brazilian,
  et: estonian,
  ja: japanese,
  sl: slovenian,
  pt: portuguese,
  ro: romanian,
  lv: latvian,
  hr: croatian,
  ko: korean,
  el: greek,
  ru: russian,
  lt: lithuanian,
  hi: hindi,
  hu: hungarian,
  uk: ukrainian,
  ga: irish,
  he: hebrew,
  mt: maltese,
  ar: arabic,
} satisfies Readonly<Record<string, PhraseBook>>

export type BookLanguage = keyof typeof books

export const bookLanguages = Object.keys(books) as readonly BookLanguage[]

export function bookOf(language: BookLanguage): PhraseBook {
  return books[language]
}

/** The book for a document's language: 'de-AT' has that of 'de', 'zh-TW' that of 'zh-Hant'. */
export function bookLanguage(tag: string): BookLanguage | undefined {
  const [primary = ''] = tag.split('-')
  const written = /-(?:Hant|TW|HK|MO)\b/i.test(tag) ? 'zh-Hant' : 'zh-Hans'
  const wider = primary === 'zh' ? written : primary
  return (
    bookLanguages.find((language) => language === tag) ??
    bookLanguages.find((language) => language === wider)
  )
}
