import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import type { CurrencyCode } from '@sheaf/domain/money/currency'
import { decimal } from '@sheaf/domain/money/decimal'
import { type Money, moneyFrom, subtract, sum } from '@sheaf/domain/money/money'
import type { FormatId } from '../src/formats.ts'
import type { Mapping } from '../src/mapping.ts'
import { mappingFieldsOf, suggestMapping } from '../src/mapping-fields.ts'
import { type Export, writeExport } from '../src/write-export.ts'

export const madeAt = '2026-03-01T12:30:45.678'

/** A mapping that leaves nothing open for these documents. */
export function completeMapping(
  format: FormatId,
  documents: readonly ComputedDocument[],
  own: Mapping = {},
): Mapping {
  const known: Mapping = { ...suggestMapping(format, 'GB'), ...datevNumbers, ...own }
  const fields = mappingFieldsOf(format, documents, known)
  const needed = fields
    .filter(({ id, isNeeded }) => isNeeded && !known[id])
    .map(({ id, choices }) => [
      id,
      choices?.[0]?.value ?? (format === 'datev' ? '8000' : `My ${id}`),
    ])
  return { ...known, ...Object.fromEntries(needed) }
}

const datevNumbers = { consultant: '1001', client: '12' }

export function exported(
  format: FormatId,
  documents: readonly BusinessDocument[],
  own: Mapping = {},
): Export {
  const computed = documents.map(compute)
  return writeExport(format, computed, completeMapping(format, computed, own), madeAt)
}

/** What books get of a document: its total without what was booked with its deposits. */
export function bookedTotal(document: BusinessDocument): Money {
  const { totals } = compute(document)
  if (totals === null) throw new Error('A document without prices')
  return totals.deposits.reduce((rest, { gross }) => subtract(rest, gross), totals.grandTotal)
}

export function money(text: string, currency: CurrencyCode): Money {
  return moneyFrom(decimal(text.replace(',', '.')), currency)
}

export function total(texts: readonly string[], currency: CurrencyCode): Money {
  return sum(
    texts.map((text) => money(text, currency)),
    currency,
  )
}
