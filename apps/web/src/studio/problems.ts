import { pathOnWire } from '@sheaf/contract/wire/wire-names'
import { type BusinessDocument, lineText, valueAt } from '@sheaf/domain/documents/document'
import { type AnyPath, isAnyPath, linePartsOf } from '@sheaf/domain/documents/field-path'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { FieldProblems } from '#document/paper/paper-context.ts'

/** What was wrong with a document, and how it was then. */
export type Refusal = { readonly problems: FieldProblems; readonly document: BusinessDocument }

/** The problems that are still there: one leaves its field as soon as the field is changed. */
export function openProblems(refusal: Refusal | undefined, now: BusinessDocument): FieldProblems {
  if (!refusal) return {}
  const { problems, document: then } = refusal
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([path]) => valueIn(then, path as AnyPath) === valueIn(now, path as AnyPath),
    ),
  )
}

/** What the server refused, at the fields of the document. */
export function problemsOnFields(
  { kind }: BusinessDocument,
  named: Readonly<Record<string, string>>,
): FieldProblems {
  const found = Object.entries(named).flatMap(([wire, words]) => {
    const path = pathOnWire(kind, wire)
    return path !== undefined && isAnyPath(path) ? [[path, words]] : []
  })
  return Object.fromEntries(found)
}

function valueIn(document: BusinessDocument, path: AnyPath): string | boolean | undefined {
  const line = linePartsOf(path)
  if (!line) return valueAt(document, path as FieldPath)
  const own = document.lines[line.index]
  return own && lineText(own, line.name)
}
