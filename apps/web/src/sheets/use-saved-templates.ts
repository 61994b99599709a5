import type { CustomTemplateKind } from '@sheaf/contract/custom-templates'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { useMemo } from 'react'
import { useCustomTemplates } from '#api/custom-templates.ts'
import { useTemplates } from '#api/templates.ts'
import { fromCustomTemplate, fromInvoiceTemplate, type SavedTemplate } from './saved-template.ts'

export type SavedList = {
  /** Undefined until they have come. */
  readonly templates: readonly SavedTemplate[] | undefined
  readonly isFailed: boolean
  readonly tryAgain: () => void
}

/** What the user saved, for each kind a list that comes or fails on its own. */
export function useSavedTemplates(): Readonly<Record<DocumentType, SavedList>> {
  return {
    invoice: useInvoiceList(),
    quote: useCustomList('quote'),
    purchase_order: useCustomList('purchase_order'),
    credit_note: useCustomList('credit_note'),
  }
}

function useInvoiceList(): SavedList {
  const { templates, ...state } = useTemplates()
  return { ...state, templates: useMemo(() => templates?.map(fromInvoiceTemplate), [templates]) }
}

function useCustomList(kind: CustomTemplateKind): SavedList {
  const { templates, ...state } = useCustomTemplates(kind)
  const saved = useMemo(
    () => templates?.map((template) => fromCustomTemplate(kind, template)),
    [kind, templates],
  )
  return { ...state, templates: saved }
}
