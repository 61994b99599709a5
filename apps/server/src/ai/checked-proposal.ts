import type { Evidence, Proposal, ProposedLine } from '@sheaf/autofill/proposal'
import { documentSchemas } from '@sheaf/domain/documents/document'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { limits } from '@sheaf/domain/documents/field-schemas'
import type { ZodType } from 'zod'

type Shape = Readonly<Record<string, ZodType>>

/** Without what the form of this kind has no field for, or what its field would refuse. */
export function checkedProposal(kind: DocumentType, { fields, evidence }: Proposal): Proposal {
  const shape: Shape = documentSchemas[kind].shape
  const { lineItems = [], ...others } = fields
  const kept = Object.entries(others).filter(
    ([name, value]) => name !== 'type' && evidence[name] && accepts(shape[name], value),
  )
  const lines = lineItems.slice(0, limits.lines).flatMap((line, index) => {
    const cells = Object.entries(line).filter(
      ([name, value]) => evidence[cellName(index, name)] && accepts(lineShape(kind)[name], value),
    )
    return cells.length === 0 ? [] : [{ index, cells }]
  })
  return {
    fields: {
      ...Object.fromEntries(kept),
      ...(lines.length > 0 && { lineItems: lines.map(({ cells }) => toLine(cells)) }),
    },
    evidence: Object.fromEntries([
      ...kept.flatMap(([name]) => entryOf(name, evidence[name])),
      ...lines.flatMap(({ index, cells }, place) =>
        cells.flatMap(([name]) => entryOf(cellName(place, name), evidence[cellName(index, name)])),
      ),
    ]),
  }
}

export function lineShape(kind: DocumentType): Shape {
  return documentSchemas[kind].shape.lineItems.element.shape
}

function accepts(schema: ZodType | undefined, value: unknown): boolean {
  return schema?.safeParse(value).success === true
}

function toLine(cells: readonly (readonly [string, string])[]): ProposedLine {
  return Object.fromEntries(cells)
}

function entryOf(name: string, found: Evidence | undefined): [string, Evidence][] {
  return found ? [[name, found]] : []
}

function cellName(index: number, name: string): string {
  return `lineItems.${index}.${name}`
}
