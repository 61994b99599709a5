import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { newestFirst, type SavedTemplate } from './saved-template.ts'
import type { SavedList } from './use-saved-templates.ts'

type Lists = Readonly<Record<DocumentKind, SavedList>>

/** The templates of all kinds in one list, newest first. Undefined while any of them is still awaited. */
export function allSaved(lists: Lists): readonly SavedTemplate[] | undefined {
  const all = documentKinds.map((kind) => lists[kind])
  if (all.some(({ templates, isFailed }) => templates === undefined && !isFailed)) return undefined
  return newestFirst(all.flatMap(({ templates }) => templates ?? []))
}

/** The kinds whose templates could not be read. */
export function failedKinds(lists: Lists): readonly DocumentKind[] {
  return documentKinds.filter((kind) => lists[kind].isFailed)
}
