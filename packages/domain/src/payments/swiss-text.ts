import { textAt } from '../documents/document.ts'
import { compact, isValidIban } from '../parties/bank-account.ts'
import { oneLine, type Payment, payableText } from './payment.ts'
import { structuredAddress } from './structured-address.ts'

const longestName = 70
const longestMessage = 140

/**
 * The text of a Swiss QR-bill (Implementation Guidelines 2.3, version 0200): one field on each line, with structured addresses.
 * Undefined where the creditor's address cannot be taken apart: a bank refuses anything else since 21 November 2025.
 */
export function swissText(payment: Payment): string | undefined {
  const { document } = payment
  const iban = compact(document.bank.iban)
  const amount = payableText(payment)
  const creditor = partyLines(document.sender.name, document.sender.address)
  const isSwiss = /^(CH|LI)/.test(iban) && isValidIban(iban)
  const isCurrency = document.currency === 'CHF' || document.currency === 'EUR'
  if (!isSwiss || !isCurrency || amount === undefined || !creditor) return undefined
  const reference = referenceFor(iban, document.number)
  if (!reference) return undefined
  const receiver = textAt(document, 'receiver.name') || textAt(document, 'receiver.company')
  return [
    'SPC',
    '0200',
    '1',
    iban,
    ...creditor,
    ...nobody,
    amount,
    document.currency,
    ...(partyLines(receiver, document.receiver.address) ?? nobody),
    ...reference,
    oneLine(document.number, longestMessage),
    'EPD',
  ].join('\n')
}

/** A party that is not named: type of address, name, street, house, postcode, town and country. */
const nobody: readonly string[] = ['', '', '', '', '', '', '']

// Latin letters with all their accents, and the euro: what the guidelines let a code say.
const printable = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]*$/

function partyLines(name: string, address: string): readonly string[] | undefined {
  const parts = structuredAddress(address)
  if (!parts || oneLine(name, longestName) === '') return undefined
  const lines = [
    'S',
    oneLine(name, longestName),
    oneLine(parts.street, 70),
    oneLine(parts.house, 16),
    oneLine(parts.postcode, 16),
    oneLine(parts.town, 35),
    parts.country,
  ]
  return lines.every((line) => printable.test(line)) ? lines : undefined
}

/** An account for QR references takes nothing else, and no other account takes one. */
function referenceFor(iban: string, number: string): readonly [string, string] | undefined {
  const institute = Number(iban.slice(4, 9))
  const isQrIban = institute >= 30_000 && institute <= 31_999
  if (!isQrIban) return ['NON', '']
  const digits = number.replace(/\D/g, '').slice(-26)
  return digits === '' ? undefined : ['QRR', qrReference(digits)]
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
