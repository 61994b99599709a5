import {
  type BusinessDocument,
  type DocumentOf,
  lineFieldsOf,
  lineText,
  partsOf,
  pathsOf,
  valueAt,
} from '@sheaf/domain/documents/document'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields, isPricedKind } from '@sheaf/domain/documents/fields'
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
  const document: Record<string, unknown> = { kind }
  for (const [name, fields] of partsOf(kind, table)) {
    document[name] = typeof fields === 'string' ? valueFor(fields) : partOf(fields)
  }
  const names = lineFieldsOf(kind).map((name) => [name, lineWireName(kind, name)] as const)
  const lines = wire.lineItems.map((line) => {
    const own: Record<string, unknown> = {}
    for (const [name, wireName] of names) own[name] = line[wireName]
    return own
  })
  const whole: unknown = Object.assign(document, { lines, labels: wire.labels })
  return whole as DocumentOf<Kind>

  function partOf(fields: readonly (readonly [name: string, path: FieldPath])[]) {
    const own: Record<string, unknown> = {}
    for (const [name, path] of fields) own[name] = valueFor(path)
    return own
  }

  function valueFor(path: FieldPath): unknown {
    const value = wire[wireName(kind, path)]
    return typeof value === 'string' && isBankCode(path) ? tidyBankCode(path, value) : value
  }
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
