import { found, known } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { needsOf, taxKinds } from '../practice.ts'
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
  simplified: { upTo: '100', ...known('CIVA, art. 40') },
  needs: [
    ...needsOf(taxKinds, known('CIVA, art. 36 (5)'), ['seller-tax-id'], {
      treatments: ['small-business'],
    }),
    ...domesticBuyerTaxId(known('CIVA, art. 36 (5)')),
  ],
  phrases: {
    intraCommunity: phrase(
      known('RITI, art. 14'),
      {
        pt: 'Isento de IVA, transmissão intracomunitária (artigo 14.º do RITI)',
        en: 'VAT-exempt intra-Community supply (art. 14 of the RITI)',
      },
      ['riti'],
    ),
    export: phrase(
      known('CIVA, art. 14'),
      {
        pt: 'Isento de IVA, exportação (artigo 14.º do CIVA)',
        en: 'VAT-exempt export (art. 14 of the CIVA)',
      },
      ['artigo 14.º do civa'],
    ),
    smallBusiness: phrase(
      known('CIVA, art. 53'),
      {
        pt: 'IVA - regime de isenção (artigo 53.º do CIVA)',
        en: 'VAT-exempt small business (art. 53 of the CIVA)',
      },
      ['53.º do civa', 'regime de isenção'],
    ),
  },
  latePayment: euLatePayment('Decreto-Lei 62/2013', known),
  numbering: {
    rule: 'Numbers follow each other without gaps. Certified software adds an ATCUD and a QR code.',
    ...known('Portaria 195/2020 and Decreto-Lei 28/2019'),
  },
})
