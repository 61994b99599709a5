import { describe, expect, it } from 'vitest'
import { jurisdictions } from './jurisdictions.ts'
import { type Sale, treatmentOf } from './treatment.ts'

const members = jurisdictions.filter(({ isInEu }) => isInEu).map(({ country }) => country)

function side(country: string | undefined, isNorthernIrish = false) {
  return { country, isNorthernIrish }
}

/** Goods and service to a business, goods and service to a consumer. */
function treatments(seller: Sale['seller'], buyer: Sale['buyer'], isSmallBusiness = false): string {
  return (['business', 'consumer'] as const)
    .flatMap((buyerType) =>
      (['goods', 'service'] as const).map(
        (supplyType) =>
          treatmentOf({ seller, buyer, buyerType, supplyType, isSmallBusiness }).treatment,
      ),
    )
    .join(', ')
}

describe('a sale', () => {
  it('[J3] at home is taxed at home, in every country', () => {
    for (const { country } of jurisdictions) {
      expect(treatments(side(country), side(country))).toBe(
        'domestic, domestic, domestic, domestic',
      )
      expect(treatments(side(country), side(undefined))).toContain('domestic, domestic')
    }
  })

  it('[J3] between any two members of the EU', () => {
    const pairs = members.flatMap((seller) =>
      members.filter((buyer) => buyer !== seller).map((buyer) => [seller, buyer] as const),
    )
    expect(pairs).toHaveLength(27 * 26)
    for (const [seller, buyer] of pairs) {
      expect(treatments(side(seller), side(buyer))).toBe(
        'intra-community, reverse-charge, consumer-abroad, consumer-abroad',
      )
    }
  })

  it.each(['GB', 'US', 'CH', 'NO', 'JP'])('[J3] from any member to %s', (buyer) => {
    for (const seller of members) {
      expect(treatments(side(seller), side(buyer))).toBe('export, out-of-scope, export, domestic')
    }
  })

  it.each([
    ['GB', 'export, out-of-scope, export, domestic'],
    ['US', 'export, out-of-scope, export, out-of-scope'],
    ['CH', 'export, out-of-scope, export, out-of-scope'],
    ['NO', 'export, export, export, export'],
    ['AU', 'export, export, export, export'],
    ['JP', 'export, out-of-scope, export, out-of-scope'],
  ])('[J3] from %s to any member: %s', (seller, expected) => {
    for (const buyer of members) expect(treatments(side(seller), side(buyer))).toBe(expected)
  })

  it('[J3] of goods from or to Northern Ireland is one within the EU', () => {
    const northern = side('GB', true)
    expect(treatments(northern, side('IE'))).toBe(
      'intra-community, out-of-scope, consumer-abroad, domestic',
    )
    expect(treatments(side('IE'), northern)).toBe(
      'intra-community, out-of-scope, consumer-abroad, domestic',
    )
    expect(treatments(northern, side('GB'))).toBe('domestic, domestic, domestic, domestic')
  })

  it('[J3] of a small business is exempt, but for services that are taxed abroad anyway', () => {
    expect(treatments(side('DE'), side('DE'), true)).toBe(
      'small-business, small-business, small-business, small-business',
    )
    expect(treatments(side('DE'), side('FR'), true)).toBe(
      'small-business, reverse-charge, small-business, small-business',
    )
    expect(treatments(side('DE'), side('US'), true)).toBe(
      'small-business, out-of-scope, small-business, small-business',
    )
    // Spain exempts no small business.
    expect(treatments(side('ES'), side('ES'), true)).toBe('domestic, domestic, domestic, domestic')
  })
})
