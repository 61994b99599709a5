import { type LanguageCode, languageOf } from '../locale/languages.ts'
import type { MailWords } from './words/mail-words.ts'

// One chunk for each language, so that a browser loads the one that a mail is written in.
const loaders: Readonly<Partial<Record<LanguageCode, () => Promise<MailWords>>>> = {
  de: async () => (await import('./words/german.ts')).german,
}

async function loadEnglish(): Promise<MailWords> {
  return (await import('./words/english.ts')).english
}

/** What mails say in a document's language ('de', 'pt-BR'). A language that has no words gets English ones. */
export function mailWords(language: string): Promise<MailWords> {
  const load = loaders[languageOf(language) ?? 'en'] ?? loadEnglish
  return load()
}
