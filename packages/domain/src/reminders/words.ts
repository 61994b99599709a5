import { type LanguageCode, languageOf } from '../locale/languages.ts'
import type { MailWords } from './words/mail-words.ts'

// One chunk for each language, so that a browser loads the one that a mail is written in.
const loaders: Readonly<Record<LanguageCode, () => Promise<MailWords>>> = {
  ar: async () => (await import('./words/arabic.ts')).arabic,
  'pt-BR': async () => (await import('./words/brazilian.ts')).brazilian,
  'en-GB': async () => (await import('./words/british.ts')).british,
  bg: async () => (await import('./words/bulgarian.ts')).bulgarian,
  hr: async () => (await import('./words/croatian.ts')).croatian,
  cs: async () => (await import('./words/czech.ts')).czech,
  da: async () => (await import('./words/danish.ts')).danish,
  nl: async () => (await import('./words/dutch.ts')).dutch,
  en: async () => (await import('./words/english.ts')).english,
  et: async () => (await import('./words/estonian.ts')).estonian,
  fi: async () => (await import('./words/finnish.ts')).finnish,
  fr: async () => (await import('./words/french.ts')).french,
  de: async () => (await import('./words/german.ts')).german,
  el: async () => (await import('./words/greek.ts')).greek,
  he: async () => (await import('./words/hebrew.ts')).hebrew,
  hi: async () => (await import('./words/hindi.ts')).hindi,
  hu: async () => (await import('./words/hungarian.ts')).hungarian,
  ga: async () => (await import('./words/irish.ts')).irish,
  it: async () => (await import('./words/italian.ts')).italian,
  ja: async () => (await import('./words/japanese.ts')).japanese,
  ko: async () => (await import('./words/korean.ts')).korean,
  lv: async () => (await import('./words/latvian.ts')).latvian,
  lt: async () => (await import('./words/lithuanian.ts')).lithuanian,
  mt: async () => (await import('./words/maltese.ts')).maltese,
  nb: async () => (await import('./words/norwegian.ts')).norwegian,
  pl: async () => (await import('./words/polish.ts')).polish,
  pt: async () => (await import('./words/portuguese.ts')).portuguese,
  ro: async () => (await import('./words/romanian.ts')).romanian,
  ru: async () => (await import('./words/russian.ts')).russian,
  'zh-Hans': async () => (await import('./words/simplified-chinese.ts')).simplifiedChinese,
  sk: async () => (await import('./words/slovak.ts')).slovak,
  sl: async () => (await import('./words/slovenian.ts')).slovenian,
  es: async () => (await import('./words/spanish.ts')).spanish,
  sv: async () => (await import('./words/swedish.ts')).swedish,
  'zh-Hant': async () => (await import('./words/traditional-chinese.ts')).traditionalChinese,
  tr: async () => (await import('./words/turkish.ts')).turkish,
  uk: async () => (await import('./words/ukrainian.ts')).ukrainian,
}

/** What mails say in a document's language ('de', 'pt-BR'). A language that has no words gets English ones. */
export function mailWords(language: string): Promise<MailWords> {
  return loaders[languageOf(language) ?? 'en']()
}
