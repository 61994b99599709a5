import { checked, found, known, unsure } from '../cited.ts'
import { domesticBuyerTaxId, euMember, smallSellerTaxId } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const hungary = euMember({
  country: 'HU',
  name: 'Hungary',
  languages: ['hu'],
  taxNames: { en: 'VAT', hu: 'ÁFA' },
  taxId: { label: 'Adószám', shape: 'HU and 8 digits' },
  invoiceLaw: 'Áfa tv. 169. §',
  rates: ratesFrom(found('Áfa tv. 82. §'), [
    ['standard', '27', '2012-01-01'],
    ['reduced', '18', '2009-07-01'],
    ['reduced-2', '5', '2004-01-01'],
  ]),
  // The law says 100 euros.
  simplified: { upTo: '35000', ...unsure('Áfa tv. 176. §') },
  needs: [
    ...smallSellerTaxId(known('Áfa tv. 169. § c)')),
    ...domesticBuyerTaxId(checked('Áfa tv. 169. § d)')),
  ],
  phrases: {
    intraCommunity: phrase(
      checked('Áfa tv. 89. §'),
      {
        hu: 'Közösségen belüli adómentes termékértékesítés (Áfa tv. 89. §)',
        en: 'VAT-exempt intra-Community supply (§ 89 of the Hungarian VAT Act)',
      },
      ['közösségen belüli'],
    ),
    export: phrase(
      checked('Áfa tv. 98. §'),
      {
        hu: 'Adómentes termékexport (Áfa tv. 98. §)',
        en: 'VAT-exempt export (§ 98 of the Hungarian VAT Act)',
      },
      ['termékexport'],
    ),
    smallBusiness: phrase(
      checked('Áfa tv. 187. §'),
      {
        hu: 'Alanyi adómentes (Áfa tv. 187. §)',
        en: 'VAT-exempt small business (§ 187 of the Hungarian VAT Act)',
      },
      ['alanyi adómentes'],
    ),
  },
  latePayment: {
    interest: { reference: 'hungary', points: '8' },
    sums: [{ amount: '40', currency: 'EUR', from: '0' }],
    ...known('Ptk. 6:155. § and 2016. évi IX. törvény'),
  },
  numbering: {
    rule: 'Numbers follow each other without gaps.',
    ...checked('Áfa tv. 169. § b)'),
  },
})
