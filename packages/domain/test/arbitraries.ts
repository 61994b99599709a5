import fc from 'fast-check'
import { type BusinessDocument, documentSchemas } from '../src/documents/document.ts'
import { type DocumentType, documentTypes } from '../src/documents/document-type.ts'
import { rulesOf } from '../src/documents/kinds.ts'
import { type CurrencyCode, currencyCodes, currencyDecimals } from '../src/money/currency.ts'
import { fixedText } from '../src/money/decimal.ts'

export function currenciesWith(decimals: number): CurrencyCode[] {
  return currencyCodes.filter((code) => currencyDecimals(code) === decimals)
}

function decimalTextUpTo(digits: bigint, scale: number, from = -digits) {
  return fc
    .tuple(fc.bigInt({ min: from, max: digits }), fc.integer({ min: 0, max: scale }))
    .map(([value, places]) => fixedText(value, places))
}

const quantity = decimalTextUpTo(10_000_00n, 3)
const price = decimalTextUpTo(10_000_000_00n, 4)
const rate = fc.oneof(
  fc.constantFrom('0', '5', '7', '8.875', '9.975', '10', '19', '20', '25.5'),
  decimalTextUpTo(100_0000n, 4, 0n).filter((text) => Number(text) <= 100),
)
const optionalRate = fc.oneof({ weight: 2, arbitrary: fc.constant('') }, rate)

const discount = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ discountType: 'percent', discountValue: '0' }) },
  rate.map((value) => ({ discountType: 'percent', discountValue: value })),
  decimalTextUpTo(50_000_00n, 3, 0n).map((value) => ({
    discountType: 'amount',
    discountValue: value,
  })),
)

function line(type: DocumentType) {
  return fc
    .tuple(
      fc.record({ quantity, price, taxRate: optionalRate, description: fc.string() }),
      discount,
    )
    .map(([{ price: value, ...rest }, off]) => ({
      ...rest,
      ...off,
      [rulesOf(type).linePriceField]: value,
    }))
}

/** A document with awkward numbers, in one of the given currencies. */
export function documentIn(currencies: readonly CurrencyCode[]): fc.Arbitrary<BusinessDocument> {
  return fc.constantFrom(...documentTypes).chain((type) => {
    const rules = rulesOf(type)
    return fc
      .tuple(
        fc.record({
          currency: fc.constantFrom(...currencies),
          lineItems: fc.array(line(type), { minLength: 1, maxLength: 6 }),
          [rules.taxRateField]: rate,
          [rules.shippingField]: price,
          [rules.otherField]: price,
          enableTax2: fc.boolean(),
          tax2Label: fc.constantFrom('', 'City tax'),
          tax2Rate: rate,
          pricesIncludeTax: fc.boolean(),
          reverseCharge: fc.boolean(),
          taxRounding: fc.constantFrom('document', 'line'),
          withholdingRate: rate,
        }),
        discount,
      )
      .map(([fields, off]) => documentSchemas[type].parse({ ...fields, ...off }))
  })
}

/** A document of a kind with every text and day field filled with something of its own. */
export function fullDocument(type: DocumentType): BusinessDocument {
  const schema = documentSchemas[type]
  const fields = Object.entries(schema.shape).flatMap(
    ([name, field], index): [string, unknown][] => {
      const candidates = [
        `${name} ${index}`,
        `20${10 + (index % 80)}-03-${10 + (index % 18)}`,
        `${index % 90}.25`,
      ]
      const fitting = candidates.find((text) => field.safeParse(text).success)
      return fitting === undefined ? [] : [[name, fitting]]
    },
  )
  const lineItems = [1, 2].map((row) => ({
    itemNumber: `item ${row}`,
    description: `description ${row}`,
    quantity: `${row}.5`,
    unit: `unit ${row}`,
    taxRate: `${row}.75`,
    discountType: 'amount',
    discountValue: `0.1${row}`,
    [rulesOf(type).linePriceField]: `${row}33.33`,
  }))
  return schema.parse({ ...Object.fromEntries(fields), type, lineItems, enableTax2: true })
}
