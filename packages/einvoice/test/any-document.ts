import { type DocumentOf, schemaOf } from '@sheaf/domain/documents/document'
import { fixedText } from '@sheaf/domain/money/decimal'
import fc from 'fast-check'
import type { EInvoiceDetails } from '../src/mapping/details.ts'
import type { VatCategory } from '../src/mapping/vat-treatment.ts'

export type AnyDocument = {
  readonly document: DocumentOf<'invoice' | 'credit_note'>
  /** Beside the document, instead of what it says itself. */
  readonly details: EInvoiceDetails
}

function number(most: bigint, scale: number, least = -most) {
  return fc
    .tuple(fc.bigInt({ min: least, max: most }), fc.integer({ min: 0, max: scale }))
    .map(([digits, places]) => fixedText(digits, places))
}

const words = fc.oneof(
  fc.constantFrom(
    'Design',
    'Poster & <flyer>',
    'Überführung "A"',
    'Ünïcødé ☕️',
    'Two\nlines',
    '日本語',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .map((text) => `x${text.replace(/\p{C}/gu, '')}x`),
)

const discount = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'percent', value: '0' }) },
  number(100_00n, 2, 0n)
    .filter((text) => Number(text) <= 100)
    .map((value) => ({ kind: 'percent', value })),
  number(5_000_00n, 2, 0n).map((value) => ({ kind: 'amount', value })),
)

const rates = ['5.5', '7', '9.975', '19', '20', '21', '25.5']

function lineOf(rate: fc.Arbitrary<string>) {
  return fc
    .record({
      itemNumber: fc.constantFrom('', 'A-1'),
      description: words,
      quantity: number(10_000_00n, 3),
      unit: fc.constantFrom('', 'h', 'pcs', 'm²', 'sprints'),
      price: number(10_000_000_00n, 4),
      taxRate: rate,
      own: discount,
    })
    .map(({ own, ...line }) => ({ ...line, discountKind: own.kind, discountValue: own.value }))
}

type Sale = {
  readonly category: VatCategory
  readonly rates: readonly string[]
  readonly details?: EInvoiceDetails
  readonly sellerNumber?: string
}

// Every way to sell that the standard has a category for; S also with lines that bear no VAT.
const sales: readonly Sale[] = [
  { category: 'S', rates: [...rates, '0'] },
  { category: 'S', rates },
  { category: 'Z', rates: ['0'] },
  {
    category: 'E',
    rates: ['0'],
    details: { taxExemptionReason: 'Kleinunternehmer, § 19 UStG' },
    sellerNumber: '12/345/67890',
  },
  { category: 'E', rates: ['0', '19'], details: { taxExemptionReason: 'Exempt' } },
  { category: 'AE', rates: ['0'] },
  { category: 'K', rates: ['0'], details: { vatCategory: 'K' } },
  { category: 'G', rates: ['0'], details: { vatCategory: 'G' } },
  { category: 'O', rates: ['0'], sellerNumber: '12/345/67890' },
  { category: 'O', rates: ['0'], details: { vatCategory: 'O' } },
  { category: 'L', rates: ['3', '7'], details: { vatCategory: 'L' } },
  { category: 'M', rates: ['4', '8'], details: { vatCategory: 'M' } },
]

// Yen rounded line by line miss the tax on the whole by more than the standard forgives.
const money = fc.constantFrom(
  { currency: 'EUR', rounding: 'document' },
  { currency: 'EUR', rounding: 'line' },
  { currency: 'SEK', rounding: 'line' },
  { currency: 'USD', rounding: 'document' },
  { currency: 'JPY', rounding: 'document' },
)

const gln = { value: '4012345000009', scheme: '0088' }

/** Complete documents of every category, with awkward numbers: negative lines, discounts, charges, prices with VAT, tax withheld. */
export const anyDocument: fc.Arbitrary<AnyDocument> = fc.constantFrom(...sales).chain((sale) =>
  fc
    .record({
      kind: fc.constantFrom('invoice' as const, 'credit_note' as const),
      lines: fc.array(lineOf(fc.constantFrom(...sale.rates)), { minLength: 1, maxLength: 6 }),
      discount,
      isIncluded: fc.boolean(),
      money,
      charges: fc.record({
        shipping: fc.oneof(fc.constant('0'), number(500_00n, 2)),
        other: fc.oneof(fc.constant('0'), number(500_00n, 2)),
      }),
      withheld: fc.constantFrom('0', '0', '15'),
      message: fc.oneof(fc.constant(''), words),
      iban: fc.constantFrom('', 'DE02 1203 0000 0000 2020 51'),
      buyer: fc.constantFrom(
        '3 rue du Bac\n75007 Paris\nFrance',
        'Hauptplatz 1, 1010 Wien, Austria',
        'Königsallee 2\n40212 Düsseldorf',
      ),
    })
    .map((values) => complete(sale, values)),
)

type Values = {
  readonly kind: 'invoice' | 'credit_note'
  readonly lines: readonly { readonly taxRate: string }[]
  readonly isIncluded: boolean
  readonly money: { readonly currency: string; readonly rounding: string }
  readonly withheld: string
  readonly message: string
  readonly iban: string
  readonly buyer: string
}

function complete(sale: Sale, values: Values & object): AnyDocument {
  const { kind, isIncluded, money, withheld, message, iban, buyer, ...rest } = values
  const document = schemaOf(kind).parse({
    ...rest,
    currency: money.currency,
    number: 'INV-7',
    issuedOn: '2026-03-01',
    endsOn: '2026-03-31',
    region: 'DE',
    sender: {
      ...{
        name: 'Atelier Blau GmbH',
        contact: 'Ada Blau',
        email: 'ada@blau.example',
        phone: '+49 30 1234',
      },
      ...{
        address: 'Hauptstr. 1\nHinterhof\n10115 Berlin\nGermany',
        taxId: sale.sellerNumber ?? 'DE 123 456 788',
      },
    },
    receiver: {
      ...{
        name: 'Noé Noir',
        company: 'Café Noir',
        email: 'noe@noir.example',
        address: buyer,
        taxId: 'FR40303265045',
      },
    },
    references: {
      orderNumber: 'PO-3',
      customerId: 'C-17',
      invoiceNumber: 'INV-6',
      invoiceDate: '2026-02-01',
    },
    delivery: { date: '2026-02-27' },
    tax: {
      label: 'VAT',
      rate: '19',
      isIncluded,
      rounding: money.rounding,
      isReverseCharge: sale.category === 'AE',
    },
    withholding: { label: 'IRPF', rate: withheld },
    bank: { iban, swift: 'BYLADEM1001', accountNumber: iban === '' ? '12345678' : '' },
    texts: { message, terms: 'Payment is due within 30 days' },
  })
  return {
    document: document as AnyDocument['document'],
    details: {
      ...sale.details,
      buyerReference: '04011000-12345-34',
      sellerElectronicAddress: gln,
      buyerElectronicAddress: gln,
    },
  }
}
