import { describe, expect, it } from 'vitest'
import { hasRightCheckDigit } from './check-digits.ts'
import { findPhones } from './contacts.ts'
import { fold } from './fold.ts'
import { findIbans } from './identifiers.ts'

const texts = (spans: readonly { text: string }[]) => spans.map((span) => span.text)

describe('numbers that have a check digit', () => {
  it('an IBAN counts only when it adds up', () => {
    expect(
      texts(findIbans('IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX, GB82WEST12345698765432')),
    ).toEqual(['DE89 3704 0044 0532 0130 00', 'GB82WEST12345698765432'])
    expect(findIbans('DE89 3704 0044 0532 0130 01')).toEqual([])
  })

  it.each([
    ['DE136695976', true],
    ['GB 980 7806 84', true],
    ['526-10-40-828', true],
    ['00743110157', true],
    ['FR40303265045', true],
    ['B58378431', true],
    ['501964843', true],
    ['NL004495445B01', true],
    ['DE123456789', false],
    ['12-3456780', false],
  ])('%s as a tax number: %s', (id, isChecked) => {
    expect(hasRightCheckDigit(id)).toBe(isChecked)
  })

  // Numbers of public bodies and of large firms, as their own pages name them.
  it.each([
    'ATU13585627',
    'BE0428759497',
    'BG175074752',
    'CHE-100.155.212',
    'CZ25123891',
    'DE136695976',
    'DK13585628',
    'EE100931558',
    'EL094259216',
    'ESB58378431',
    'FI20774740',
    'FR40303265045',
    'GB980780684',
    'HR33392005961',
    'HU12892312',
    'IE6433435F',
    'IT00743110157',
    'LT119511515',
    'LU15027442',
    'LV40003521600',
    'MT11679112',
    'NL004495445B01',
    'PL8567346215',
    'PT501964843',
    'RO18547290',
    'SE556012579001',
    'SI50223054',
    'SK2022749619',
    '83 914 571 673',
  ])('%s agrees with its check digit, and no other of its first digits does', (number) => {
    expect(hasRightCheckDigit(number)).toBe(true)
    const first = number.search(/[1-8]/)
    const other = `${number.slice(0, first)}${Number(number[first]) + 1}${number.slice(first + 1)}`
    expect(hasRightCheckDigit(other)).toBe(false)
  })
})

describe('how to reach somebody', () => {
  it.each([
    ['Tel.: 040 / 123 45 67', '040 / 123 45 67'],
    ['call me on +44 (0)20 7946 0018.', '+44 (0)20 7946 0018'],
    ['(555) 010-2030', '(555) 010-2030'],
    ['M 06 12 34 56 78', '06 12 34 56 78'],
    ['tel. kom. 601 202 303', '601 202 303'],
  ])('%s', (text, phone) => {
    expect(texts(findPhones(text, fold(text)))).toEqual([phone])
  })

  it('amounts and dates are no phones', () => {
    const text = '1 200 000 EUR until 2026-11-30, 12 x 450.00, 03.11.2026'
    expect(findPhones(text, fold(text))).toEqual([])
  })
})
