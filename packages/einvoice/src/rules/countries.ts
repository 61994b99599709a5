import type { Invoice } from '../model/invoice.ts'
import { has, type Parts } from './rule.ts'

/** Where the seller is taxed: by the VAT number, else by that of the tax representative, else by the address. */
export function taxCountryOfSeller({ seller, taxRepresentative }: Invoice): string {
  const number = seller?.vatIdentifier ?? taxRepresentative?.vatIdentifier
  return (number?.slice(0, 2) ?? seller?.address?.country ?? 'XX').trim().toUpperCase()
}

export function taxCountryOfBuyer({ buyer }: Invoice): string {
  return (buyer?.vatIdentifier?.slice(0, 2) ?? buyer?.address?.country ?? 'XX').trim().toUpperCase()
}

export function isSellerIn({ seller }: Invoice, country: string): boolean {
  return seller?.address?.country?.trim().toUpperCase() === country
}

export function isBuyerIn({ buyer }: Invoice, country: string): boolean {
  return buyer?.address?.country?.trim().toUpperCase() === country
}

export function isWithin(invoice: Invoice, country: string): boolean {
  return isSellerIn(invoice, country) && isBuyerIn(invoice, country)
}

/** The same parts, of the invoices that a country has rules for. */
export function where<Item>(
  applies: (invoice: Invoice) => boolean,
  parts: Parts<Item>,
): Parts<Item> {
  return (invoice) => (applies(invoice) ? parts(invoice) : [])
}

type Address = {
  readonly lineOne?: string | undefined
  readonly city?: string | undefined
  readonly postcode?: string | undefined
}

export function hasStreetCityAndPostcode({ lineOne, city, postcode }: Address): boolean {
  return has(lineOne) && has(city) && has(postcode)
}

/** Some countries keep numbers of their own among the supporting documents, by a description that only they use. */
export function attachmentsCalled({ attachments }: Invoice, description: string) {
  return attachments.filter((each) => each.description === description)
}
