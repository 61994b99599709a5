import { countryOfAddress } from '@sheaf/domain/locale/country-of-address'
import type { Invoice } from '../model/invoice.ts'

export type PostalAddress = NonNullable<NonNullable<Invoice['seller']>['address']>

// Postcodes before the city, as most of Europe writes, and behind it, as Britain, Ireland and North America do.
const codeFirst =
  /^(?:[A-Z]{1,2}[- ])?(\d{4} ?[A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3,6}) +(\D.*)$/
const codeLast =
  /^(.*\S) +([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{5}(?:-\d{4})?)$/

/**
 * An address as people write it, taken apart. Its last line may name the country; the line with a postcode is that of the
 * city; what stands before is the street. Where no line has a postcode, the last of several is the city.
 */
export function postalAddress(text: string, otherwiseIn: string | undefined): PostalAddress {
  const named = countryOfAddress(text)
  const rows = text
    .split(/[\n,]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
  const isCountryAlone =
    named !== undefined && rows.length > 1 && countryOfAddress(rows.at(-1) ?? '') === named
  const written = isCountryAlone && !hasPostcode(rows.at(-1) ?? '') ? rows.slice(0, -1) : rows
  const found = written.findLastIndex(hasPostcode)
  const at = found >= 0 ? found : written.length > 1 ? written.length - 1 : -1
  const { city, postcode } = cityOf(written[at] ?? '')
  const [lineOne, lineTwo, ...rest] = written.filter((_, index) => index !== at)
  const country = named ?? otherwiseIn
  return {
    ...(lineOne && { lineOne }),
    ...(lineTwo && { lineTwo }),
    ...(rest.length > 0 && { lineThree: rest.join(', ') }),
    ...(city && { city }),
    ...(postcode && { postcode }),
    ...(country && { country }),
  }
}

function hasPostcode(row: string): boolean {
  return codeFirst.test(row) || codeLast.test(row)
}

function cityOf(row: string): { readonly city?: string; readonly postcode?: string } {
  const [, code, city] = codeFirst.exec(row) ?? []
  if (code && city) return { city, postcode: code }
  const [, cityBefore, codeBehind] = codeLast.exec(row) ?? []
  if (cityBefore && codeBehind) return { city: cityBefore, postcode: codeBehind }
  return row === '' ? {} : { city: row }
}

/** The address of a file as people write it, one part to a line. */
export function addressText(address: PostalAddress): string {
  const { lineOne, lineTwo, lineThree, city, postcode, region, country } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const rows = [lineOne, lineTwo, lineThree, place, region, country && countryName(country)]
  return rows.filter(Boolean).join('\n')
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' })

// Kosovo's code is no region that Intl knows.
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regionNames.of(code) ?? code) : code
}
