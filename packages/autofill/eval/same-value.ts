import type { Accepted } from './read-cases.ts'

/** Whether a proposed value is what a careful person would have filled in. The README of this folder gives the rules. */
export function isAccepted(field: string, accepted: Accepted, proposed: string): boolean {
  return accepted.some((expected) => expected === '*' || isSame(field, expected, proposed))
}

export function wordsInCommon(a: string, b: string): number {
  const left = wordsOf(a)
  const right = wordsOf(b)
  const shared = left.filter((word) => right.includes(word)).length
  return left.length + right.length === 0 ? 1 : (2 * shared) / (left.length + right.length)
}

type Comparison = (expected: string, proposed: string) => boolean

const comparisons: readonly (readonly [field: RegExp, same: Comparison])[] = [
  [/^unit$/, (a, b) => unitMeant(a) === unitMeant(b)],
  [/Email$/, (a, b) => a.toLowerCase() === b.toLowerCase()],
  [/Website$/, (a, b) => bareAddress(a) === bareAddress(b)],
  [/(Phone|Fax)$/, (a, b) => digitsOf(a) === digitsOf(b)],
  [/TaxId$/, isSameTaxId],
  [/^(iban|swift|aba|customerId)$|Number$/, (a, b) => lettersAndDigits(a) === lettersAndDigits(b)],
  [/Label$/, (a, b) => lettersAndDigits(a) === lettersAndDigits(b)],
  [/Address$/, (a, b) => wordsInCommon(a, b) >= 0.9],
  [/^(description|shipVia|shippingTerms)$/, (a, b) => wordsInCommon(a, b) >= 2 / 3],
  [/^(creditReason|refundMethod|notes|comments|terms|specialInstructions)$/, saysTheSame],
  [
    /(Name|Company|Contact)$|^(preparedBy|salesperson|requisitioner)$/,
    (a, b) => bareName(a) === bareName(b),
  ],
]

function isSame(field: string, expected: string, proposed: string): boolean {
  const comparison = comparisons.find(([pattern]) => pattern.test(field))
  if (comparison) return comparison[1](expected, proposed)
  return plainNumber(expected) === plainNumber(proposed)
}

/** '12.50' and '12.5' are one number; what is no number stays as it is. */
export function plainNumber(text: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

function isSameTaxId(expected: string, proposed: string): boolean {
  const [a, b] = [lettersAndDigits(expected), lettersAndDigits(proposed)]
  // The country's two letters may be added or left out.
  return a === b || a === b.replace(/^[a-z]{2}/, '') || a.replace(/^[a-z]{2}/, '') === b
}

/** A reason may stand in its sentence, as long as the sentence is not a page. */
function saysTheSame(expected: string, proposed: string): boolean {
  if (wordsInCommon(expected, proposed) >= 2 / 3) return true
  const words = wordsOf(proposed)
  const wanted = wordsOf(expected)
  return wanted.every((word) => words.includes(word)) && words.length <= 3 * wanted.length
}

const titles =
  /^(mr|mrs|ms|miss|dr|prof|herr|herrn|frau|mme|m|mlle|sr|sra|dott|dottssa|pan|pani|dhr|mevr)$/

function bareName(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !titles.test(word))
    .join(' ')
}

// What a description loses nothing by: articles and the words that tie a thing to its price.
const smallWords = new Set(
  [
    'a an the of for and to in on at per each one',
    'der die das den dem des ein eine und für je pro à von im in',
    'le la les l un une de des du d et à pour par en',
    'el los las uno una y por para con',
    'il lo gli i del della di e per da',
    'het een en van voor',
    'o os as um uma do da dos das',
    'za po w na z',
  ].flatMap((words) => words.split(' ')),
)

function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const telling = words.filter((word) => !smallWords.has(word))
  return telling.length > 0 ? telling : words
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function digitsOf(text: string): string {
  return text.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')
}

function bareAddress(text: string): string {
  return text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
}

const units: Readonly<Record<string, string>> = {
  hour: 'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren godz godzina godziny godzin',
  day: 'd day days tag tage tagen beratungstage jour jours journée journées día días giorno giorni giornata giornate dag dagen dia dias dzień dni',
  piece:
    'pc pcs piece pieces st stk stück ud uds unidad unidades pz pezzo pezzi stuk stuks un unid szt sztuk sztuka',
  page: 'page pages seite seiten strona strony stron',
  squareMetre: 'm2 m² sqm qm',
}

function unitMeant(text: string): string {
  const bare = text.toLowerCase().replace(/\.$/, '')
  const group = Object.entries(units).find(([, words]) => words.split(' ').includes(bare))
  return group ? group[0] : bare.replace(/s$/, '')
}
