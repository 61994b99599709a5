import { isFieldPath, isLineField } from '@sheaf/domain/documents/field-path'
import type { FieldType } from '@sheaf/domain/documents/field-types'
import { fields, lineFields } from '@sheaf/domain/documents/fields'
import type { Accepted, JudgedName } from './read-cases.ts'

/** Whether a proposed value is what a careful person would have filled in. The README of this folder gives the rules. */
export function isAccepted(name: JudgedName, accepted: Accepted, proposed: string): boolean {
  return accepted.some((expected) => expected === '*' || isSame(name, expected, proposed))
}

export function wordsInCommon(a: string, b: string): number {
  const left = wordsOf(a)
  const right = wordsOf(b)
  const shared = left.filter((word) => right.includes(word)).length
  return left.length + right.length === 0 ? 1 : (2 * shared) / (left.length + right.length)
}

type Comparison = (expected: string, proposed: string) => boolean

const isSameCode: Comparison = (a, b) => lettersAndDigits(a) === lettersAndDigits(b)
const isSameThing: Comparison = (a, b) => wordsInCommon(a, b) >= 2 / 3

const byName: Readonly<Partial<Record<JudgedName, Comparison>>> = {
  number: isSameCode,
  'references.customerId': isSameCode,
  'references.orderNumber': isSameCode,
  'references.quoteNumber': isSameCode,
  'references.invoiceNumber': isSameCode,
  'bank.accountNumber': isSameCode,
  'bank.routingNumber': isSameCode,
  'tax.secondLabel': isSameCode,
  'withholding.label': isSameCode,
  itemNumber: isSameCode,
  'delivery.carrier': isSameThing,
  'delivery.terms': isSameThing,
  description: isSameThing,
  refundMethod: saysTheSame,
  unit: (a, b) => unitMeant(a) === unitMeant(b),
}

/** What stands in neither table is equal as a number, or to the letter. */
const byType: Readonly<Partial<Record<FieldType, Comparison>>> = {
  text: (a, b) => bareName(a) === bareName(b),
  email: (a, b) => a.toLowerCase() === b.toLowerCase(),
  url: (a, b) => bareAddress(a) === bareAddress(b),
  phone: (a, b) => digitsOf(a) === digitsOf(b),
  'tax-id': isSameTaxId,
  'bank-code': isSameCode,
  'tax-label': isSameCode,
  address: (a, b) => wordsInCommon(a, b) >= 0.9,
  'long-text': saysTheSame,
}

function isSame(name: JudgedName, expected: string, proposed: string): boolean {
  const comparison = byName[name] ?? byType[typeOf(name)]
  return comparison?.(expected, proposed) ?? plainNumber(expected) === plainNumber(proposed)
}

function typeOf(name: JudgedName): FieldType {
  if (isFieldPath(name)) return fields[name].type
  return isLineField(name) ? lineFields[name].type : 'amount'
}

/** '12.50' and '12.5' are one number; what is no number stays as it is. */
function plainNumber(text: string): string {
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
