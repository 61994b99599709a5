import { type Circumstances, isSaid, phraseIn } from './circumstances.ts'
import { known } from './cited.ts'
import { countryInText } from './country-in-text.ts'
import type { Finding } from './finding.ts'
import { isInEu, jurisdictionOf } from './jurisdictions.ts'
import { whyOf } from './why.ts'

/** What the other country makes of a sale across the border. */
export function abroadCautions(circumstances: Circumstances): Finding[] {
  const { sale } = circumstances
  const { country } = sale.buyer
  if (country === undefined || country === sale.seller.country) return []
  return [...unsaid(circumstances), ...consumerAbroad(circumstances), ...intoTheEu(circumstances)]
}

/** What decides the tax and was only guessed. */
function unsaid({ priced, treated }: Circumstances): Finding[] {
  if (!priced) return []
  const { buyerType, supplyType } = priced.document
  const why = whyOf(treated, 'treats them differently')
  return [
    ...(buyerType === ''
      ? [
          {
            id: 'buyer-type',
            severity: 'advice',
            field: 'buyerType',
            message:
              'Choose whether your client is a business or a consumer. The tax depends on it.',
            why,
          } as const,
        ]
      : []),
    ...(supplyType === ''
      ? [
          {
            id: 'supply-type',
            severity: 'advice',
            field: 'supplyType',
            message: 'Choose whether you sell goods or a service. The tax depends on it.',
            why,
          } as const,
        ]
      : []),
  ]
}

/** A consumer in another member: whose tax it is depends on how much is sold so in a year. */
function consumerAbroad({ treated, sale }: Circumstances): Finding[] {
  if (treated.treatment !== 'consumer-abroad') return []
  const name = countryInText(sale.buyer.country)
  const message =
    sale.supplyType === 'goods'
      ? `Up to €10,000 of these sales a year, you charge your own VAT. Above that, you charge the VAT of ${name} and report it through the One Stop Shop (OSS).`
      : `You charge your own VAT. Electronic services above €10,000 a year are taxed in ${name} and reported through the One Stop Shop (OSS).`
  return [
    {
      id: 'consumer-abroad',
      severity: 'advice',
      field: 'tax.rate',
      message,
      why: whyOf(treated, 'decides which VAT applies'),
    },
  ]
}

const notEstablished = known('Directive 2006/112/EC, art. 196')
const electronic = known('Directive 2006/112/EC, art. 58 and 358 to 369')

/** From outside the EU to a client in it. */
function intoTheEu({ sale, words, document }: Circumstances): Finding[] {
  const { seller, buyer, buyerType, supplyType } = sale
  if (isInEu(seller.country) || !isInEu(buyer.country)) return []
  const name = countryInText(buyer.country)
  const { phrases } = jurisdictionOf(buyer.country)
  const phrase = phrases['reverse-charge']
  if (buyerType === 'business') {
    if (supplyType === 'goods' || !phrase || isSaid(phrase, words)) return []
    return [
      {
        id: 'reverse-charge-abroad',
        severity: 'advice',
        field: 'texts.message',
        message: `Your client accounts for the VAT in ${name}. Say so on the invoice.`,
        why: whyOf(notEstablished, 'makes the client liable'),
        phrase: phraseIn(phrase, document.language),
      },
    ]
  }
  return [
    {
      id: 'oss-abroad',
      severity: 'advice',
      field: 'tax.rate',
      message:
        supplyType === 'goods'
          ? `VAT is due when the goods enter ${name}. Up to €150, you can charge it yourself and report it through the Import One Stop Shop (IOSS).`
          : `Electronic services to consumers carry the VAT of ${name}, which you report through the non-Union One Stop Shop (OSS).`,
      why: whyOf(electronic, 'taxes them where the consumer is'),
    },
  ]
}
