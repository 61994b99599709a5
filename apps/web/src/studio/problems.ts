import type { BusinessDocument } from '@sheaf/domain/documents/document'

export type Problems = Readonly<Record<string, string>>

/** What was wrong with a document, and how it was then. */
export type Refusal = { readonly problems: Problems; readonly document: BusinessDocument }

/** The problems that are still there: one leaves its field as soon as the field is changed. */
export function openProblems(refusal: Refusal | undefined, now: BusinessDocument): Problems {
  if (!refusal) return {}
  const { problems, document: then } = refusal
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => valueAt(then, path) === valueAt(now, path)),
  )
}

function valueAt(document: BusinessDocument, path: string): unknown {
  const found = path
    .split('.')
    .reduce<unknown>(
      (holder, name) =>
        typeof holder === 'object' && holder !== null
          ? (holder as Readonly<Record<string, unknown>>)[name]
          : undefined,
      document,
    )
  return typeof found === 'object' ? JSON.stringify(found) : found
}
