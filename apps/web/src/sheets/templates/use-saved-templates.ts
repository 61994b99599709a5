import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { useAllCustomTemplates } from '#api/custom-templates.ts'
import type { Fetched } from '#api/fetched.ts'
import { useTemplates } from '#api/templates.ts'
import {
  fromCustomTemplate,
  fromInvoiceTemplate,
  newestFirst,
  type SavedTemplate,
} from './saved-template.ts'

export type SavedLists = Readonly<Record<DocumentKind, Fetched<readonly SavedTemplate[]>>>

/** What the user saved, for each kind a list that comes or fails on its own. */
export function useSavedTemplates(): SavedLists {
  const { data, ...state } = useTemplates()
  const lists = useAllCustomTemplates().map(({ kind, ...list }) => [
    kind,
    { ...list, data: list.data?.map((template) => fromCustomTemplate(kind, template)) },
  ])
  const invoice = { ...state, data: data?.map(fromInvoiceTemplate) }
  return { ...Object.fromEntries(lists), invoice } as SavedLists
}

/** The templates of all kinds in one list, newest first. Undefined while any of them is still awaited. */
export function allSaved(lists: SavedLists): readonly SavedTemplate[] | undefined {
  const all = documentKinds.map((kind) => lists[kind])
  if (all.some(({ data, isFailed }) => data === undefined && !isFailed)) return undefined
  return newestFirst(all.flatMap(({ data }) => data ?? []))
}

/** How many templates the user has; null where a list that failed makes the number a guess. Undefined while any is awaited. */
export function countSaved(lists: SavedLists): number | null | undefined {
  return failedKinds(lists).length > 0 ? null : allSaved(lists)?.length
}

/** The kinds whose templates could not be read. */
export function failedKinds(lists: SavedLists): readonly DocumentKind[] {
  return documentKinds.filter((kind) => lists[kind].isFailed)
}
