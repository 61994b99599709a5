import { currencyOf } from '../locale/countries.ts'
import { paperSize } from '../locale/paper-size.ts'
import { reverseChargeTexts } from '../tax/reverse-charge.ts'
import { type Cited, checked, citationOf, found, known } from './cited.ts'
import type {
  CrossBorder,
  EInvoiceDuty,
  Jurisdiction,
  Need,
  NeedId,
  Phrase,
  TaxRate,
} from './jurisdiction.ts'
import type { LatePayment } from './late-payment-law.ts'
import { custom, needsOf, registered, taxKinds, usualNeeds } from './practice.ts'

const directive = 'Directive 2006/112/EC'

/** What its members have in common; the law of each is in a file of its own. */
export type EuMember = Pick<Jurisdiction, 'country' | 'name' | 'languages' | 'taxNames'> & {
  readonly taxId: Omit<Jurisdiction['taxId'], keyof Cited>
  readonly rates: readonly TaxRate[]
  /** The national rule that says what an invoice has on it. */
  readonly invoiceLaw: string
  /** Up to which total an invoice may be simplified, and what it may then leave out. */
  readonly simplified: Cited & { readonly upTo: string; readonly drops?: readonly NeedId[] }
  /** What a small business may leave out of an invoice of any amount (art. 220a(1)(c)), where its country says so. */
  readonly smallMayOmit?: readonly NeedId[]
  readonly phrases: {
    readonly intraCommunity: Phrase
    readonly export: Phrase
    readonly smallBusiness?: Phrase
    readonly others?: Jurisdiction['phrases']
  }
  readonly needs?: readonly Need[]
  readonly numbering?: Jurisdiction['numbering']
  readonly due?: Jurisdiction['due']
  readonly latePayment?: LatePayment
  readonly eInvoices?: readonly EInvoiceDuty[]
}

export function euMember(member: EuMember): Jurisdiction {
  const { country, name, languages, taxNames, rates, phrases } = member
  return {
    country,
    name,
    isInEu: true,
    languages,
    currency: currencyOf(country) ?? '',
    paper: paperSize(country),
    taxNames,
    rates,
    taxId: { ...member.taxId, ...known(`${directive}, art. 215`) },
    needs: [
      ...[...euNeeds(member), ...(member.needs ?? [])].map((need) => simplifiable(need, member)),
      ...usualNeeds,
    ],
    phrases: {
      'reverse-charge': reverseCharge(languages),
      'intra-community': phrases.intraCommunity,
      export: phrases.export,
      ...(phrases.smallBusiness && { 'small-business': phrases.smallBusiness }),
      ...phrases.others,
    },
    numbering: member.numbering ?? {
      rule: 'Each number follows the one before and is used once, in one series or several.',
      ...found(`${member.invoiceLaw} (${directive}, art. 226(2))`),
    },
    due: member.due ?? {
      usualDays: 30,
      mostDays: 60,
      rule: 'Between businesses 30 days unless agreed otherwise, and more than 60 only where it is fair.',
      ...known('Directive 2011/7/EU, art. 3'),
    },
    latePayment: member.latePayment ?? euLatePayment('Directive 2011/7/EU, art. 3 and 6'),
    eInvoices: [...(member.eInvoices ?? []), acrossBorders],
    crossBorder: euExports,
    taxInOwnCurrency: checked(`${directive}, art. 230`),
  }
}

/** The rate of the ECB and eight points, and 40 euros: what the directive asks for, under the name of the national law. */
export function euLatePayment(source: string, cited = found): LatePayment {
  return {
    interest: { reference: 'ecb', points: '8' },
    sums: [{ amount: '40', currency: 'EUR', from: '0' }],
    ...cited(source),
  }
}

/** A business at home shows the number of the one it sells to. */
export function domesticBuyerTaxId(cited: Cited): Need[] {
  return needsOf(taxKinds, cited, ['buyer-tax-id'], {
    buyer: 'business',
    treatments: ['domestic'],
  })
}

/** A number that every business has, also one that charges no tax because it is small. */
export function smallSellerTaxId(cited: Cited): Need[] {
  return needsOf(taxKinds, cited, ['seller-tax-id'], { treatments: ['small-business'] })
}

// Reported to the authorities within ten days, as data of EN 16931 ('VAT in the Digital Age').
const acrossBorders: EInvoiceDuty = {
  from: '2030-07-01',
  duty: 'issue',
  between: 'businesses',
  who: 'Businesses that sell to businesses in other EU countries',
  how: 'as structured e-invoices (EN 16931) within ten days',
  ...found('Directive (EU) 2025/516'),
}

const euExports: CrossBorder = {
  goods: { treatment: 'export', ...checked(`${directive}, art. 146`) },
  serviceToBusiness: { treatment: 'out-of-scope', ...checked(`${directive}, art. 44`) },
  serviceToConsumer: { treatment: 'domestic', ...known(`${directive}, art. 45`) },
}

/** Sales between two members. */
export const euTrade = {
  goodsToBusiness: { treatment: 'intra-community', ...checked(`${directive}, art. 138`) },
  serviceToBusiness: { treatment: 'reverse-charge', ...checked(`${directive}, art. 44 and 196`) },
  goodsToConsumer: { treatment: 'consumer-abroad', ...known(`${directive}, art. 33 and 59c`) },
  serviceToConsumer: { treatment: 'consumer-abroad', ...known(`${directive}, art. 45 and 58`) },
} as const

function reverseCharge(languages: readonly string[]): Phrase {
  const own = languages.map((language) => [language, reverseChargeTexts[language]])
  return {
    texts: { ...Object.fromEntries(own.filter(([, text]) => text)), en: 'Reverse charge' },
    tells: Object.values(reverseChargeTexts),
    ...found(`${directive}, art. 226(11a)`),
  }
}

// What a simplified invoice usually leaves out: art. 226b names what must stay.
const leftOutWhenSimplified: readonly NeedId[] = [
  'buyer-name',
  'buyer-address',
  'line-quantity',
  'supply-date',
]

function simplifiable(need: Need, { simplified, smallMayOmit = [] }: EuMember): Need {
  const { upTo, drops = leftOutWhenSimplified, ...limitLaw } = simplified
  const isOfHome = need.treatments?.includes('domestic') ?? true
  const hasLimit = isOfHome && need.above === undefined && drops.includes(need.need)
  return {
    ...need,
    ...(hasLimit && { above: { amount: upTo, ...limitLaw } }),
    ...(smallMayOmit.includes(need.need) && { treatments: need.treatments ?? registered }),
  }
}

function euNeeds({ invoiceLaw, phrases }: EuMember): Need[] {
  const at = (point: string) => found(`${invoiceLaw} (${directive}, art. 226(${point}))`)
  return [
    ...needsOf(taxKinds, at('1'), ['issue-date']),
    ...needsOf(taxKinds, at('2'), ['number']),
    ...needsOf(taxKinds, at('3'), ['seller-tax-id'], { treatments: registered }),
    ...needsOf(taxKinds, at('5'), ['seller-name', 'seller-address', 'buyer-name', 'buyer-address']),
    ...needsOf(taxKinds, at('6'), ['line-description', 'line-quantity']),
    ...needsOf(['invoice'], at('7'), ['supply-date'], { isAdvice: true }),
    ...needsOf(taxKinds, at('9'), ['tax-rate'], { treatments: ['domestic', 'consumer-abroad'] }),
    ...needsOf(taxKinds, at('4'), ['buyer-tax-id'], {
      treatments: ['reverse-charge', 'intra-community'],
    }),
    ...needsOf(taxKinds, at('11a'), ['reverse-charge'], { treatments: ['reverse-charge'] }),
    ...needsOf(taxKinds, at('11'), ['intra-community'], { treatments: ['intra-community'] }),
    ...needsOf(taxKinds, at('11'), ['export'], { treatments: ['export'] }),
    ...(phrases.smallBusiness
      ? needsOf(taxKinds, citationOf(phrases.smallBusiness), ['small-business'], {
          treatments: ['small-business'],
        })
      : []),
    ...needsOf(['credit_note'], found(`${directive}, art. 219`), ['original-invoice']),
    ...needsOf(['credit_note'], custom, ['credit-reason'], {
      isAdvice: true,
    }),
  ]
}
