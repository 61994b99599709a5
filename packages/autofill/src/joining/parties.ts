import type { FieldPath } from '@sheaf/domain/documents/fields'
import { isValidSwift } from '@sheaf/domain/parties/bank-account'
import { hasRightCheckDigit } from '../finding/check-digits.ts'
import type { Place } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import type { Owner } from '../proposal.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'
import { addressFrom } from './address.ts'
import { candidates, choose, spansOf } from './choose.ts'
import type { Fact } from './fact.ts'
import { isOwnName } from './owner.ts'
import { wordsAt } from './read-values.ts'

type Side = 'me' | 'other' | 'ship'
type Party = 'sender' | 'receiver' | 'shipTo'

export type Put = (path: FieldPath, value: Fact | undefined) => void

/** Who writes the document, whom it is for and where goods go, with what hangs on each. */
export function joinParties(
  reading: Reading,
  spans: readonly Tagged[],
  owner: Owner,
  put: Put,
): void {
  const person = (side: Side) => nameOf(reading, spans, owner, side, 'name')
  const company = (side: Side) => nameOf(reading, spans, owner, side, 'company')
  const own = company('me')
  put('sender.name', own ?? person('me'))
  if (own) put('sender.contact', person('me'))
  putDetails(reading, spans, 'me', 'sender', put)
  putBank(reading, spans, put)
  for (const [side, party] of [
    ['other', 'receiver'],
    ['ship', 'shipTo'],
  ] as const) {
    const firm = company(side)
    const who = person(side)
    put(`${party}.name`, who ?? firm)
    if (who) put(`${party}.company`, firm)
    putDetails(reading, spans, side, party, put)
  }
}

function nameOf(
  reading: Reading,
  spans: readonly Tagged[],
  owner: Owner,
  side: Side,
  part: 'name' | 'company',
): Fact | undefined {
  const named = spansOf(spans, `${side}.${part}`).map((span) =>
    part === 'name' ? withTitle(reading, span) : span,
  )
  const found = candidates(named, (span) => wordsAt(reading, span))
  // Whoever is known to be the user is nobody else.
  return choose(side === 'other' ? found.filter(({ value }) => !isOwnName(owner, value)) : found)
}

const titleBefore =
  /(?<![\p{L}.])(?:(?:Univ|Prof|Dr|Dra|Mag|Ing|Dipl|Lic|Dott|Avv|Arch|Rag|Geom|JUDr|MUDr|PhDr|RNDr|Bc|mgr|inż|med|dent|rer|nat|jur|phil|h|c|C\.P|ssa)(?:\.-?| |$)[ ]?|DI \(FH\) ){1,5}$/u

/** What somebody has studied for belongs to the name, unlike 'Mr'. */
function withTitle({ text }: Reading, span: Tagged): Tagged {
  const title = titleBefore.exec(text.slice(Math.max(0, span.start - 30), span.start))
  return title ? { ...span, start: span.start - title[0].length } : span
}

function putDetails(
  reading: Reading,
  spans: readonly Tagged[],
  side: Side,
  party: Party,
  put: Put,
): void {
  const ofParty = (value: Fact | undefined) =>
    value && { ...value, hangsOn: [`${party}.name` as const] }
  const read = (label: TagLabel, of: (span: Tagged) => string | undefined) =>
    ofParty(choose(candidates(spansOf(spans, label), of)))
  put(`${party}.address`, ofParty(addressFrom(reading, spansOf(spans, `${side}.address`))))
  if (side !== 'ship') {
    put(
      `${party}.email`,
      read(`${side}.email`, (span) => foundAt(reading.emails, span)),
    )
    put(`${party}.taxId`, checkedId(read(`${side}.taxId`, (span) => idAt(reading, span))))
  }
  if (side === 'me')
    put(
      'sender.website',
      read('me.website', (span) => siteAt(reading, span)),
    )
  put(
    `${party}.phone`,
    read(`${side}.phone`, (span) => phoneAt(reading, span)),
  )
}

/** How Britain and Ireland write the code of a branch, before the number of the account. */
const sortCode = /^\d{2}-\d{2}-\d{2}$/

function putBank(reading: Reading, spans: readonly Tagged[], put: Put): void {
  const read = (label: TagLabel, of: (span: Tagged) => string | undefined) =>
    choose(candidates(spansOf(spans, label), of))
  put(
    'bank.name',
    read('me.bank', (span) => wordsAt(reading, span)),
  )
  put(
    'bank.iban',
    read('me.iban', (span) => foundAt(reading.ibans, span)?.replace(/\s/g, '').toUpperCase()),
  )
  put(
    'bank.swift',
    read('me.bic', (span) => swiftAt(reading, span)),
  )
  const account = (isCode: boolean) =>
    read('me.account', (span) => {
      const words = wordsAt(reading, span)
      return sortCode.test(words) === isCode ? words : undefined
    })
  put('bank.accountNumber', account(false))
  put('bank.routingNumber', account(true))
}

/** What a finder has read at a place: what it does not know as such is no value. */
function foundAt(
  found: readonly (Place & { readonly text: string })[],
  place: Place,
): string | undefined {
  return found.find(({ start, end }) => start < place.end && end > place.start)?.text
}

function phoneAt(reading: Reading, span: Place): string | undefined {
  const found = foundAt(reading.phones, span)
  const words = found ?? wordsAt(reading, span)
  const digits = words.replace(/\D/g, '').length
  return digits >= 5 && digits <= 16 ? words : undefined
}

function swiftAt(reading: Reading, span: Place): string | undefined {
  const code = wordsAt(reading, span).replace(/\s/g, '').toUpperCase()
  return isValidSwift(code) ? code : undefined
}

function siteAt(reading: Reading, span: Place): string | undefined {
  const words = wordsAt(reading, span)
  return /\.\p{L}{2,}/u.test(words) && !words.includes('@') ? words.replace(/\s/g, '') : undefined
}

function idAt(reading: Reading, span: Place): string | undefined {
  const words = wordsAt(reading, span)
  return /\d.*\d.*\d/.test(words) ? words : undefined
}

const hasCountry = /^[A-Z]{2}[A-Z\d]/

/** Check digits confirm a tax number, or make one with the letters of a country doubtful. */
function checkedId(id: Fact | undefined): Fact | undefined {
  if (!id || id.support === 'disputed') return id
  if (hasRightCheckDigit(id.value)) return { ...id, support: 'confirmed' }
  return hasCountry.test(id.value) ? { ...id, support: 'disputed' } : id
}
