import { checked, found, known, unsure } from '../cited.ts'
import { domesticBuyerTaxId, euMember, smallSellerTaxId } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const belgium = euMember({
  country: 'BE',
  name: 'Belgium',
  languages: ['nl', 'fr', 'de'],
  taxNames: { en: 'VAT', nl: 'btw', fr: 'TVA', de: 'MwSt.' },
  taxId: { label: 'BTW/TVA', shape: 'BE and 10 digits' },
  invoiceLaw: 'Royal Decree no. 1, art. 5',
  rates: ratesFrom(found('Royal Decree no. 20'), [
    ['standard', '21', '1996-01-01'],
    ['reduced', '12', '1996-01-01'],
    ['reduced-2', '6', '1996-01-01'],
  ]),
  simplified: {
    upTo: '100',
    drops: ['buyer-name', 'buyer-address', 'buyer-tax-id', 'line-quantity', 'supply-date'],
    ...unsure('Royal Decree no. 1, art. 13'),
  },
  needs: [
    ...smallSellerTaxId(known('Royal Decree no. 1, art. 5')),
    ...domesticBuyerTaxId(checked('Royal Decree no. 1, art. 5')),
  ],
  phrases: {
    intraCommunity: phrase(
      checked('Btw-Wetboek, art. 39bis'),
      {
        nl: 'Vrijgesteld van btw, intracommunautaire levering (artikel 39bis W.BTW)',
        fr: 'Exonéré de TVA, livraison intracommunautaire (article 39bis CTVA)',
        de: 'Steuerfreie innergemeinschaftliche Lieferung (Artikel 39bis MwStGB)',
        en: 'VAT-exempt intra-Community supply (art. 39bis of the Belgian VAT Code)',
      },
      ['intracommunautaire', '39bis'],
    ),
    export: phrase(checked('Btw-Wetboek, art. 39'), {
      nl: 'Vrijgesteld van btw, uitvoer (artikel 39 W.BTW)',
      fr: 'Exonéré de TVA, exportation (article 39 CTVA)',
      de: 'Steuerfreie Ausfuhr (Artikel 39 MwStGB)',
      en: 'VAT-exempt export (art. 39 of the Belgian VAT Code)',
    }),
    smallBusiness: phrase(
      checked('Btw-Wetboek, art. 56bis'),
      {
        nl: 'Bijzondere vrijstellingsregeling kleine ondernemingen',
        fr: 'Régime particulier de franchise des petites entreprises',
        de: 'Sonderregelung der Steuerbefreiung für Kleinunternehmen',
        en: 'Special exemption scheme for small enterprises',
      },
      ['vrijstellingsregeling', 'régime particulier de franchise'],
    ),
  },
  latePayment: {
    interest: { reference: 'ecb', points: '8', isRoundedToHalf: true },
    sums: [{ amount: '40', currency: 'EUR', from: '0' }],
    ...known('Law of 2 August 2002 on late payment, art. 5 and 6'),
  },
  due: {
    usualDays: 30,
    mostDays: 60,
    rule: 'Between businesses 30 days unless agreed otherwise, and never more than 60.',
    ...known('Law of 2 August 2002 on late payment, art. 4'),
  },
  eInvoices: [
    {
      from: '2026-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'All businesses in Belgium that are registered for VAT',
      how: 'as Peppol BIS 3 through the Peppol network',
      bindsSmall: true,
      ...found('Law of 6 February 2024 on e-invoicing'),
    },
  ],
})
