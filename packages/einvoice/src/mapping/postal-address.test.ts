import { describe, expect, it } from 'vitest'
import { addressText, postalAddress } from './postal-address.ts'

describe('an address', () => {
  it.each([
    [
      'Hauptstr. 1\n10115 Berlin\nGermany',
      { lineOne: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' },
    ],
    [
      'Hauptstr. 1, D-10115 Berlin',
      { lineOne: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', country: 'FR' },
    ],
    [
      'Keizersgracht 9\n1015 CJ Amsterdam\nNetherlands',
      { lineOne: 'Keizersgracht 9', postcode: '1015 CJ', city: 'Amsterdam', country: 'NL' },
    ],
    [
      'ul. Długa 4\n00-238 Warszawa\nPolska',
      { lineOne: 'ul. Długa 4', postcode: '00-238', city: 'Warszawa', country: 'PL' },
    ],
    [
      '10 Downing Street\nLondon SW1A 2AA',
      { lineOne: '10 Downing Street', postcode: 'SW1A 2AA', city: 'London', country: 'GB' },
    ],
    [
      '1 Main St\nSpringfield\nIreland',
      { lineOne: '1 Main St', city: 'Springfield', country: 'IE' },
    ],
    [
      'Haus 2\nHof\nTür 3\n1010 Wien\nÖsterreich',
      {
        lineOne: 'Haus 2',
        lineTwo: 'Hof',
        lineThree: 'Tür 3',
        postcode: '1010',
        city: 'Wien',
        country: 'AT',
      },
    ],
    ['', { country: 'FR' }],
  ])('%j is taken apart', (text, parts) => {
    expect(postalAddress(text, 'FR')).toEqual(parts)
  })

  it('is put together again as it was', () => {
    for (const text of [
      'Hauptstr. 1\n10115 Berlin\nGermany',
      'Haus 2\nHof\nTür 3\n1010 Wien\nAustria',
    ]) {
      expect(addressText(postalAddress(text, undefined))).toBe(text)
    }
  })
})
