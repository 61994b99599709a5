import { countryOfAddress } from '../locale/country-of-address.ts'

export type StructuredAddress = {
  readonly street: string
  readonly house: string
  readonly postcode: string
  readonly town: string
  /** ISO 3166-1. */
  readonly country: string
}

/**
 * An address as people around Switzerland write it, in its parts: a street with its number, then a postcode with its town, then
 * perhaps a country. Undefined where no line begins with a postcode.
 */
export function structuredAddress(address: string): StructuredAddress | undefined {
  const lines = address
    .split(/[\n,]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const at = lines.findLastIndex((line) => postcodeLine.test(line))
  const [, letters = '', postcode = '', town = ''] = postcodeLine.exec(lines[at] ?? '') ?? []
  if (postcode === '') return undefined
  const [, street = lines[at - 1] ?? '', house = ''] =
    /^(.+?) (\d+ ?[a-zA-Z]?)$/.exec(lines[at - 1] ?? '') ?? []
  return { street, house, postcode, town, country: countryFor(address, letters, postcode) }
}

const postcodeLine = /^(?:([A-Z]{1,2})-)?(\d{4,5}) (.+)$/

const byLetters: Readonly<Record<string, string>> = { A: 'AT', D: 'DE', F: 'FR', I: 'IT', FL: 'LI' }

// Four digits without a country are Swiss: nobody there writes it.
function countryFor(address: string, letters: string, postcode: string): string {
  const named = countryOfAddress(address)
  if (named) return named
  if (letters !== '') return byLetters[letters] ?? letters
  return postcode.length === 4 ? 'CH' : 'DE'
}
