import { checked, found, known } from '../cited.ts'
import { euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { needsOf, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

export const austria = euMember({
  country: 'AT',
  name: 'Austria',
  languages: ['de'],
  taxNames: { en: 'VAT', de: 'USt.' },
  taxId: { label: 'UID', shape: 'ATU and 8 digits' },
  invoiceLaw: '§ 11 (1) UStG 1994',
  rates: [
    ...ratesFrom(found('§ 10 UStG 1994'), [
      ['standard', '20', '1984-01-01'],
      ['reduced', '13', '2016-01-01'],
      ['reduced-2', '10', '1984-01-01'],
    ]),
    // Basic food (BGBl. I 37/2026).
    ...ratesFrom(checked('§ 10 (1a) UStG 1994'), [['reduced-3', '4.9', '2026-07-01']]),
  ],
  simplified: {
    upTo: '400',
    drops: ['number', 'buyer-name', 'buyer-address', 'seller-tax-id'],
    ...checked('§ 11 (6) UStG 1994'),
  },
  smallMayOmit: ['number', 'buyer-name', 'buyer-address'],
  needs: [
    ...needsOf(['invoice'], checked('§ 11 (1) Z 3 lit. d UStG 1994'), ['supply-date']),
    ...needsOf(taxKinds, checked('§ 11 (1) Z 3 lit. b UStG 1994'), ['buyer-tax-id'], {
      buyer: 'business',
      treatments: ['domestic'],
      above: { amount: '10000', ...checked('§ 11 (1) Z 3 lit. b UStG 1994') },
    }),
  ],
  phrases: {
    intraCommunity: phrase(
      known('Art. 6 (1) and Art. 7 UStG 1994'),
      {
        de: 'Steuerfreie innergemeinschaftliche Lieferung (Art. 6 Abs. 1 UStG 1994)',
        en: 'VAT-exempt intra-Community supply (Art. 6 (1) UStG 1994)',
      },
      ['innergemeinschaftliche lieferung'],
    ),
    export: phrase(
      known('§ 6 (1) Z 1 and § 7 UStG 1994'),
      {
        de: 'Steuerfreie Ausfuhrlieferung (§ 7 UStG 1994)',
        en: 'VAT-exempt export (§ 7 UStG 1994)',
      },
      ['ausfuhrlieferung'],
    ),
    smallBusiness: phrase(
      checked('§ 6 (1) Z 27 UStG 1994'),
      {
        de: 'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG 1994)',
        en: 'VAT-exempt small business (§ 6 (1) Z 27 UStG 1994)',
      },
      ['kleinunternehmer'],
    ),
  },
  latePayment: {
    interest: { reference: 'austria', points: '9.2' },
    sums: [{ amount: '40', currency: 'EUR', from: '0' }],
    ...known('§ 456 and § 458 UGB'),
  },
})
