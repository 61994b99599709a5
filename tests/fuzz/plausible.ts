import { addDays } from '@sheaf/domain/locale/calendar-day'
import type { Description, Schema } from './description.ts'
import type { Random } from './random.ts'

export const today = new Date().toISOString().slice(0, 10)
/** What is ordered for a day begins then. */
export const soon = addDays(today, 14)

/** What a well-meaning client would write, by the name of the field. The first that fits counts. */
const byName: readonly (readonly [RegExp, readonly string[]])[] = [
  [/email/i, ['elena@example.com']],
  [/^(?:today|start|from|.*Date|validUntil|.*On)$/, ['2026-03-01', soon]],
  [/timeZone/, ['Europe/Berlin', 'UTC']],
  [/color/i, ['#1f5f5b']],
  [/password/i, ['slow ferries at dawn 4127']],
  [/currency/i, ['EUR', 'USD', 'JPY', 'KWD']],
  [/jurisdiction|country/i, ['DE', 'US', 'CH']],
  [/language/i, ['de', 'en', 'ar', 'ja']],
  [/^(?:quantity|rate|unitPrice|percent|.*Rate|.*Amount|.*Credit)$/i, ['1', '12.50', '19']],
  [/^(?:theme|templateId|systemTemplateId)$/, ['blue-wave', 'po-classic', 'cn-classic']],
  [/font/i, ['Lato', 'Inter']],
  [/iban/i, ['DE89370400440532013000']],
  [/pattern/, ['{YYYY}-{0001}']],
  [/lineItems/, ['[{"description":"Desk","quantity":"2","rate":"10","unitPrice":"10"}]']],
  [/url|website/i, ['https://example.com']],
]

const words = ['Desk', 'Oak & Iron', 'Elena Castellan', 'Net 30', 'INV-7', 'true']

/** A value that the description allows. What it leaves open, the name of the field tells. */
export function plausible(
  schema: Schema,
  { name, description, random }: { name: string; description: Description; random: Random },
): unknown {
  const inner = (next: Schema, as: string) => plausible(next, { name: as, description, random })
  if (schema.$ref !== undefined) {
    const target = description.components.schemas[schema.$ref.split('/').at(-1) ?? '']
    return target === undefined ? {} : inner(target, name)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return random.pick(schema.enum)
  if (schema.anyOf !== undefined) return inner(random.pick(schema.anyOf), name)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object') {
    const required = new Set(schema.required)
    // Documents have a hundred fields: some of them each time.
    const chosen = Object.entries(schema.properties ?? {}).filter(
      ([field]) => required.has(field) || random.percent(30),
    )
    return Object.fromEntries(chosen.map(([field, next]) => [field, inner(next, field)]))
  }
  if (type === 'array') return schema.items ? [inner(schema.items, name)] : []
  if (type === 'boolean') return random.percent(50)
  if (type === 'null') return null
  if (type === 'integer' || type === 'number') {
    return (schema.minimum ?? 0) + random.below((schema.maximum ?? 100) - (schema.minimum ?? 0) + 1)
  }
  return random.pick(textsFor(name, schema))
}

function textsFor(name: string, { format, default: usual }: Schema): readonly string[] {
  if (format === 'date') return ['2026-03-01', '2028-02-29', soon]
  const [, known] = byName.find(([pattern]) => pattern.test(name)) ?? []
  if (known !== undefined) return known
  return typeof usual === 'string' && usual !== '' ? [usual] : words
}
