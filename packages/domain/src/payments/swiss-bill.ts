import { textAt } from '../documents/document.ts'
import { compact, isCreditorReference, isValidIban } from '../parties/bank-account.ts'
import { oneLine, type Payment, payableText } from './payment.ts'
import { type StructuredAddress, structuredAddress } from './structured-address.ts'

/** What a Swiss QR-bill says, in its code and on its slip. */
export type SwissBill = {
  /** Without spaces. */
  readonly iban: string
  readonly creditor: SwissParty
  /** '1234.50' */
  readonly amount: string
  /** CHF or EUR. */
  readonly currency: string
  /** Undefined where its name or address cannot be written in a code: the slip then has room for it. */
  readonly debtor: SwissParty | undefined
  readonly reference: SwissReference
  /** Empty where the code could not say it. */
  readonly message: string
}

export type SwissParty = StructuredAddress & { readonly name: string }

/** 'QRR': 27 digits; 'SCOR': a creditor reference of ISO 11649; 'NON': none. */
export type SwissReference = { readonly type: 'QRR' | 'SCOR' | 'NON'; readonly text: string }

const longestName = 70
const longestMessage = 140

/**
 * The bill of a document, by the Implementation Guidelines 2.3. Undefined where the creditor's address cannot be taken apart: a
 * bank refuses anything else since 21 November 2025.
 */
export function swissBill(payment: Payment): SwissBill | undefined {
  const { document } = payment
  const { currency, number } = document
  const iban = compact(document.bank.iban)
  const amount = payableText(payment)
  const creditor = partyOf(document.sender.name, document.sender.address)
  const isSwiss = /^(CH|LI)/.test(iban) && isValidIban(iban)
  const isCurrency = currency === 'CHF' || currency === 'EUR'
  const reference = referenceFor(iban, number)
  if (!isSwiss || !isCurrency || amount === undefined || !creditor || !reference) return undefined
  const receiver = textAt(document, 'receiver.name') || textAt(document, 'receiver.company')
  const message = oneLine(number, longestMessage)
  return {
    ...{ iban, creditor, amount, currency, reference },
    debtor: partyOf(receiver, document.receiver.address),
    message: printable.test(message) ? message : '',
  }
}

/** As its code says it (version 0200): one field on each line. */
export function swissText(bill: SwissBill): string {
  const { iban, creditor, amount, currency, debtor, reference, message } = bill
  return [
    ...['SPC', '0200', '1', iban],
    ...partyLines(creditor),
    ...nobody,
    ...[amount, currency],
    ...(debtor ? partyLines(debtor) : nobody),
    ...[reference.type, reference.text, message, 'EPD'],
  ].join('\n')
}

/** A party that is not named: type of address, name, street, house, postcode, town and country. */
const nobody: readonly string[] = ['', '', '', '', '', '', '']

function partyLines({ name, street, house, postcode, town, country }: SwissParty): string[] {
  return ['S', name, street, house, postcode, town, country]
}

// Latin letters with all their accents, and the euro: what the guidelines let a code say.
const printable = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]*$/

function partyOf(typedName: string, address: string): SwissParty | undefined {
  const parts = structuredAddress(address)
  const name = oneLine(typedName, longestName)
  if (!parts || name === '') return undefined
  const party = {
    name,
    street: oneLine(parts.street, 70),
    house: oneLine(parts.house, 16),
    postcode: oneLine(parts.postcode, 16),
    town: oneLine(parts.town, 35),
    country: parts.country,
  }
  return Object.values(party).every((text) => printable.test(text)) ? party : undefined
}

/** An account for QR references takes nothing else, and no other account takes one. */
function referenceFor(iban: string, number: string): SwissReference | undefined {
  const institute = Number(iban.slice(4, 9))
  const isQrIban = institute >= 30_000 && institute <= 31_999
  if (isQrIban) {
    const digits = number.replace(/\D/g, '').slice(-26)
    return digits === '' ? undefined : { type: 'QRR', text: qrReference(digits) }
  }
  return isCreditorReference(number)
    ? { type: 'SCOR', text: compact(number) }
    : { type: 'NON', text: '' }
}

/** 26 digits and a check digit, modulo 10 recursive. */
export function qrReference(digits: string): string {
  const padded = digits.padStart(26, '0')
  const carry = [...padded].reduce(
    (before, digit) => carries[(before + Number(digit)) % 10] ?? 0,
    0,
  )
  return `${padded}${(10 - carry) % 10}`
}

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
