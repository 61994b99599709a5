import { checked, found, known } from '../cited.ts'
import { euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const finland = euMember({
  country: 'FI',
  name: 'Finland',
  languages: ['fi', 'sv'],
  taxNames: { en: 'VAT', fi: 'ALV', sv: 'moms' },
  taxId: { label: 'ALV-numero', shape: 'FI and 8 digits' },
  invoiceLaw: 'AVL 209 e §',
  rates: [
    ...ratesFrom(checked('AVL 84–85 a §'), [
      ['standard', '24', '2013-01-01'],
      ['reduced', '14', '2013-01-01'],
    ]),
    ...ratesFrom(found('AVL 84–85 a §'), [
      ['standard', '25.5', '2024-09-01'],
      ['reduced', '13.5', '2026-01-01'],
      ['reduced-2', '10', '2013-01-01'],
    ]),
  ],
  simplified: {
    upTo: '400',
    drops: ['number', 'seller-address', 'buyer-name', 'buyer-address', 'supply-date'],
    ...known('AVL 209 f §'),
  },
  phrases: {
    intraCommunity: phrase(
      known('AVL 72 a §'),
      {
        fi: 'Veroton yhteisömyynti (AVL 72 a §)',
        sv: 'Skattefri gemenskapsintern försäljning (72 a § mervärdesskattelagen)',
        en: 'VAT-exempt intra-Community supply (§ 72 a of the Finnish VAT Act)',
      },
      ['yhteisömyynti'],
    ),
    export: phrase(
      known('AVL 70 §'),
      {
        fi: 'Veroton vienti (AVL 70 §)',
        sv: 'Skattefri export (70 § mervärdesskattelagen)',
        en: 'VAT-exempt export (§ 70 of the Finnish VAT Act)',
      },
      ['veroton vienti'],
    ),
    smallBusiness: phrase(
      known('AVL 3 §'),
      {
        fi: 'Ei arvonlisäverovelvollinen, vähäinen toiminta (AVL 3 §)',
        sv: 'Inte momsskyldig, verksamhet i liten skala (3 § mervärdesskattelagen)',
        en: 'VAT-exempt small business (§ 3 of the Finnish VAT Act)',
      },
      ['avl 3 §'],
    ),
  },
  latePayment: {
    interest: { reference: 'finland', points: '8' },
    sums: [{ amount: '40', currency: 'EUR', from: '0' }],
    ...checked('Korkolaki 4 a § and laki saatavien perinnästä'),
  },
  eInvoices: [
    {
      from: '2020-04-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Finland whose client asks for it',
      how: 'as structured e-invoices (EN 16931)',
      ...checked('Laki sähköisestä laskutuksesta (241/2019), 4 §'),
    },
  ],
})
