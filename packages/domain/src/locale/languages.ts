/** A language that documents are printed in: its name in English, and what its speakers call it. */
type LanguageRow = { readonly name: string; readonly ownName: string }

/** Every language that has all of the printed words; no other one is offered. In the order of their English names. */
export const languages = {
  ar: { name: 'Arabic', ownName: 'العربية' },
  bg: { name: 'Bulgarian', ownName: 'български' },
  'zh-Hans': { name: 'Chinese (Simplified)', ownName: '简体中文' },
  'zh-Hant': { name: 'Chinese (Traditional)', ownName: '繁體中文' },
  hr: { name: 'Croatian', ownName: 'hrvatski' },
  cs: { name: 'Czech', ownName: 'čeština' },
  da: { name: 'Danish', ownName: 'dansk' },
  nl: { name: 'Dutch', ownName: 'Nederlands' },
  en: { name: 'English', ownName: 'English' },
  'en-GB': { name: 'English (UK)', ownName: 'English (UK)' },
  et: { name: 'Estonian', ownName: 'eesti' },
  fi: { name: 'Finnish', ownName: 'suomi' },
  fr: { name: 'French', ownName: 'français' },
  de: { name: 'German', ownName: 'Deutsch' },
  el: { name: 'Greek', ownName: 'Ελληνικά' },
  he: { name: 'Hebrew', ownName: 'עברית' },
  hi: { name: 'Hindi', ownName: 'हिन्दी' },
  hu: { name: 'Hungarian', ownName: 'magyar' },
  ga: { name: 'Irish', ownName: 'Gaeilge' },
  it: { name: 'Italian', ownName: 'italiano' },
  ja: { name: 'Japanese', ownName: '日本語' },
  ko: { name: 'Korean', ownName: '한국어' },
  lv: { name: 'Latvian', ownName: 'latviešu' },
  lt: { name: 'Lithuanian', ownName: 'lietuvių' },
  mt: { name: 'Maltese', ownName: 'Malti' },
  nb: { name: 'Norwegian', ownName: 'norsk' },
  pl: { name: 'Polish', ownName: 'polski' },
  pt: { name: 'Portuguese', ownName: 'português' },
  'pt-BR': { name: 'Portuguese (Brazil)', ownName: 'português (Brasil)' },
  ro: { name: 'Romanian', ownName: 'română' },
  ru: { name: 'Russian', ownName: 'русский' },
  sk: { name: 'Slovak', ownName: 'slovenčina' },
  sl: { name: 'Slovenian', ownName: 'slovenščina' },
  es: { name: 'Spanish', ownName: 'español' },
  sv: { name: 'Swedish', ownName: 'svenska' },
  tr: { name: 'Turkish', ownName: 'Türkçe' },
  uk: { name: 'Ukrainian', ownName: 'українська' },
} as const satisfies Readonly<Record<string, LanguageRow>>

export type LanguageCode = keyof typeof languages

export const languageCodes = Object.keys(languages) as readonly LanguageCode[]

/** Norwegians and some systems write their language otherwise. */
const otherTags: Readonly<Record<string, LanguageCode>> = { no: 'nb', nn: 'nb', iw: 'he' }

/** Regions that write Chinese in traditional characters, and those whose English is that of Britain. */
const traditional = new Set(['hant', 'tw', 'hk', 'mo'])
const british = new Set(['gb', 'ie', 'au', 'nz', 'za', 'in'])

/** The printed language that a tag means: 'de-AT' is 'de', 'zh-TW' is 'zh-Hant'. Undefined where there is none. */
export function languageOf(tag: string): LanguageCode | undefined {
  const [primary = '', ...rest] = tag.toLowerCase().split('-')
  if (primary === 'zh') return rest.some((part) => traditional.has(part)) ? 'zh-Hant' : 'zh-Hans'
  if (primary === 'en') return rest.some((part) => british.has(part)) ? 'en-GB' : 'en'
  if (primary === 'pt') return rest.includes('br') ? 'pt-BR' : 'pt'
  return otherTags[primary] ?? languageCodes.find((code) => code === primary)
}
