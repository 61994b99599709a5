import { type KeptSender, senderName } from '@sheaf/contract/sender'
import { countryValues } from '@sheaf/domain/documents/country'
import { type BusinessDocument, isPriced, withValues } from '@sheaf/domain/documents/document'
import { countryCodes } from '@sheaf/domain/locale/countries'
import { languageOf } from '@sheaf/domain/locale/languages'
import { paperName } from '@sheaf/domain/locale/paper-size'
import { wordsFor } from '@sheaf/domain/locale/words/words-for'
import { hasSignedOut } from '#api/signed-out.ts'

/** Where somebody works and in which language they write. */
export type Setup = { readonly region: string; readonly language: string }

/** What a new document starts with, and whether its writer has said yet that it is right. */
export type StartingSetup = Setup & { readonly isAnswered: boolean }

type Store = Pick<Storage, 'getItem' | 'setItem'>

const usual: Setup = { region: 'US', language: 'en' }

type Browser = { readonly languages: readonly string[]; readonly store?: Store }

/** The user's answer, or what their browser suggests. Undefined where they keep their details, or nothing is unusual. */
export function setupFor(
  userId: string,
  sender: KeptSender | undefined,
  { languages, store = localStorage }: Browser = navigator,
): StartingSetup | undefined {
  if (saysPlace(sender)) return undefined
  const answer = readSetup(userId, store)
  if (answer) return { ...answer, isAnswered: true }
  const proposal = proposedSetup(languages)
  const isUsual = proposal.region === usual.region && proposal.language === usual.language
  return isUsual ? undefined : { ...proposal, isAnswered: false }
}

// What senders keep about themselves is never doubted.
function saysPlace(sender: KeptSender | undefined): boolean {
  const paths = ['region', 'language', 'currency'] as const
  return paths.some((path) => sender?.fields[senderName(path)] !== undefined)
}

/** From the languages of a browser, the favorite first: 'de-AT' is Austria; 'de' alone is where most people speak it. */
export function proposedSetup(tags: readonly string[]): Setup {
  const locales = tags.flatMap(localeOf)
  const [favorite] = locales
  if (!favorite) return usual
  const ofSameLanguage = locales.filter(({ language }) => language === favorite.language)
  const region =
    ofSameLanguage.find((locale) => locale.region)?.region ?? favorite.maximize().region
  return {
    region: region !== undefined && countryCodes.includes(region) ? region : usual.region,
    language: languageOf(favorite.toString()) ?? usual.language,
  }
}

function localeOf(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)]
  } catch {
    return []
  }
}

/** A new document for there: its country's ways, and its language. */
export function withSetup<Document extends BusinessDocument>(
  document: Document,
  { region, language }: Setup,
): Document {
  return withValues(document, { ...countryValues(document, region), language })
}

/** 'Set up for Germany: German, EUR, A4, VAT (USt.)' */
export function setupWords(document: BusinessDocument): string {
  const { region, language } = document
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(region)
  const spoken = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  const parts = isPriced(document)
    ? [spoken, document.currency, paperName(region), taxWords(document.tax.label, language)]
    : [spoken, paperName(region)]
  return `Set up for ${country}: ${parts.join(', ')}`
}

function taxWords(label: string, language: string): string {
  const printed = (wordsFor(language).taxes as Readonly<Record<string, string>>)[label] ?? label
  return printed === label ? label : `${label} (${printed})`
}

// Ends with the user's id: it goes when they sign out.
const keyOf = (userId: string) => `sheaf.setup.${userId}`

function readSetup(userId: string, store: Store): Setup | undefined {
  try {
    const [region = '', language = ''] = (store.getItem(keyOf(userId)) ?? '').split(' ')
    const isWhole = countryCodes.includes(region) && languageOf(language) !== undefined
    return isWhole ? { region, language } : undefined
  } catch {
    return undefined
  }
}

/** Answered once, it is not asked again. */
export function keepSetup(
  userId: string,
  { region, language }: Setup,
  store: Store = localStorage,
): void {
  if (hasSignedOut(userId)) return
  try {
    store.setItem(keyOf(userId), `${region} ${language}`)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
