import {
  type Evidence,
  type Proposal,
  type ProposedFigure,
  type ProposedPath,
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
  readonly path: ProposedPath
  /** On the wire; a figure that the kind does not have has no name. */
  readonly name: string | undefined
  readonly value: Of | undefined
  readonly found: Evidence | undefined
}

type Given<Of extends Value> = {
  readonly path: ProposedPath
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
    cells.map(({ name, ...rest }) => ({ ...rest, name: `lineItems.${index}.${name}` })),
  )
  return { fields, evidence: evidenceOf([...read, ...inLines]) }
}

/** What hangs on a value that is not in the answer hangs on nothing. */
function evidenceOf(given: readonly Given<Value>[]): AutofillAnswer['evidence'] {
  const names = new Map(given.map(({ path, name }) => [path, name]))
  return Object.fromEntries(
    given.map(({ name, found: { hangsOn, ...found } }) => {
      const on = (hangsOn ?? []).flatMap((path) => names.get(path) ?? [])
      return [name, { ...found, ...(on.length > 0 && { hangsOn: on }) }]
    }),
  )
}

function fieldsRead(kind: DocumentKind, { values, figures, evidence }: Proposal): Read<Value>[] {
  return [
    ...pathsOf(kind).map((path) => ({
      path,
      name: wireName(kind, path),
      value: values[path],
      found: evidence.get(path),
    })),
    ...proposedFigures.map((figure) => ({
      path: figure,
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
      path: `lines.${index}.${field}` as const,
      name: lineWireName(kind, field),
      value: line?.[field],
      found: evidence.get(`lines.${index}.${field}`),
    })),
    {
      path: `lines.${index}.amount`,
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
  return read.flatMap(({ path, name, value, found }) => {
    if (name === undefined || value === undefined || found === undefined) return []
    return shape[name]?.safeParse(value).success ? [{ path, name, value, found }] : []
  })
}

function valuesOf<Of extends Value>(cells: readonly Given<Of>[]): Record<string, Of> {
  return Object.fromEntries(cells.map(({ name, value }) => [name, value]))
}
