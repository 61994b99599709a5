import { jurisdictionOf } from './jurisdictions.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** A country as it stands in a sentence: 'Germany', 'the Netherlands'. */
export function countryInText(country: string | undefined): string {
  if (country === undefined || country === '') return 'another country'
  const law = jurisdictionOf(country)
  const name = law.country === '' ? (names.of(country) ?? country) : law.name
  return /^(United|Netherlands)/.test(name) ? `the ${name}` : name
}
