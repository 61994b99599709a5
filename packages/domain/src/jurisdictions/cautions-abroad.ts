import { type Circumstances, isSaid, phraseIn } from './circumstances.ts'
import { checked, known } from './cited.ts'
import { countryInText } from './country-in-text.ts'
import type { Finding } from './finding.ts'
import { isInEu, jurisdictionOf } from './jurisdictions.ts'
import { whyOf } from './why.ts'

/** What the other country makes of a sale across the border. */
export function abroadCautions(circumstances: Circumstances): Finding[] {
  const { sale } = circumstances
  const { country } = sale.buyer
  if (country === undefined || country === sale.seller.country) return []
  return [
    ...unsaid(circumstances),
    ...consumerAbroad(circumstances),
    ...consumerOverseas(circumstances),
    ...intoTheEu(circumstances),
  ]
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
      ? `Up to €10,000 a year of these sales and electronic services together, you charge your own VAT. Above that, you charge the VAT of ${name} and report it through the One Stop Shop (OSS).`
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

const intangible = known('Directive 2006/112/EC, art. 58 and 59')

/** A consumer outside the EU: the general rule taxes services at home, and the exceptions are what most freelancers sell. */
function consumerOverseas({ treated, sale }: Circumstances): Finding[] {
  const isOverseas = isInEu(sale.seller.country) && !isInEu(sale.buyer.country)
  if (!isOverseas || treated.treatment !== 'domestic') return []
  return [
    {
      id: 'consumer-overseas',
      severity: 'advice',
      field: 'tax.rate',
      message:
        "You charge your own VAT on most services to consumers outside the EU. Consulting, advertising, licenses, software and electronic services aren't taxed in the EU.",
      why: whyOf(intangible, 'taxes them where the consumer is'),
    },
  ]
}

const notEstablished = checked('Directive 2006/112/EC, art. 196')
const electronic = known('Directive 2006/112/EC, art. 58 and 358 to 369x')

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
