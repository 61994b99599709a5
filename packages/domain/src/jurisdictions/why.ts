import type { Circumstances } from './circumstances.ts'
import type { Cited } from './cited.ts'
import type { Treatment } from './jurisdiction.ts'
import { jurisdictionOf } from './jurisdictions.ts'

/** '§ 14 (4) UStG requires it.' What nobody has confirmed says so. */
export function whyOf({ source, isUnsure }: Cited, says: string): string {
  return sentence(`${source} ${says}`, isUnsure)
}

type Reason = (source: string, seller: string, buyer: string) => string

const reasons: Readonly<Record<Treatment, Reason>> = {
  domestic: (source, seller) => `it is taxed in ${seller}, by ${source}`,
  'reverse-charge': (source, _, buyer) => `the business in ${buyer} owes the tax, by ${source}`,
  'intra-community': (source, _, buyer) =>
    `goods to a business in ${buyer} are exempt, by ${source}`,
  export: (source, seller) => `what leaves ${seller} is free of tax, by ${source}`,
  'small-business': (source) => `a small business charges no tax, by ${source}`,
  'out-of-scope': (source, seller) => `it is not taxed in ${seller}, by ${source}`,
  'consumer-abroad': (source, _, buyer) => `${source} decides whether the tax of ${buyer} is due`,
}

/** Why a sale is taxed as it is, in one sentence with the name of the law. */
export function whyTaxedSo({ treated, sale }: Circumstances): string {
  const { source, isUnsure, treatment } = treated
  const [seller, buyer] = [sale.seller, sale.buyer].map(({ country }) => nameOf(country))
  return sentence(reasons[treatment](source, seller ?? '', buyer ?? ''), isUnsure)
}

/** A country in words for the user; by its letters where its law is not written here. */
export function nameOf(country: string | undefined): string {
  const law = jurisdictionOf(country)
  return law.country === '' ? (country ?? 'another country') : law.name
}

function sentence(words: string, isUnsure: true | undefined): string {
  const doubt = isUnsure ? ', though we have not confirmed this row yet' : ''
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${doubt}.`
}
