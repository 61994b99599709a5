import type { FieldPath } from '@sheaf/domain/documents/fields'
import { isValidAba } from '@sheaf/domain/parties/bank-account'
import type { Reading } from '../../finding/reading.ts'
import type { Owner } from '../../proposal.ts'
import { type Fact, fact } from '../fact.ts'

export type BankDetails = ReadonlyMap<Extract<FieldPath, `bank.${string}`>, Fact>

const accountNumber =
  /(?<![\p{L}])(?:account (?:number|no|nr)|acc(?:ount)? no|a\/c(?: no)?|kontonummer|konto-nr|numero de cuenta|numero de compte|numero di conto|rekeningnummer|numero da conta)[.:]{0,2} ?(?<value>\d[\d -]{4,16}\d)/u
const sortCode =
  /(?<![\p{L}])(?:sort code|routing (?:number|no)|blz|bankleitzahl)[.:]{0,2} ?(?<value>\d[\d -]{4,10}\d)/u
const bankName =
  /(?<![\p{L}])(?:bank(?: name)?|banque|banco|banca|kreditinstitut|nazwa banku)(?: ?: {0,6}| {3,12})(?<value>[^,;\n|]{2,50})/u

/** Where the user is paid. Another's account never becomes the user's own. */
export function decideBank(reading: Reading, owner: Owner, isOwnPaper: boolean): BankDetails {
  const known = new Set(owner.ibans.map(compact))
  const iban = reading.ibans.find((span) =>
    known.size > 0 ? known.has(compact(span.text)) : isOwnPaper,
  )
  if (!iban && !(isOwnPaper && reading.ibans.length === 0)) return new Map()
  const [bic] = reading.bics
  const code = foundValue(reading, sortCode)
  const found = [
    ['bank.iban', iban && fact(compact(iban.text), iban, 0.95)],
    ['bank.swift', bic && fact(bic.text, bic, 0.9)],
    ['bank.accountNumber', foundValue(reading, accountNumber)],
    ['bank.routingNumber', code],
    ['bank.aba', code && isValidAba(code.value) ? code : undefined],
    ['bank.name', foundValue(reading, bankName)],
  ] as const
  return new Map(found.flatMap(([path, value]) => (value ? [[path, value]] : [])))
}

function foundValue(reading: Reading, pattern: RegExp): Fact | undefined {
  const match = pattern.exec(reading.folded)
  const value = match?.groups?.value ?? ''
  if (!match || value === '') return undefined
  const start = match.index + match[0].length - value.length
  const source = reading.text.slice(start, start + value.length).trim()
  return fact(source, { start, end: start + source.length }, 0.85)
}

function compact(iban: string): string {
  return iban.toUpperCase().replace(/\s/g, '')
}
