import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { useMemo } from 'react'
import { useAllCustomTemplates } from '#api/custom-templates.ts'
import { useTemplates } from '#api/templates.ts'
import { fromCustomTemplate, fromInvoiceTemplate, type SavedTemplate } from './saved-template.ts'

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
