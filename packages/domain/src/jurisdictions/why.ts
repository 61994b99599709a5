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
  domestic: (source, seller) => `this sale is taxed in ${seller} under ${source}`,
  'reverse-charge': (source, _, buyer) => `the business in ${buyer} owes the VAT under ${source}`,
  'intra-community': (source, _, buyer) =>
    `goods sold to a business in ${buyer} are exempt under ${source}`,
  export: (source, seller) => `sales out of ${seller} are free of tax under ${source}`,
  'small-business': (source) => `small businesses charge no tax under ${source}`,
  'out-of-scope': (source, seller) => `this sale isn't taxed in ${seller} under ${source}`,
  'consumer-abroad': (source, _, buyer) =>
    `whether the VAT of ${buyer} applies depends on ${source}`,
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
  const doubt = isUnsure ? ", though we haven't confirmed this yet" : ''
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${doubt}.`
}
