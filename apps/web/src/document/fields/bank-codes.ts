import type { FieldPath } from '@sheaf/domain/documents/fields'
import {
  formatAba,
  formatIban,
  formatSwift,
  isValidAba,
  isValidIban,
  isValidSwift,
} from '@sheaf/domain/parties/bank-account'

export const bankCodes = {
  'bank.iban': { format: formatIban, isValid: isValidIban, sample: 'DE89 3704 0044 …' },
  'bank.swift': { format: formatSwift, isValid: isValidSwift, sample: 'COBADEFF' },
  'bank.aba': { format: formatAba, isValid: isValidAba, sample: '021 000 021' },
} as const

export type BankCodePath = keyof typeof bankCodes

export function isBankCode(path: FieldPath): path is BankCodePath {
  return path in bankCodes
}

/** What to look at again. It is no error: people know their bank better. */
export function bankCodeDoubt(path: BankCodePath, label: string, code: string): string | undefined {
  if (code === '' || bankCodes[path].isValid(code)) return undefined
  return `Please check it: this does not look like a whole ${label}.`
}
