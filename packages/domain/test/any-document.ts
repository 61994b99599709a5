import fc from 'fast-check'
import {
  type BusinessDocument,
  nested,
  type PricedDocument,
  pathsOf,
  schemaOf,
} from '../src/documents/document.ts'
import type { PricedKind } from '../src/documents/field-row.ts'
import { rulesOfType } from '../src/documents/field-types.ts'
import { fields } from '../src/documents/fields.ts'
import type { DocumentKind } from '../src/documents/kind.ts'
import { type CurrencyCode, currencyCodes, currencyDecimals } from '../src/money/currency.ts'
import { fixedText } from '../src/money/decimal.ts'

export const pricedKinds: readonly PricedKind[] = [
  'invoice',
  'quote',
  'credit_note',
  'purchase_order',
]

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
  { weight: 2, arbitrary: fc.constant({ kind: 'percent', value: '0' }) },
  rate.map((value) => ({ kind: 'percent', value })),
  decimalTextUpTo(50_000_00n, 3, 0n).map((value) => ({ kind: 'amount', value })),
)

const line = fc
  .tuple(fc.record({ quantity, price, taxRate: optionalRate, description: fc.string() }), discount)
  .map(([values, { kind, value }]) => ({ ...values, discountKind: kind, discountValue: value }))

const blanks = new Map(
  pricedKinds.map((kind) => [kind, schemaOf(kind).parse({ lines: [{}] })] as const),
)

function blankOf(kind: PricedKind): PricedDocument {
  const blank = blanks.get(kind)
  if (!blank) throw new Error(`No blank ${kind}`)
  return blank
}

// The schema would take most of the time of ten thousand documents, and these values have its blessing.
function over(blank: PricedDocument, values: Readonly<Record<string, unknown>>): PricedDocument {
  const { lines, kind: _, ...parts } = values
  const merged = Object.entries(parts).map(([part, value]) => [
    part,
    typeof value === 'string'
      ? value
      : {
          ...(blank as Readonly<Record<string, unknown>> as Readonly<Record<string, object>>)[part],
          ...(value as object),
        },
  ])
  const [line] = blank.lines
  const own = (lines as readonly object[]).map((each) => ({ ...line, ...each }))
  return { ...blank, ...Object.fromEntries(merged), lines: own }
}

/** A document with awkward numbers, in one of the given currencies. */
export function documentIn(
  currencies: readonly CurrencyCode[],
  kinds: readonly PricedKind[] = pricedKinds,
): fc.Arbitrary<PricedDocument> {
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      currency: fc.constantFrom(...currencies),
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      discount,
      tax: fc.record({
        rate,
        hasSecond: fc.boolean(),
        secondLabel: fc.constantFrom('', 'City tax'),
        secondRate: rate,
        isIncluded: fc.boolean(),
        isReverseCharge: fc.boolean(),
        rounding: fc.constantFrom('document', 'line'),
      }),
      charges: fc.record({ shipping: price, other: price }),
      withholding: fc.record({ rate }),
    })
    .map((values) => over(blankOf(values.kind), values))
}

/** A document of a kind with every text, day and number filled with something of its own. */
export function fullDocument<Kind extends DocumentKind>(kind: Kind) {
  const values = pathsOf(kind).flatMap((path, index): [string, string][] => {
    const { schema } = rulesOfType(fields[path].type)
    const candidates = [
      `${path} ${index}`,
      `20${10 + (index % 80)}-03-${10 + (index % 18)}`,
      `${index % 90}.25`,
    ]
    const fitting = candidates.find((text) => schema.safeParse(text).success)
    return fitting === undefined ? [] : [[path, fitting]]
  })
  const lines = [1, 2].map((row) => ({
    itemNumber: `item ${row}`,
    description: `description ${row}`,
    quantity: `${row}.5`,
    unit: `unit ${row}`,
    taxRate: `${row}.75`,
    discountKind: 'amount',
    discountValue: `0.1${row}`,
    price: `${row}33.33`,
  }))
  return schemaOf(kind).parse({ ...nested(Object.fromEntries(values)), lines })
}

/** Every text of a document, wherever it stands. */
export function textsOf(document: BusinessDocument): string[] {
  const texts = (holder: object): string[] =>
    Object.values(holder).flatMap((value) => {
      if (typeof value === 'object' && value !== null) return texts(value)
      return typeof value === 'string' && value !== '' ? [value] : []
    })
  const { kind: _, ...rest } = document
  return texts(rest)
}
