import { companyWords, honorifics, legalForms, postWords } from '../languages/name-words.ts'
import { anyOf, phrasesOf } from '../languages/number-words.ts'
import { fold } from './fold.ts'

const form = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyOf(phrasesOf(legalForms))})(?![\p{L}\d])`,
  'u',
)
const trade = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyOf(phrasesOf(companyWords))})(?![\p{L}\d])`,
  'u',
)
const post = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyOf(phrasesOf(postWords))})(?![\p{L}\d])`,
  'u',
)
const title = new RegExp(String.raw`^(?:(?:${anyOf(phrasesOf(honorifics))})\.? +)+`, 'u')
const nameWord = String.raw`\p{Lu}[\p{L}'’.-]*`
const particle = `(?:van|von|de|der|den|da|do|dos|del|della|di|du|la|le|zu|ter|ten|e|y|al|el|bin|d')`
const personShape = new RegExp(`^${nameWord}(?:[ ](?:${particle}[ ]){0,2}${nameWord}){0,4}$`, 'u')

/** 'Meyer & Söhne GmbH': its legal form says so. */
export function hasLegalForm(name: string): boolean {
  return form.test(fold(name))
}

const onlyForm = new RegExp(String.raw`^(?:${anyOf(phrasesOf(legalForms))})\.?$`, 'u')

export function isOnlyLegalForm(name: string): boolean {
  return onlyForm.test(fold(name))
}

export function looksLikeCompany(name: string): boolean {
  const folded = fold(name)
  if (name.length > 80 || /[?!:]|\. /.test(name.replace(/\b(?:sp|z o|co|s|z o\.o)\. /gi, '')))
    return false
  return form.test(folded) || trade.test(folded) || / & |\+/.test(name)
}

/** Two to five words with capitals, none of which is a trade or a post. */
export function looksLikePerson(name: string): boolean {
  const bare = withoutTitle(name)
  if (bare.length < 2 || bare.length > 50 || /\d/.test(bare)) return false
  const folded = fold(bare)
  const isTitle = bare === bare.toUpperCase() && bare.split(' ').length > 2
  if (isTitle || form.test(folded) || trade.test(folded) || post.test(folded)) return false
  return personShape.test(bare) || /^\p{Lu}[\p{Lu}'-]+ \p{Lu}[\p{Lu}'-]+$/u.test(bare)
}

const onlyTitle = new RegExp(
  String.raw`^(?:(?:${anyOf(phrasesOf(honorifics))})(?:\.[ /]*|[ /]+|$))+$`,
  'u',
)

export function isOnlyTitle(name: string): boolean {
  return onlyTitle.test(fold(name))
}

export function looksLikePost(name: string): boolean {
  return post.test(fold(name))
}

/** 'Frau Dr. Anna Meyer' → 'Anna Meyer'. */
export function withoutTitle(name: string): string {
  const lead = title.exec(fold(name))?.[0].length ?? 0
  return name.slice(lead).trim()
}
