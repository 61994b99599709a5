import { textAt } from '../documents/document.ts'
import type { Circumstances } from './circumstances.ts'
import { type Jurisdiction, ratesOn, type TaxRate } from './jurisdiction.ts'

/** The rates that a sale at home may bear on its day, where the buyer is. */
export function ratesOf({ law, day, document, buyer }: Circumstances): TaxRate[] {
  return ratesOn(law, day, placeOf(law, textAt(document, `${buyer.part}.address`)))
}

export function standardRate(circumstances: Circumstances): TaxRate | undefined {
  return ratesOf(circumstances).find(({ name }) => name === 'standard')
}

/** The province or state that an address names, by its letters or its name: 'West Virginia' before 'Virginia'. */
export function placeOf({ places = {} }: Jurisdiction, address: string): string | undefined {
  const words = new Set(address.split(/[^A-Za-z]+/))
  const lower = address.toLowerCase()
  const named = Object.entries(places)
    .filter(([, { name }]) => lower.includes(name.toLowerCase()))
    .sort(([, a], [, b]) => b.name.length - a.name.length)
  return Object.keys(places).find((code) => words.has(code)) ?? named[0]?.[0]
}
