import { type BusinessDocument, documentSchemas } from '@sheaf/domain/documents/document'
import { type DocumentType, documentTypes } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { currencyCodes } from '@sheaf/domain/money/currency'
import fc from 'fast-check'

const hostile = [
  '#import "/etc/passwd": *',
  '$x^2$ *bold* _it_ <label> @ref // comment',
  '\\u{41} \\ #{panic("no")} [[ ]] ```',
  'Ελληνικά Кириллица עברית العربية हिन्दी ไทย 中文 日本語 한국어',
  '👩‍👩‍👧‍👦 🏳️‍🌈 ☎ ✔ ₦ ৳ ﷼ ₿',
  'a\u200bb\u200dc\u202ed\u2066e\u2069f\ufeff',
  'W'.repeat(190),
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.string({ maxLength: 80 }), { maxLength: 12 })
      .map((lines) => lines.join('\n')),
  },
)

const figure = fc.constantFrom('0', '1', '-3', '0.0125', '1.5', '12', '0.1', '640', '1999.99')

/** Twelve digits before the point: the largest amount that a sheet must hold, once. */
const largestPrice = '123456789012.34'

const hugeFigure = fc.constantFrom('999999999999.99', '123456789012', '0.1')

const rate = fc.constantFrom('', '0', '5', '7.5', '9.975', '20', '100')

/** All fields, all scripts, awkward numbers and amounts of up to twelve digits, up to forty lines. */
export const anyDocument = documentsWith((type) =>
  fc
    .tuple(
      fc.array(line(type, figure), { minLength: 0, maxLength: 39, size: 'max' }),
      line(type, figure),
      fc.boolean(),
    )
    .map(([lines, last, isLarge]) => [...lines, isLarge ? atLargestPrice(type, last) : last]),
)

/** The same with amounts of up to 25 digits, for which no sheet has room. */
export const immenseDocument = documentsWith((type) =>
  fc.array(line(type, hugeFigure), { minLength: 1, maxLength: 40, size: 'max' }),
)

function documentsWith(
  linesOf: (type: DocumentType) => fc.Arbitrary<readonly object[]>,
): fc.Arbitrary<BusinessDocument> {
  return fc.constantFrom(...documentTypes).chain((type) =>
    fc
      .record({
        texts: fc.dictionary(fc.constantFrom(...textFields(type)), text, { maxKeys: 25 }),
        lineItems: linesOf(type),
        language: fc.constantFrom('en', 'de', 'ar', 'he', 'ja', 'zh', 'ko', 'hi', 'th', 'pt-BR'),
        jurisdiction: fc.constantFrom('US', 'CA', 'DE', 'GB', 'JP', 'EG'),
        currency: fc.constantFrom(...currencyCodes),
        days: fc.constantFrom({}, { [rulesOf(type).issuedField]: '2026-03-03' }),
        taxes: fc.constantFrom(
          {},
          { enableTax2: true, tax2Label: 'Levy', tax2Rate: '1' },
          { reverseCharge: true },
        ),
      })
      .map(({ texts, days, taxes, ...rest }) =>
        documentSchemas[type].parse({ ...texts, ...days, ...taxes, ...rest }),
      ),
  )
}

function atLargestPrice(type: DocumentType, line: object): object {
  return { ...line, quantity: '1', [rulesOf(type).linePriceField]: largestPrice }
}

function textFields(type: DocumentType): string[] {
  return Object.entries(documentSchemas[type].shape).flatMap(([name, schema]) =>
    schema.safeParse('any text').success ? [name] : [],
  )
}

function line(type: DocumentType, figure: fc.Arbitrary<string>) {
  return fc
    .record({
      description: text,
      quantity: figure,
      price: figure,
      taxRate: rate,
      itemNumber: fc.string({ maxLength: 12 }),
    })
    .map(({ price, ...rest }) => ({ ...rest, [rulesOf(type).linePriceField]: price }))
}
