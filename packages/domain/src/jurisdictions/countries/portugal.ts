import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember, smallSellerTaxId } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const portugal = euMember({
  country: 'PT',
  name: 'Portugal',
  languages: ['pt'],
  taxNames: { en: 'VAT', pt: 'IVA' },
  taxId: { label: 'NIF', shape: 'PT and 9 digits' },
  invoiceLaw: 'CIVA, art. 36',
  rates: ratesFrom(found('CIVA, art. 18'), [
    ['standard', '23', '2011-01-01'],
    ['reduced', '13', '2010-07-01'],
    ['reduced-2', '6', '2010-07-01'],
  ]),
  simplified: {
    upTo: '100',
    drops: ['seller-address', 'buyer-name', 'buyer-address', 'supply-date'],
    ...known('CIVA, art. 40'),
  },
  needs: [
    ...smallSellerTaxId(known('CIVA, art. 36 (5)')),
    ...domesticBuyerTaxId(known('CIVA, art. 36 (5)')),
  ],
  phrases: {
    intraCommunity: phrase(
      checked('RITI, art. 14'),
      {
        pt: 'Isento de IVA, transmissão intracomunitária (artigo 14.º do RITI)',
        en: 'VAT-exempt intra-Community supply (art. 14 of the RITI)',
      },
      ['riti'],
    ),
    export: phrase(
      checked('CIVA, art. 14'),
      {
        pt: 'Isento de IVA, exportação (artigo 14.º do CIVA)',
        en: 'VAT-exempt export (art. 14 of the CIVA)',
      },
      ['artigo 14.º do civa'],
    ),
    smallBusiness: phrase(
      checked('CIVA, art. 53 and 57'),
      {
        pt: 'IVA - regime de isenção (artigo 53.º do CIVA)',
        en: 'VAT-exempt small business (art. 53 of the CIVA)',
      },
      ['53.º do civa', 'regime de isenção'],
    ),
  },
  latePayment: euLatePayment('Decreto-Lei 62/2013', checked),
  numbering: {
    rule: 'Numbers follow each other without gaps. Certified software adds an ATCUD and a QR code.',
    ...checked('Portaria 195/2020 and Decreto-Lei 28/2019'),
  },
  eInvoices: [
    {
      from: '2027-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Portugal that send invoices electronically',
      how: 'with a qualified electronic signature or seal, or by EDI',
      bindsSmall: true,
      ...checked('Decreto-Lei 28/2019, art. 12 and Lei 73-A/2025'),
    },
  ],
})
