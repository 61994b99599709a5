import {
  type Evidence,
  type Proposal,
  type ProposedFigure,
  proposedFigures,
} from '@sheaf/autofill/proposal'
import type { AutofillAnswer } from '@sheaf/contract/autofill'
import { figureNames, lineWireName, wireName } from '@sheaf/contract/wire/wire-names'
import { lineItemsSchema, wireShape } from '@sheaf/contract/wire/wire-schema'
import { lineFieldsOf, pathsOf } from '@sheaf/domain/documents/document'
import { limits } from '@sheaf/domain/documents/field-schemas'
import { isPricedKind } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { ZodType } from 'zod'

type Shape = Readonly<Record<string, ZodType>>

type Value = string | boolean

type Read<Of extends Value> = {
  /** On the wire; a figure that the kind does not have has no name. */
  readonly name: string | undefined
  readonly value: Of | undefined
  readonly found: Evidence | undefined
}

type Given<Of extends Value> = {
  readonly name: string
  readonly value: Of
  readonly found: Evidence
}

/** A proposal by the names of the wire, without what no words of the text bear out or what its field would refuse. */
export function toWireProposal(
  kind: DocumentKind,
  proposal: Proposal,
): Pick<AutofillAnswer, 'fields' | 'evidence'> {
  const read = given(fieldsRead(kind, proposal), wireShape(kind))
  const lineShape = lineItemsSchema(kind).element.shape
  const lines = proposal.lines
    .slice(0, limits.lines)
    .map((_, index) => given(lineRead(kind, proposal, index), lineShape))
    .filter((cells) => cells.length > 0)
  const fields: AutofillAnswer['fields'] = valuesOf(read)
  if (lines.length > 0) fields.lineItems = lines.map(valuesOf)
  const inLines = lines.flatMap((cells, index) =>
    cells.map(({ name, found }) => [`lineItems.${index}.${name}`, found] as const),
  )
  const evidence = Object.fromEntries([
    ...read.map(({ name, found }) => [name, found] as const),
    ...inLines,
  ])
  return { fields, evidence }
}

function fieldsRead(kind: DocumentKind, { values, figures, evidence }: Proposal): Read<Value>[] {
  return [
    ...pathsOf(kind).map((path) => ({
      name: wireName(kind, path),
      value: values[path],
      found: evidence.get(path),
    })),
    ...proposedFigures.map((figure) => ({
      name: figureName(kind, figure),
      value: figures[figure],
      found: evidence.get(figure),
    })),
  ]
}

function lineRead(
  kind: DocumentKind,
  { lines, evidence }: Proposal,
  index: number,
): Read<string>[] {
  const line = lines[index]
  return [
    ...lineFieldsOf(kind).map((field) => ({
      name: lineWireName(kind, field),
      value: line?.[field],
      found: evidence.get(`lines.${index}.${field}`),
    })),
    {
      name: isPricedKind(kind) ? figureNames[kind].lineAmount : undefined,
      value: line?.amount,
      found: evidence.get(`lines.${index}.amount`),
    },
  ]
}

function figureName(kind: DocumentKind, figure: ProposedFigure): string | undefined {
  if (!isPricedKind(kind)) return undefined
  const { subtotal, taxes, total } = figureNames[kind]
  const { first, second } = 'all' in taxes ? { first: taxes.all, second: undefined } : taxes
  return { subtotal, tax: first, secondTax: second, total }[figure]
}

function given<Of extends Value>(read: readonly Read<Of>[], shape: Shape): Given<Of>[] {
  return read.flatMap(({ name, value, found }) => {
    if (name === undefined || value === undefined || found === undefined) return []
    return shape[name]?.safeParse(value).success ? [{ name, value, found }] : []
  })
}

function valuesOf<Of extends Value>(cells: readonly Given<Of>[]): Record<string, Of> {
  return Object.fromEntries(cells.map(({ name, value }) => [name, value]))
}
