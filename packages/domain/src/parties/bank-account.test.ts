import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAba,
  formatIban,
  formatSwift,
  isValidAba,
  isValidIban,
  isValidSwift,
  tidyBankCode,
} from './bank-account.ts'

describe('bank details', () => {
  it('[B1] an IBAN is grouped in fours', () => {
    expect(formatIban('de89 3704 0044 0532 0130 00')).toBe('DE89 3704 0044 0532 0130 00')
    expect(formatIban('gb82west12345698765432')).toBe('GB82 WEST 1234 5698 7654 32')
    expect(formatIban('de8')).toBe('DE8')
    expect(formatIban('')).toBe('')
  })

  it('[B1] grouping what is grouped changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(formatIban(formatIban(typed))).toBe(formatIban(typed))
      }),
    )
  })

  it.each([
    'DE89370400440532013000',
    'GB82 WEST 1234 5698 7654 32',
    'NO9386011117947',
    'mt84malt011000012345mtlcast001s',
  ])('[B2] %s is valid', (iban) => {
    expect(isValidIban(iban)).toBe(true)
  })

  it.each([
    'DE89370400440532013001',
    'DE8937040044053201300',
    'XX89370400440532013000',
    'DE',
    '',
    '89DE',
  ])('[B2] %j is not', (iban) => {
    expect(isValidIban(iban)).toBe(false)
  })

  it('[B3] a SWIFT code is upper case and of 8 or 11 characters', () => {
    expect(formatSwift('deutdeff500')).toBe('DEUTDEFF500')
    expect(['DEUTDEFF', 'deutdeff500'].every(isValidSwift)).toBe(true)
    expect(['DEUTDEFF5', 'DEUT1EFF', ''].some(isValidSwift)).toBe(false)
  })

  it('[B4] an ABA number is digits in threes', () => {
    expect(formatAba('021000021')).toBe('021 000 021')
    expect(formatAba('02-1a0')).toBe('021 0')
  })

  it('[B5] an ABA number has a check digit', () => {
    expect(['021000021', '011 401 533', '091-000-019'].every(isValidAba)).toBe(true)
    expect(['021000022', '02100002', '000000000', ''].some(isValidAba)).toBe(false)
  })
})

describe('words that look like a SWIFT code', () => {
  it('are none, for want of a country, and stay as they came', () => {
    expect(tidyBankCode('bank.swift', 'The swift')).toBe('The swift')
    expect(tidyBankCode('bank.swift', 'cobadeff')).toBe('COBADEFF')
    expect(tidyBankCode('bank.swift', 'pcbkxkpr')).toBe('PCBKXKPR')
  })
})
