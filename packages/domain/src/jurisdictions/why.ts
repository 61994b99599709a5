import type { Circumstances } from './circumstances.ts'
import type { Cited } from './cited.ts'
import { countryInText } from './country-in-text.ts'
import type { Treatment } from './jurisdiction.ts'

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
export function whyTaxedSo({ treated, sale, law }: Circumstances): string {
  const { source, isUnsure, treatment } = treated
  const seller = countryInText(sale.seller.country)
  // Without a rate there is no article to name: a law that says nothing about tax must not be quoted for it.
  if (treatment === 'domestic' && law.rates.length === 0) {
    return law.places
      ? `Tax in ${seller} depends on the place and on what you sell, so check which rate applies.`
      : `We don't know the tax rates of ${seller} yet, so check which tax applies.`
  }
  return sentence(reasons[treatment](source, seller, countryInText(sale.buyer.country)), isUnsure)
}

function sentence(words: string, isUnsure: true | undefined): string {
  const doubt = isUnsure ? ", though we haven't confirmed this yet" : ''
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${doubt}.`
}
