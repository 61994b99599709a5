import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { useMemo } from 'react'
import { useAllCustomTemplates } from '#api/custom-templates.ts'
import { useTemplates } from '#api/templates.ts'
import {
  fromCustomTemplate,
  fromInvoiceTemplate,
  newestFirst,
  type SavedTemplate,
} from './saved-template.ts'

export type SavedList = {
  /** Undefined until they have come. */
  readonly templates: readonly SavedTemplate[] | undefined
  readonly isFailed: boolean
  readonly tryAgain: () => void
}

/** What the user saved, for each kind a list that comes or fails on its own. */
export function useSavedTemplates(): Readonly<Record<DocumentKind, SavedList>> {
  const invoice = useInvoiceList()
  const lists = useAllCustomTemplates()
  return useMemo(() => {
    const others = lists.map(({ kind, templates, ...state }) => [
      kind,
      { ...state, templates: templates?.map((template) => fromCustomTemplate(kind, template)) },
    ])
    return { ...Object.fromEntries(others), invoice } as Record<DocumentKind, SavedList>
  }, [invoice, lists])
}

function useInvoiceList(): SavedList {
  const { templates, isFailed, tryAgain } = useTemplates()
  return useMemo(
    () => ({ isFailed, tryAgain, templates: templates?.map(fromInvoiceTemplate) }),
    [isFailed, tryAgain, templates],
  )
}

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
