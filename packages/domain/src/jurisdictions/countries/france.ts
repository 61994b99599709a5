import { checked, found } from '../cited.ts'
import { euMember, smallSellerTaxId } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { needsOf, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

// From 2027 the articles about VAT stand in the CIBS; those of the CGI may stay on invoices until June 2028 (ordonnance 2026-671).
export const france = euMember({
  country: 'FR',
  name: 'France',
  languages: ['fr'],
  taxNames: { en: 'VAT', fr: 'TVA' },
  taxId: { label: 'N° TVA', shape: 'FR, 2 characters and 9 digits' },
  invoiceLaw: 'CGI, annexe II, art. 242 nonies A',
  rates: ratesFrom(found('CGI, art. 278 to 281'), [
    ['standard', '20', '2014-01-01'],
    ['reduced', '10', '2014-01-01'],
    ['reduced-2', '5.5', '2014-01-01'],
    ['reduced-3', '2.1', '1989-01-01'],
  ]),
  simplified: {
    upTo: '150',
    drops: ['seller-tax-id'],
    ...found('CGI, annexe II, art. 242 nonies A'),
  },
  needs: [
    ...smallSellerTaxId(found('Code de commerce, art. R123-237 (SIREN)')),
    ...needsOf(
      ['invoice'],
      found('Code de commerce, art. L441-9'),
      ['due-date', 'late-penalty', 'recovery-sum', 'early-discount'],
      { buyer: 'business' },
    ),
    // The SIREN, which the VAT number has in it: from large and mid-size companies first, a year later from all.
    ...needsOf(taxKinds, found('CGI, annexe II, art. 242 nonies A'), ['buyer-tax-id'], {
      buyer: 'business',
      treatments: ['domestic'],
      since: '2026-09-01',
      isAdvice: true,
    }),
    ...needsOf(taxKinds, found('CGI, annexe II, art. 242 nonies A'), ['buyer-tax-id'], {
      buyer: 'business',
      treatments: ['domestic'],
      since: '2027-09-01',
    }),
  ],
  phrases: {
    intraCommunity: phrase(
      checked('CGI, art. 262 ter'),
      {
        fr: 'Exonération de TVA, art. 262 ter, I du CGI',
        en: 'VAT-exempt intra-Community supply (art. 262 ter, I of the CGI)',
      },
      ['262 ter'],
    ),
    export: phrase(
      checked('CGI, art. 262'),
      {
        fr: 'Exonération de TVA, exportation, art. 262, I du CGI',
        en: 'VAT-exempt export (art. 262, I of the CGI)',
      },
      ['art. 262, i'],
    ),
    smallBusiness: phrase(
      found('CGI, art. 293 B and 293 E'),
      {
        fr: 'TVA non applicable, art. 293 B du CGI',
        en: 'VAT not applicable (art. 293 B of the CGI)',
      },
      ['293 b'],
    ),
    others: {
      'late-penalty': phrase(
        found('Code de commerce, art. L441-9'),
        {
          fr: 'Pénalités de retard : taux de refinancement de la BCE majoré de 10 points.',
          en: 'Late payment penalty: ECB refinancing rate plus 10 points.',
        },
        ['pénalité', 'late payment penalt'],
      ),
      'recovery-sum': phrase(
        found('Code de commerce, art. L441-9 and D441-5'),
        {
          fr: 'Indemnité forfaitaire pour frais de recouvrement : 40 €',
          en: 'Fixed compensation for recovery costs: €40',
        },
        ['indemnité forfaitaire', 'recovery costs'],
      ),
      'early-discount': phrase(
        found('Code de commerce, art. L441-9'),
        { fr: "Pas d'escompte pour paiement anticipé.", en: 'No discount for early payment.' },
        ['escompte', 'early payment'],
      ),
    },
  },
  latePayment: {
    interest: { reference: 'ecb', points: '10' },
    sums: [{ amount: '40', currency: 'EUR', from: '0' }],
    ...checked('Code de commerce, art. L441-10 and D441-5'),
  },
  numbering: {
    rule: 'Numbers follow each other by date in an unbroken series.',
    ...found('CGI, annexe II, art. 242 nonies A'),
  },
  due: {
    usualDays: 30,
    mostDays: 60,
    rule: 'Between businesses 30 days after delivery unless agreed otherwise, and at most 60 days after the invoice.',
    ...checked('Code de commerce, art. L441-10'),
  },
  eInvoices: [
    {
      from: '2026-09-01',
      duty: 'receive',
      between: 'businesses',
      who: 'All businesses in France that are registered for VAT',
      how: 'through a plateforme agréée',
      ...found('CGI, art. 289 bis'),
    },
    {
      from: '2026-09-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Large and mid-size companies in France',
      how: 'as Factur-X, UBL or CII through a plateforme agréée',
      ...found('CGI, art. 289 bis'),
    },
    {
      from: '2027-09-01',
      duty: 'issue',
      between: 'businesses',
      who: 'All businesses in France, small ones too',
      how: 'as Factur-X, UBL or CII through a plateforme agréée',
      bindsSmall: true,
      ...found('CGI, art. 289 bis'),
    },
  ],
})
