import { type Cited, citationOf } from './cited.ts'
import { euTrade } from './eu-member.ts'
import type { Treatment } from './jurisdiction.ts'
import { isInEu, jurisdictionOf } from './jurisdictions.ts'

export type Side = {
  /** ISO 3166-1; undefined where nothing tells. */
  readonly country: string | undefined
  readonly isNorthernIrish: boolean
}

/** Who sells what to whom: all that decides how a sale is taxed. */
export type Sale = {
  readonly seller: Side
  /** Of goods: where they go. */
  readonly buyer: Side
  readonly buyerType: 'business' | 'consumer'
  readonly supplyType: 'goods' | 'service'
  readonly isSmallBusiness: boolean
}

export type Treated = Cited & { readonly treatment: Treatment }

/** How a sale is taxed by the general rule; exceptions for single trades are the user's to know. */
export function treatmentOf(sale: Sale): Treated {
  const general = generalTreatment(sale)
  const exemption = jurisdictionOf(sale.seller.country).phrases['small-business']
  if (!sale.isSmallBusiness || !exemption || outranksExemption.has(general.treatment)) {
    return general
  }
  return { treatment: 'small-business', ...citationOf(exemption) }
}

// A service to a business abroad is not taxed where the seller is, whoever the seller is.
const outranksExemption: ReadonlySet<Treatment> = new Set(['reverse-charge', 'out-of-scope'])

function generalTreatment({ seller, buyer, buyerType, supplyType }: Sale): Treated {
  const law = jurisdictionOf(seller.country)
  if (isAtHome({ seller, buyer })) {
    const standard = law.rates.find(({ name }) => name === 'standard')
    return { treatment: 'domestic', ...citationOf(standard ?? law.rates[0] ?? law.taxId) }
  }
  const isToBusiness = buyerType === 'business'
  if (isMember(seller, supplyType) && isMember(buyer, supplyType)) {
    if (supplyType === 'goods')
      return isToBusiness ? euTrade.goodsToBusiness : euTrade.goodsToConsumer
    return isToBusiness ? euTrade.serviceToBusiness : euTrade.serviceToConsumer
  }
  if (supplyType === 'goods') return law.crossBorder.goods
  return isToBusiness ? law.crossBorder.serviceToBusiness : law.crossBorder.serviceToConsumer
}

/** A buyer of whom nothing is known is taken to be at home. */
export function isAtHome({ seller, buyer }: Pick<Sale, 'seller' | 'buyer'>): boolean {
  return buyer.country === undefined || buyer.country === seller.country
}

// Goods of Northern Ireland trade as those of a member (Windsor Framework).
function isMember({ country, isNorthernIrish }: Side, supplyType: Sale['supplyType']): boolean {
  return isInEu(country) || (isNorthernIrish && supplyType === 'goods')
}
