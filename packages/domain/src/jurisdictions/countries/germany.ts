import { checked, found, known } from '../cited.ts'
import { euMember } from '../eu-member.ts'
import { needsOf, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

export const germany = euMember({
  country: 'DE',
  name: 'Germany',
  languages: ['de'],
  taxNames: { en: 'VAT', de: 'USt.' },
  taxId: { label: 'USt-IdNr. or Steuernummer', shape: 'DE and 9 digits' },
  invoiceLaw: '§ 14 (4) UStG',
  rates: [
    ...ratesFrom(checked('§ 12 UStG'), [
      ['standard', '19', '2007-01-01'],
      ['reduced', '7', '1983-07-01'],
      // The second half of 2020 had lower rates (Zweites Corona-Steuerhilfegesetz).
      ['standard', '16', '2020-07-01'],
      ['reduced', '5', '2020-07-01'],
    ]),
    ...ratesFrom(found('§ 12 UStG'), [
      ['standard', '19', '2021-01-01'],
      ['reduced', '7', '2021-01-01'],
    ]),
  ],
  simplified: {
    upTo: '250',
    drops: ['number', 'seller-tax-id', 'buyer-name', 'buyer-address', 'supply-date'],
    ...checked('§ 33 UStDV'),
  },
  smallMayOmit: ['number', 'supply-date'],
  needs: [
    ...needsOf(['invoice'], found('§ 14 (4) no. 6 UStG'), ['supply-date']),
    ...needsOf(taxKinds, found('§ 34a UStDV'), ['seller-tax-id'], {
      treatments: ['small-business'],
      above: { amount: '250', ...found('§ 33 UStDV') },
    }),
  ],
  phrases: {
    intraCommunity: {
      texts: {
        de: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1b i. V. m. § 6a UStG)',
        en: 'VAT-exempt intra-Community supply (§ 4 no. 1b and § 6a UStG)',
      },
      tells: ['innergemeinschaftliche lieferung', 'intra-community supply'],
      ...known('§ 6a UStG'),
    },
    export: {
      texts: {
        de: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1a i. V. m. § 6 UStG)',
        en: 'VAT-exempt export (§ 4 no. 1a and § 6 UStG)',
      },
      tells: ['ausfuhrlieferung', 'vat-exempt export'],
      ...known('§ 6 UStG'),
    },
    smallBusiness: {
      texts: {
        de: 'Steuerfreier Kleinunternehmer (§ 19 UStG)',
        en: 'VAT-exempt small business (§ 19 UStG)',
      },
      tells: ['kleinunternehmer', '§ 19 ustg', '§19 ustg'],
      ...found('§ 34a UStDV'),
    },
  },
  latePayment: {
    interest: { reference: 'germany', points: '9' },
    sums: [{ amount: '40', currency: 'EUR', from: '0' }],
    ...checked('§ 288 BGB'),
  },
  due: {
    usualDays: 30,
    mostDays: 60,
    rule: 'Due immediately unless agreed otherwise, late 30 days after the invoice. More than 60 days only where it is fair.',
    ...known('§ 271a and § 286 (3) BGB'),
  },
  eInvoices: [
    {
      from: '2025-01-01',
      duty: 'receive',
      between: 'businesses',
      who: 'All businesses in Germany',
      how: 'XRechnung or ZUGFeRD from 2.0.1 on',
      ...found('§ 14 (1) and § 27 (38) UStG'),
    },
    {
      from: '2027-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'German businesses with more than €800,000 of turnover in the year before',
      how: 'as XRechnung or ZUGFeRD from 2.0.1 on',
      ...found('§ 27 (38) UStG'),
    },
    {
      from: '2028-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'All German businesses but small ones (§ 19 UStG)',
      how: 'as XRechnung or ZUGFeRD from 2.0.1 on',
      ...found('§ 27 (38) UStG'),
    },
  ],
})
