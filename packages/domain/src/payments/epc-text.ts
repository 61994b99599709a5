import { compact, isCreditorReference, isValidIban, isValidSwift } from '../parties/bank-account.ts'
import { oneLine, type Payment, payableText } from './payment.ts'

// The schemes' area in 2026, by the letters of an IBAN (EPC409-09).
const area = new Set(
  [
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI',
    'SK SM VA',
  ].flatMap((line) => line.split(' ')),
)

const longestName = 70
const longestText = 140
const mostBytes = 331

/** The text of an EPC code (EPC069-12, version 002): a SEPA credit transfer in euros. */
export function epcText(payment: Payment): string | undefined {
  const { bank, sender, number, currency } = payment.document
  const iban = compact(bank.iban)
  const name = oneLine(sender.name, longestName)
  const amount = payableText(payment)
  const isPayable = currency === 'EUR' && isValidIban(iban) && area.has(iban.slice(0, 2))
  if (!isPayable || amount === undefined || name === '') return undefined
  const bic = isValidSwift(bank.swift) ? compact(bank.swift) : ''
  const reference = oneLine(number, longestText)
  const isStructured = isCreditorReference(reference)
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name,
    iban,
    `EUR${amount}`,
    '',
    isStructured ? compact(reference) : '',
    isStructured ? '' : reference,
  ]
  const text = lines.join('\n').trimEnd()
  return bytesOf(text) <= mostBytes ? text : undefined
}

/** In UTF-8. */
function bytesOf(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character.codePointAt(0) ?? 0), 0)
}

function widthOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
