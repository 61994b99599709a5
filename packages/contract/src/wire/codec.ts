import {
  type BusinessDocument,
  type DocumentOf,
  lineFieldsOf,
  lineText,
  nested,
  pathsOf,
  valueAt,
} from '@sheaf/domain/documents/document'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { fields, isPricedKind } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { moneyText } from '@sheaf/domain/money/money'
import { isBankCode, tidyBankCode } from '@sheaf/domain/parties/bank-account'
import { figureNamesOf, type WireFigures, wireFigures } from './figures.ts'
import { figureNames, lineWireName, wireName } from './wire-names.ts'
import type { WireDocument, WireLine } from './wire-schema.ts'

/** The document that was sent, once the schema of the wire has accepted it. */
export function decode<Kind extends DocumentKind>(
  kind: Kind,
  wire: WireDocument,
  table: FieldTable = fields,
): DocumentOf<Kind> {
  // In plain loops: this is done for each key of a document that is drawn.
  const values: Record<string, unknown> = {}
  for (const path of pathsOf(kind, table)) {
    const value = wire[wireName(kind, path)]
    const isCode = typeof value === 'string' && isBankCode(path)
    values[path] = isCode ? tidyBankCode(path, value) : value
  }
  const names = lineFieldsOf(kind).map((name) => [name, lineWireName(kind, name)] as const)
  const lines = wire.lineItems.map((line) => {
    const own: Record<string, unknown> = {}
    for (const [name, wireName] of names) own[name] = line[wireName]
    return own
  })
  const { labels } = wire
  const document: unknown = { kind, ...nested(values), lines, labels }
  return document as DocumentOf<Kind>
}

/** The figures that came with it, by their wire names; what is not stated is empty. */
export function statedFigures(kind: DocumentKind, wire: WireDocument): WireFigures {
  if (!isPricedKind(kind)) return {}
  const { lineAmount } = figureNames[kind]
  const lines = wire.lineItems.map((line, index) => [
    `lineItems.${index}.${lineAmount}`,
    line[lineAmount] ?? '',
  ])
  const whole = figureNamesOf(kind).map((name) => [name, wire[name] ?? ''])
  return Object.fromEntries([...whole, ...lines])
}

/** A document as it travels, with its figures. */
export function encode(
  { document, totals }: ComputedDocument,
  table: FieldTable = fields,
): WireDocument {
  const { kind, labels } = document
  const values = pathsOf(kind, table).map((path) => [
    wireName(kind, path),
    valueAt(document, path) ?? '',
  ])
  const lines = encodeLines(document)
  const written = { type: kind, ...Object.fromEntries(values), labels }
  if (totals === null) return { ...written, lineItems: lines }
  const { lineAmount } = figureNames[document.kind]
  return {
    ...written,
    ...wireFigures(document.kind, totals),
    lineItems: lines.map((line, index) => {
      const amount = totals.lines[index]?.amount
      return { ...line, [lineAmount]: amount ? moneyText(amount) : '' }
    }),
  }
}

function encodeLines(document: BusinessDocument): WireLine[] {
  const { kind, lines } = document
  const names = lineFieldsOf(kind).map((name) => [name, lineWireName(kind, name)] as const)
  return lines.map((line) =>
    Object.fromEntries(names.map(([name, wireName]) => [wireName, lineText(line, name)])),
  )
}
