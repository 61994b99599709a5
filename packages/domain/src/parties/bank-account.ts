import { countryCodes } from '../locale/countries.ts'

// Lengths by country: SWIFT IBAN registry.
const ibanLengths: Partial<Record<string, number>> = Object.fromEntries(
  [
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28',
    'EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26',
    'IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28',
    'NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25',
    'SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30',
  ]
    .join(' ')
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Upper case, in blocks of four. */
export function formatIban(typed: string): string {
  return compact(typed).replace(/(.{4})(?=.)/g, '$1 ')
}

export function isValidIban(typed: string): boolean {
  const iban = compact(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false
  if (iban.length !== ibanLengths[iban.slice(0, 2)]) return false
  return hasRightCheckDigits(iban)
}

/** A creditor reference of ISO 11649: 'RF', two check digits, and up to 21 letters and digits. */
export function isCreditorReference(typed: string): boolean {
  const reference = compact(typed)
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && hasRightCheckDigits(reference)
}

// Both kinds have their check digits in the third and fourth place (ISO 7064, modulo 97-10).
function hasRightCheckDigits(code: string): boolean {
  const digits = (code.slice(4) + code.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

export function formatSwift(typed: string): string {
  return typed.toUpperCase()
}

/** Four letters of the bank, two of the country, two of the place, and maybe three of the branch (ISO 9362). */
export function isValidSwift(typed: string): boolean {
  const code = compact(typed)
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code) && isCountry(code.slice(4, 6))
}

// Kosovo has banks and no code of its own in ISO 3166.
function isCountry(code: string): boolean {
  return code === 'XK' || countryCodes.includes(code)
}

/** Digits only, in groups of three. */
export function formatAba(typed: string): string {
  return typed.replace(/\D/g, '').replace(/(.{3})(?=.)/g, '$1 ')
}

/** Nine digits whose sum weighted 3, 7, 1 ends in zero. */
export function isValidAba(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false
  const weights = [3, 7, 1]
  const weighted = [...digits].map((digit, index) => Number(digit) * (weights[index % 3] ?? 0))
  return weighted.reduce((total, part) => total + part, 0) % 10 === 0
}

/** How each code is written, and whether it is one. */
export const bankCodeRules = {
  'bank.iban': { format: formatIban, isValid: isValidIban },
  'bank.swift': { format: formatSwift, isValid: isValidSwift },
  'bank.aba': { format: formatAba, isValid: isValidAba },
} as const

export type BankCodePath = keyof typeof bankCodeRules

export function isBankCode(path: string): path is BankCodePath {
  return path in bankCodeRules
}

/** A code as it is written on paper. What is none stays as it came: people know their bank better. */
export function tidyBankCode(path: BankCodePath, code: string): string {
  const { format, isValid } = bankCodeRules[path]
  return isValid(code) ? format(code) : code
}

/** Upper case, without spaces: as banks send it. */
export function compact(typed: string): string {
  return typed.toUpperCase().replace(/\s/g, '')
}
