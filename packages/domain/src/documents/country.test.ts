import { expect, it } from 'vitest'
import { aDocument } from '../../test/make-document.ts'
import { countryCodes, currencyOf, taxLabelOf } from '../locale/countries.ts'
import { countryOfAddress } from '../locale/country-of-address.ts'
import { paperSize } from '../locale/paper-size.ts'
import { isCurrencyCode } from '../money/currency.ts'
import { countryValues, followsAddress } from './country.ts'

it('[L1] a country has its paper, its currency and its word for tax', () => {
  const known = (country: string) => [paperSize(country), currencyOf(country), taxLabelOf(country)]
  expect(known('GB')).toEqual(['a4', 'GBP', 'VAT'])
  expect(known('US')).toEqual(['us-letter', 'USD', 'Sales Tax'])
  expect(known('CA')).toEqual(['us-letter', 'CAD', 'GST'])
  expect(known('DE')).toEqual(['a4', 'EUR', 'VAT'])
  expect(known('BG')).toEqual(['a4', 'EUR', 'VAT'])
  expect(known('AU')).toEqual(['a4', 'AUD', 'GST'])
  expect(known('JP')).toEqual(['a4', 'JPY', 'Tax'])
  expect(known('MX')).toEqual(['us-letter', 'MXN', 'VAT'])
})

it('[L1] every country of ISO 3166 is known once, with a currency that exists', () => {
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
  expect(countryCodes.filter((code) => !isCurrencyCode(currencyOf(code) ?? ''))).toEqual([])
})

it('[L2] another country brings its currency and its word for tax', () => {
  expect(countryValues(aDocument('invoice'), 'GB')).toEqual({
    region: 'GB',
    currency: 'GBP',
    'tax.label': 'VAT',
  })
  expect(countryValues(aDocument('delivery_note'), 'GB')).toEqual({ region: 'GB' })
})

it('[L2] what somebody chose otherwise stays', () => {
  const chosen = aDocument('invoice', { currency: 'EUR' as never, 'tax.label': 'Consumption tax' })
  expect(countryValues(chosen, 'GB')).toEqual({ region: 'GB' })
})

it.each([
  ['4 Dock Road\nBristol BS1 4DJ', 'GB'],
  ['10 Downing St, London, SW1A 2AA', 'GB'],
  ['4 Dock Road, Bristol, U.K.', 'GB'],
  ['3 Harbour Lane\nCork\nIreland\n', 'IE'],
  ['Hauptstraße 5\n10115 Berlin\nDeutschland', 'DE'],
  ['1 Yonge St\nToronto ON M5E 1W7', 'CA'],
  ['1 Market St\nSan Francisco, CA 94105', 'US'],
  ['Rue 1, Dakar, Senegal', 'SN'],
  ['Peachtree St, Atlanta, Georgia', undefined],
  ['Santa Fe, New Mexico', undefined],
  ['12 High Street\nSpringfield', undefined],
  ['', undefined],
])('[L3] %j is in %s', (address, country) => {
  expect(countryOfAddress(address)).toBe(country)
})

it('[L3] a document is where its sender is, until somebody says otherwise', () => {
  expect(followsAddress(aDocument('invoice'))).toBe(true)
  expect(followsAddress(aDocument('invoice', { region: 'DE' }))).toBe(false)
  const british = { region: 'GB', 'sender.address': 'Bristol BS1 4DJ' }
  expect(followsAddress(aDocument('invoice', british))).toBe(true)
})
