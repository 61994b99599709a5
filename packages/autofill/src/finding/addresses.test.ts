import { describe, expect, it } from 'vitest'
import { findAddresses } from './addresses.ts'
import { fold } from './fold.ts'
import { linesOf } from './lines.ts'

function addresses(text: string) {
  return findAddresses(text, linesOf(text, fold(text))).map((found) => found.value)
}

describe('postal addresses', () => {
  it.each([
    ['Hafenstr. 12, 20457 Hamburg', 'Hafenstr. 12, 20457 Hamburg'],
    ['We are at 14 Mill Lane, Leeds LS1 4AB, second door.', '14 Mill Lane, Leeds LS1 4AB'],
    [
      '500 W 2nd Street, Suite 1900, Austin, TX 78701',
      '500 W 2nd Street, Suite 1900, Austin, TX 78701',
    ],
    ['12 rue de Rivoli, 75001 Paris, France', '12 rue de Rivoli, 75001 Paris, France'],
    ['Calle Mayor, 12, 28013 Madrid', 'Calle Mayor, 12, 28013 Madrid'],
    ['Via Roma 15, 20121 Milano (MI)', 'Via Roma 15, 20121 Milano (MI)'],
    ['Keizersgracht 241, 1016 EA Amsterdam', 'Keizersgracht 241, 1016 EA Amsterdam'],
    ['Rua das Flores, 12, 1200-195 Lisboa', 'Rua das Flores, 12, 1200-195 Lisboa'],
    ['ul. Długa 5/7, 00-238 Warszawa', 'ul. Długa 5/7, 00-238 Warszawa'],
  ])('%s', (text, address) => {
    expect(addresses(text)).toEqual([address])
  })

  it('over several lines', () => {
    expect(
      addresses('Meyer GmbH\nLange Straße 5\n10115 Berlin\nDeutschland\nTel 030 1234567'),
    ).toEqual(['Lange Straße 5\n10115 Berlin\nDeutschland'])
    expect(addresses('Acme Ltd\n3 High Street\nYork\nYO1 7HU\n')).toEqual([
      '3 High Street\nYork\nYO1 7HU',
    ])
  })

  it('quantities and prices are none', () => {
    expect(
      addresses('12 hours at 85 on the landing page\n20000 words of text\n3 x M4 bolts @ 0.12'),
    ).toEqual([])
  })
})
