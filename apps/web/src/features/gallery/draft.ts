import { useEffect, useEffectEvent, useState } from 'react'
import { sessionLoss } from '#api/client.ts'
import { hasSignedOut } from '#api/signed-out.ts'
import type { TemplateContent } from '#api/templates.ts'
import type { TemplateForm } from './template-form.ts'

const storageKey = 'sheaf.templateDraft'

/** Whose draft it is, and of which page: nobody else's form is filled with it. */
export type DraftOwner = { readonly userId: string; readonly page: string }

/** What was being written when the session was lost, for its owner who has signed in again. Answered once. */
export function useDraft(owner: DraftOwner): TemplateContent | undefined {
  const [draft] = useState(() => readDraft(owner))
  useEffect(() => sessionStorage.removeItem(storageKey), [])
  return draft
}

export function useKeepDraft(form: TemplateForm, owner: DraftOwner, isChanged: boolean): void {
  const keep = useEffectEvent(() => {
    if (!isChanged || !sessionLoss.isLeaving() || hasSignedOut(owner.userId)) return
    sessionStorage.setItem(storageKey, JSON.stringify({ ...owner, values: form.getValues() }))
  })
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])
}

function readDraft({ userId, page }: DraftOwner): TemplateContent | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return kept?.userId === userId && kept.page === page ? kept.values : undefined
  } catch {
    return undefined
  }
}
