import { countryCodes } from './countries.ts'

/** The country that an address names at its end, or that only its postcode can be of. Undefined where it says neither. */
export function countryOfAddress(address: string): string | undefined {
  const parts = address.split(/[\n,]/).map((part) => part.replaceAll('.', '').trim())
  const last = parts.findLast((part) => part !== '') ?? ''
  return countryNamed(last) ?? postcodes.find(({ pattern }) => pattern.test(last))?.country
}

const postcodes = [
  { country: 'GB', pattern: /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i },
  { country: 'CA', pattern: /\b[a-z]\d[a-z] ?\d[a-z]\d$/i },
  { country: 'US', pattern: /\b[A-Z]{2} \d{5}(-\d{4})?$/ },
] as const

function countryNamed(name: string): string | undefined {
  names ??= countryNames()
  return names.get(name.toLowerCase())
}

// Asked of Intl once, when the first address is written.
let names: ReadonlyMap<string, string> | undefined

function countryNames(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const known = countryCodes.map(
    (code) => [(english.of(code) ?? code).toLowerCase(), code] as const,
  )
  const others = Object.entries(otherNames).flatMap(([code, words]) =>
    words.split('/').map((word) => [word, code] as const),
  )
  const all = new Map([...known, ...others])
  // An address that ends in Georgia is as likely in Atlanta.
  all.delete('georgia')
  return all
}

/** What people write there, or besides the name of the standard. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'uae',
  AT: 'österreich',
  BE: 'belgië/belgique/belgien',
  BG: 'българия',
  BR: 'brasil',
  CH: 'schweiz/suisse/svizzera/svizra',
  CY: 'κύπρος',
  CZ: 'czech republic/česko/česká republika',
  DE: 'deutschland',
  DK: 'danmark',
  EE: 'eesti',
  ES: 'españa',
  FI: 'suomi',
  GB: 'uk/gb/great britain/england/scotland/wales/northern ireland',
  GR: 'ελλάδα/hellas',
  HK: 'hong kong',
  HR: 'hrvatska',
  HU: 'magyarország',
  IE: 'éire/republic of ireland',
  IN: 'bharat/भारत',
  IT: 'italia',
  KR: 'korea/republic of korea',
  LT: 'lietuva',
  LU: 'lëtzebuerg/luxemburg',
  LV: 'latvija',
  MX: 'méxico',
  NL: 'nederland/the netherlands/holland',
  NO: 'norge/noreg',
  NZ: 'aotearoa',
  PL: 'polska',
  RO: 'românia',
  SE: 'sverige',
  SI: 'slovenija',
  SK: 'slovensko',
  TR: 'turkey/turkiye',
  US: 'us/usa/united states of america',
  ZA: 'suid-afrika',
}
