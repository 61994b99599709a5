import { type BusinessDocument, nested, pathsOf, schemaOf } from '@sheaf/domain/documents/document'
import { rulesOfType } from '@sheaf/domain/documents/field-types'
import { fields } from '@sheaf/domain/documents/fields'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
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
export const anyDocument = documentsWith(
  fc
    .tuple(
      fc.array(line(figure), { minLength: 0, maxLength: 39, size: 'max' }),
      line(figure),
      fc.boolean(),
    )
    .map(([lines, last, isLarge]) => [...lines, isLarge ? atLargestPrice(last) : last]),
)

/** The same with amounts of up to 25 digits, for which no sheet has room. */
export const immenseDocument = documentsWith(
  fc.array(line(hugeFigure), { minLength: 1, maxLength: 40, size: 'max' }),
)

function documentsWith(anyLines: fc.Arbitrary<readonly object[]>): fc.Arbitrary<BusinessDocument> {
  return fc.constantFrom(...documentKinds).chain((kind) =>
    fc
      .record({
        texts: fc.dictionary(fc.constantFrom(...textPaths(kind)), text, { maxKeys: 25 }),
        lines: anyLines,
        language: fc.constantFrom('en', 'de', 'ar', 'he', 'ja', 'zh', 'ko', 'hi', 'th', 'pt-BR'),
        region: fc.constantFrom('US', 'CA', 'DE', 'GB', 'JP', 'EG'),
        currency: fc.constantFrom(...currencyCodes),
        days: fc.constantFrom({}, { issuedOn: '2026-03-03' }),
        taxes: fc.constantFrom(
          {},
          { 'tax.hasSecond': true, 'tax.secondLabel': 'Levy', 'tax.secondRate': '1' },
          { 'tax.isReverseCharge': true },
        ),
      })
      .map(({ texts, days, taxes, ...rest }) =>
        schemaOf(kind).parse({ ...nested({ ...texts, ...days, ...taxes }), ...rest }),
      ),
  )
}

function atLargestPrice(line: object): object {
  return { ...line, quantity: '1', price: largestPrice }
}

function textPaths(kind: DocumentKind): string[] {
  return pathsOf(kind).filter(
    (path) => rulesOfType(fields[path].type).schema.safeParse('any text').success,
  )
}

function line(figure: fc.Arbitrary<string>) {
  return fc.record({
    description: text,
    quantity: figure,
    price: figure,
    taxRate: rate,
    itemNumber: fc.string({ maxLength: 12 }),
  })
}
