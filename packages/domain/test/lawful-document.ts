import {
  type BusinessDocument,
  type FieldValues,
  isPriced,
  textAt,
  withValues,
} from '../src/documents/document.ts'
import type { FieldPath } from '../src/documents/fields.ts'
import type { DocumentKind } from '../src/documents/kind.ts'
import { check } from '../src/jurisdictions/check.ts'
import { type Jurisdiction, ratesOn, type Treatment } from '../src/jurisdictions/jurisdiction.ts'
import { aDocument } from './make-document.ts'
import { taxIdSamples } from './tax-id-samples.ts'

export const today = '2026-06-15'

export type Deal = {
  readonly name: string
  readonly to: 'home' | 'EU' | 'overseas'
  readonly buyerType: 'business' | 'consumer'
  readonly supplyType: 'goods' | 'service'
  readonly isSmallBusiness: boolean
}

const sales = (['home', 'EU', 'overseas'] as const).flatMap((to) =>
  (['business', 'consumer'] as const).flatMap((buyerType) =>
    (['goods', 'service'] as const).map((supplyType) => ({ to, buyerType, supplyType })),
  ),
)

/** Every sale that the law tells apart, by a registered seller; and the sales of a small one. */
export const deals: readonly Deal[] = [false, true].flatMap((isSmallBusiness) =>
  sales.map((sale) => ({
    ...sale,
    isSmallBusiness,
    name: `${sale.supplyType} to a ${sale.buyerType}, ${sale.to}${isSmallBusiness ? ', by a small business' : ''}`,
  })),
)

// Japan stands for the countries whose law is not written here.
const noCountry = { code: 'JP', name: 'Japan' }

/** A document to which the law of the seller's country has nothing to add. */
export function lawfulDocument(
  law: Jurisdiction,
  kind: DocumentKind,
  deal: Deal,
): BusinessDocument {
  const seller = law.country === '' ? noCountry : { code: law.country, name: law.name }
  const buyer = buyerOf(seller, deal)
  const isBuyers = kind === 'purchase_order'
  const [sender, receiver] = isBuyers ? [buyer, seller] : [seller, buyer]
  const plain = aDocument(
    kind,
    {
      number: '2026-0042',
      issuedOn: '2026-06-10',
      endsOn: '2026-07-10',
      'tax.label': law.taxNames.en,
      'tax.rate': '0',
      serviceDate: '2026-06-08',
      'references.invoiceNumber': '2026-0007',
      'references.invoiceDate': '2026-05-02',
      'texts.reason': 'Damaged on the way',
      'sender.name': 'Sound Desks',
      'sender.address': `1 Main Street\n${sender.name}`,
      'sender.taxId': taxIdOf(sender.code),
      'receiver.name': 'North Library',
      'receiver.address': `2 Side Street\n${receiver.name}`,
      'receiver.taxId': deal.buyerType === 'business' || isBuyers ? taxIdOf(receiver.code) : '',
      'shipTo.address': deal.supplyType === 'goods' ? `3 Back Street\n${buyer.name}` : '',
      buyerType: deal.buyerType,
      supplyType: deal.supplyType,
      region: sender.code,
      currency: law.currency || 'USD',
    },
    [
      { itemNumber: '9983', description: 'Desks', quantity: '2', price: '90000' },
      { itemNumber: '9984', description: 'Chairs', quantity: '8', price: '120' },
    ],
  )
  const { treatment } = check(plain, { today, isSmallBusiness: deal.isSmallBusiness })
  return withPhrases(withValues(plain, taxOf(plain, law, treatment)), deal)
}

function buyerOf(seller: { readonly code: string; readonly name: string }, { to }: Deal) {
  if (to === 'home') return seller
  if (to === 'EU') {
    return seller.code === 'FR' ? { code: 'DE', name: 'Germany' } : { code: 'FR', name: 'France' }
  }
  // Their numbers say where they are from.
  return seller.code === 'CH' ? { code: 'CA', name: 'Canada' } : { code: 'CH', name: 'Switzerland' }
}

export function taxIdOf(country: string): string {
  const others: Readonly<Record<string, string>> = {
    US: '12-3456789',
    AE: '100123456700003',
    JP: 'T1234567890123',
  }
  return taxIdSamples[country]?.good[0] ?? others[country] ?? ''
}

const taxed: ReadonlySet<Treatment> = new Set(['domestic', 'consumer-abroad'])

function taxOf(document: BusinessDocument, law: Jurisdiction, treatment: Treatment): FieldValues {
  if (!isPriced(document)) return {}
  if (treatment === 'reverse-charge') return { 'tax.isReverseCharge': true }
  const standard = ratesOn(law, '2026-06-08').find(({ name }) => name === 'standard')
  return taxed.has(treatment) && standard ? { 'tax.rate': standard.rate } : {}
}

/** What a user gets who puts in every sentence that is offered. */
function withPhrases(document: BusinessDocument, { isSmallBusiness }: Deal): BusinessDocument {
  const { findings } = check(document, { today, isSmallBusiness })
  return findings
    .filter(({ field, phrase }) => phrase !== undefined && field.startsWith('texts.'))
    .reduce((written, { field, phrase = '' }) => {
      const path = field as FieldPath
      return withValues(written, { [path]: `${textAt(written, path)}\n${phrase}`.trim() })
    }, document)
}
