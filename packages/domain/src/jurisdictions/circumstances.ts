import {
  type BusinessDocument,
  isPriced,
  lineText,
  type PricedDocument,
  textAt,
} from '../documents/document.ts'
import { kinds } from '../documents/kinds.ts'
import { computeTotals, type Totals } from '../documents/totals.ts'
import { type CalendarDay, isCalendarDay } from '../locale/calendar-day.ts'
import { countryOfAddress } from '../locale/country-of-address.ts'
import { readTaxId, type TaxId } from '../tax/tax-id.ts'
import type { Jurisdiction, Phrase } from './jurisdiction.ts'
import { jurisdictionOf } from './jurisdictions.ts'
import { type Sale, type Treated, treatmentOf } from './treatment.ts'

/** What a document does not say about itself. */
export type Situation = {
  /** For a document without a day. */
  readonly today: CalendarDay
  /** Not said: taken from the words of the document. */
  readonly isSmallBusiness?: boolean
}

export type Party = {
  readonly part: 'sender' | 'receiver'
  /** By its address, else by its tax id. */
  readonly country: string | undefined
  readonly taxId: TaxId | undefined
}

/** Everything that the law asks about, read from a document once. */
export type Circumstances = {
  readonly document: BusinessDocument
  /** A document with prices, with its figures. */
  readonly priced: { readonly document: PricedDocument; readonly totals: Totals } | undefined
  /** The day whose law holds: that of the supply. */
  readonly day: CalendarDay
  readonly seller: Party
  readonly buyer: Party
  /** The law of the seller's country. */
  readonly law: Jurisdiction
  readonly sale: Sale
  readonly treated: Treated
  /** All that it says in words, in lower case. */
  readonly words: string
}

export function circumstancesOf(document: BusinessDocument, situation: Situation): Circumstances {
  const { seller, buyer } = partiesOf(document)
  const law = jurisdictionOf(seller.country)
  const words = wordsOf(document)
  const exemption = law.phrases['small-business']
  const supplyType = supplyTypeOf(document)
  const sale: Sale = {
    seller: sideOf(seller),
    buyer: sideOf(buyer, supplyType === 'goods' ? textAt(document, 'shipTo.address') : ''),
    buyerType: buyerTypeOf(document),
    supplyType,
    isSmallBusiness:
      situation.isSmallBusiness ?? (exemption !== undefined && isSaid(exemption, words)),
  }
  return {
    document,
    priced: isPriced(document) ? { document, totals: computeTotals(document) } : undefined,
    day: dayOf(document, situation.today),
    seller,
    buyer,
    law,
    sale,
    treated: treatmentOf(sale),
    words,
  }
}

/** Who sells and who buys, whichever of them writes. */
export function partiesOf(document: BusinessDocument): Pick<Circumstances, 'seller' | 'buyer'> {
  const [writer, other] = [writerOf(document), partyOf(document, 'receiver')]
  return kinds[document.kind].writtenBy === 'seller'
    ? { seller: writer, buyer: other }
    : { seller: other, buyer: writer }
}

/** Whether a text in lower case says a phrase in any of its languages, or in words that tell the same. */
export function isSaid({ texts, tells = [] }: Phrase, words: string): boolean {
  return [...Object.values(texts), ...tells].some((text) => words.includes(text.toLowerCase()))
}

/** A phrase in the language of a document, or in English. */
export function phraseIn({ texts }: Phrase, language: string): string {
  const [primary = ''] = language.toLowerCase().split('-')
  return texts[primary] ?? texts.en
}

function partyOf(document: BusinessDocument, part: Party['part']): Party {
  const named = countryOfAddress(textAt(document, `${part}.address`))
  const taxId = readTaxId(textAt(document, `${part}.taxId`), named)
  return { part, country: named ?? taxId?.country, taxId }
}

/** The one who writes is where the document is, unless the address says otherwise. */
function writerOf(document: BusinessDocument): Party {
  const party = partyOf(document, 'sender')
  const country = party.country ?? document.region
  return { ...party, country, taxId: readTaxId(document.sender.taxId, country) }
}

function sideOf({ country, taxId }: Party, destination = '') {
  return {
    country: countryOfAddress(destination) ?? country,
    isNorthernIrish: taxId?.isNorthernIrish ?? false,
  }
}

/** Whoever nothing is known about is a business: most clients are, and a business needs more. */
function buyerTypeOf(document: BusinessDocument): Sale['buyerType'] {
  return textAt(document, 'buyerType') === 'consumer' ? 'consumer' : 'business'
}

/** Goods have a way to go; what has none is a service. */
function supplyTypeOf(document: BusinessDocument): Sale['supplyType'] {
  const said = textAt(document, 'supplyType')
  if (said === 'goods' || said === 'service') return said
  const isShipped = (['delivery.carrier', 'delivery.fobPoint', 'shipTo.address'] as const).some(
    (path) => textAt(document, path) !== '',
  )
  return isShipped ? 'goods' : 'service'
}

function dayOf(document: BusinessDocument, today: CalendarDay): CalendarDay {
  const days = ['serviceDate', 'serviceTo', 'delivery.date', 'issuedOn'] as const
  return days.map((path) => textAt(document, path)).find(isCalendarDay) ?? today
}

const wordy = [
  'texts.message',
  'texts.terms',
  'texts.reason',
  'texts.instructions',
  'bank.other',
  'paymentTerms',
] as const

function wordsOf(document: BusinessDocument): string {
  const lines: readonly object[] = document.lines
  return [
    ...wordy.map((path) => textAt(document, path)),
    ...lines.map((line) => lineText(line, 'description')),
  ]
    .join('\n')
    .toLowerCase()
}
