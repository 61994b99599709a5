import { checked, found, known, unsure } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember, smallSellerTaxId } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const bulgaria = euMember({
  country: 'BG',
  name: 'Bulgaria',
  languages: ['bg'],
  taxNames: { en: 'VAT', bg: 'ДДС' },
  taxId: { label: 'ИН по ЗДДС', shape: 'BG and 9 or 10 digits' },
  invoiceLaw: 'чл. 114 ЗДДС',
  rates: ratesFrom(found('чл. 66 ЗДДС'), [
    ['standard', '20', '1999-01-01'],
    ['reduced', '9', '2011-04-01'],
  ]),
  simplified: { upTo: '100', drops: ['tax-rate'], ...checked('чл. 114 ЗДДС') },
  needs: [
    ...smallSellerTaxId(checked('чл. 114, ал. 1 ЗДДС')),
    ...domesticBuyerTaxId(checked('чл. 114, ал. 1 ЗДДС')),
  ],
  phrases: {
    intraCommunity: phrase(
      known('чл. 53 ЗДДС'),
      {
        bg: 'Вътреобщностна доставка, нулева ставка (чл. 53, ал. 1 ЗДДС)',
        en: 'Zero-rated intra-Community supply (art. 53(1) of the Bulgarian VAT Act)',
      },
      ['вътреобщностна доставка'],
    ),
    export: phrase(checked('чл. 28 ЗДДС'), {
      bg: 'Износ, нулева ставка (чл. 28 ЗДДС)',
      en: 'Zero-rated export (art. 28 of the Bulgarian VAT Act)',
    }),
    smallBusiness: phrase(
      checked('чл. 113, ал. 9 ЗДДС'),
      {
        bg: 'Основание за неначисляване на ДДС: чл. 113, ал. 9 ЗДДС',
        en: 'VAT not charged (art. 113(9) of the Bulgarian VAT Act)',
      },
      ['чл. 113, ал. 9'],
    ),
  },
  // Since the euro; before 2026 ten points were added to a rate of the national bank.
  latePayment: euLatePayment('ПМС 426/2014 and чл. 309а ТЗ', unsure),
  due: {
    usualDays: 14,
    mostDays: 60,
    rule: 'Between businesses 14 days unless agreed otherwise, and more than 60 only where it is fair.',
    ...known('чл. 303а ТЗ'),
  },
  numbering: {
    rule: 'Numbers have ten digits and follow each other without gaps.',
    ...checked('чл. 114 ЗДДС'),
  },
})
