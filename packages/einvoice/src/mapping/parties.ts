import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { countryOfAddress } from '@sheaf/domain/locale/country-of-address'
import type { Invoice } from '../model/invoice.ts'
import type { Identifier } from '../model/term.ts'
import type { Profile } from '../rules/judge.ts'
import type { InvoiceDocument } from './details.ts'
import { postalAddress } from './postal-address.ts'
import { compactNumber, countryOfVatNumber, isVatNumber } from './tax-number.ts'

type Options = {
  readonly profile: Profile
  /** Outside the scope of VAT, nobody may show a VAT number. */
  readonly isUnscoped: boolean
  readonly electronicAddress: Identifier | undefined
}

type Person = { readonly name?: string; readonly phone?: string; readonly email?: string }

function contactOf(name: string, phone: string, email: string): { readonly contact?: Person } {
  const contact = {
    ...(name.trim() && { name: name.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(email.trim() && { email: email.trim() }),
  }
  return Object.keys(contact).length === 0 ? {} : { contact }
}

// XRechnung takes an email address as electronic address; the Peppol network carries no such.
function reachedAt(
  email: string,
  { profile, electronicAddress }: Options,
): { readonly electronicAddress?: Identifier } {
  if (electronicAddress) return { electronicAddress }
  const isUsual = profile === 'xrechnung' && email.trim() !== ''
  return isUsual ? { electronicAddress: { value: email.trim(), scheme: 'EM' } } : {}
}

/** Where the address does not tell it, a VAT number does. */
export function countryOfSeller({ sender, region }: BusinessDocument): string {
  return countryOfAddress(sender.address) ?? countryOfVatNumber(sender.taxId.trim()) ?? region
}

export function sellerOf(
  document: InvoiceDocument,
  options: Options,
): NonNullable<Invoice['seller']> {
  const { sender } = document
  const number = sender.taxId.trim()
  const hasVat = number !== '' && isVatNumber(number) && !options.isUnscoped
  return {
    ...(sender.name.trim() && { name: sender.name.trim() }),
    // Without a VAT number, the tax number is also what the buyer tells the seller by.
    identifiers: number === '' || hasVat ? [] : [{ value: number }],
    ...(hasVat && { vatIdentifier: compactNumber(number) }),
    ...(number !== '' && !hasVat && { taxRegistration: number }),
    ...reachedAt(sender.email, options),
    address: postalAddress(sender.address, countryOfSeller(document)),
    ...contactOf(sender.contact || sender.name, sender.phone, sender.email),
  }
}

export function buyerOf(
  document: InvoiceDocument,
  options: Options,
): NonNullable<Invoice['buyer']> {
  const { receiver, references } = document
  const number = receiver.taxId.trim()
  const hasVat = number !== '' && isVatNumber(number) && !options.isUnscoped
  const customer = references.customerId.trim()
  const name = (receiver.company || receiver.name).trim()
  return {
    ...(name && { name }),
    ...(customer && { identifier: { value: customer } }),
    ...(hasVat && { vatIdentifier: compactNumber(number) }),
    ...(number !== '' && !isVatNumber(number) && { legalRegistration: { value: number } }),
    ...reachedAt(receiver.email, options),
    address: postalAddress(receiver.address, countryOf(document)),
    ...contactOf(receiver.company.trim() ? receiver.name : '', receiver.phone, receiver.email),
  }
}

/** Where the buyer is: as the address says, else as the VAT number does, else where the seller is. */
function countryOf({ receiver, region }: InvoiceDocument): string {
  return countryOfAddress(receiver.address) ?? countryOfVatNumber(receiver.taxId) ?? region
}

type Named = { readonly delivery?: NonNullable<Invoice['delivery']> }

/** When and where it went. An intra-community supply must name the place, which is the buyer's unless it says otherwise. */
export function deliveryOf(
  document: InvoiceDocument,
  { isToBeNamed }: { readonly isToBeNamed: boolean },
): Named {
  const { shipTo } = document
  const date = document.delivery.date || document.serviceDate
  const name = (shipTo.company || shipTo.name).trim()
  const hasAddress = shipTo.address.trim() !== ''
  const found = {
    ...(name && { name }),
    ...(date && { date }),
    ...((hasAddress || isToBeNamed) && {
      address: postalAddress(
        hasAddress ? shipTo.address : document.receiver.address,
        countryOf(document),
      ),
    }),
  }
  return Object.keys(found).length === 0 ? {} : { delivery: found }
}
