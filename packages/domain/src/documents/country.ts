import { currencyOf, taxLabelOf } from '../locale/countries.ts'
import { countryOfAddress } from '../locale/country-of-address.ts'
import { currencyValues } from './change-currency.ts'
import { type BusinessDocument, type FieldValues, isPriced } from './document.ts'

/** The country of a document that does not say any. */
const silentCountry = 'US'

/**
 * What another country changes on a document: the paper by itself, and besides its currency and its word for tax, as long
 * as these are those of the country before. What somebody chose otherwise stays.
 */
export function countryValues(document: BusinessDocument, region: string): FieldValues {
  if (!isPriced(document)) return { region }
  const { currency, tax } = document
  const own = currencyOf(region)
  const followsCurrency = currency === currencyOf(document.region) && own !== undefined
  const followsLabel = ['', 'Tax', taxLabelOf(document.region)].includes(tax.label)
  return {
    region,
    ...(followsCurrency && currencyValues(document, own)),
    ...(followsLabel && { 'tax.label': taxLabelOf(region) }),
  }
}

/** Whether the country is the one that the sender's address gives: then it moves with the address. */
export function followsAddress({ region, sender }: BusinessDocument): boolean {
  return region === (countryOfAddress(sender.address) ?? silentCountry)
}
