import { type LanguageCode, languageOf } from '../languages.ts'
import { arabic } from './arabic.ts'
import { brazilian } from './brazilian.ts'
import { british } from './british.ts'
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
import type { PaperWords } from './paper-words.ts'
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

const words: Readonly<Record<LanguageCode, PaperWords>> = {
  ar: arabic,
  'pt-BR': brazilian,
  'en-GB': british,
  bg: bulgarian,
  hr: croatian,
  cs: czech,
  da: danish,
  nl: dutch,
  en: english,
  et: estonian,
  fi: finnish,
  fr: french,
  de: german,
  el: greek,
  he: hebrew,
  hi: hindi,
  hu: hungarian,
  ga: irish,
  it: italian,
  ja: japanese,
  ko: korean,
  lv: latvian,
  lt: lithuanian,
  mt: maltese,
  nb: norwegian,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  'zh-Hans': simplifiedChinese,
  sk: slovak,
  sl: slovenian,
  es: spanish,
  sv: swedish,
  'zh-Hant': traditionalChinese,
  tr: turkish,
  uk: ukrainian,
}

/** The words for a document's language ('de', 'pt-BR'). A language that has none is printed in English words. */
export function wordsFor(language: string): PaperWords {
  return words[languageOf(language) ?? 'en']
}
