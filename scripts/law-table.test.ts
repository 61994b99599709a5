import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jurisdictions } from '@sheaf/domain/jurisdictions/jurisdictions'
import { type Side, treatmentOf } from '@sheaf/domain/jurisdictions/treatment'
import { expect, it } from 'vitest'
import { root } from './run-program.ts'

const members = jurisdictions.filter(({ isInEu }) => isInEu)

/** The rows of the table in docs/law.md, cell by cell. */
const rows = readFileSync(join(root, 'docs/law.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (EU member|United|Northern)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, seller = '', buyer = '', client = '', supply = '', treatment = '', source = '']) => ({
    ...{ seller, buyer, client, supply, treatment, source },
  }))

const countries: Readonly<Record<string, readonly Side[]>> = {
  'EU member': members.map(({ country }) => ({ country, isNorthernIrish: false })),
  'United Kingdom': [{ country: 'GB', isNorthernIrish: false }],
  'United States': [{ country: 'US', isNorthernIrish: false }],
  'Northern Ireland': [{ country: 'GB', isNorthernIrish: true }],
}

function pairsOf(seller: string, buyer: string): [Side, Side][] {
  return (countries[seller] ?? []).flatMap((from) => {
    if (buyer === 'the same member') return [[from, from] as [Side, Side]]
    const isOther = (to: Side) => buyer !== 'another member' || to.country !== from.country
    const others = countries[buyer === 'another member' ? 'EU member' : buyer] ?? []
    return others.filter(isOther).map((to) => [from, to] as [Side, Side])
  })
}

it.each(rows)('$seller to $buyer, $client, $supply: $treatment', (row) => {
  const clients = row.client === 'any' ? (['business', 'consumer'] as const) : [row.client]
  const supplies = row.supply === 'any' ? (['goods', 'service'] as const) : [row.supply]
  const pairs = pairsOf(row.seller, row.buyer)
  const treatments = pairs.flatMap(([seller, buyer]) =>
    clients.flatMap((client) =>
      supplies.map((supply) => {
        const buyerType = client === 'consumer' ? 'consumer' : 'business'
        const supplyType = supply === 'goods' ? 'goods' : 'service'
        return treatmentOf({ seller, buyer, buyerType, supplyType, isSmallBusiness: false })
          .treatment
      }),
    ),
  )
  expect(pairs.length).toBeGreaterThan(0)
  expect(new Set(treatments)).toEqual(new Set([row.treatment]))
  expect(row.source).not.toBe('')
})

it('the table has a row for every sale that is promised', () => {
  expect(rows).toHaveLength(19)
})
