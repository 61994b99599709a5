import { withValues } from '@sheaf/domain/documents/document'
import { useLocation } from 'wouter'
import { beginDraft } from '#document/writing/draft.ts'
import { currentMoment } from '#document/writing/moment.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import type { Note } from '#studio/history-note.ts'
import { isInvoice } from '#studio/kept-invoice/kept-invoice.ts'
import { toast } from '#ui/feedback/toast.ts'
import { keepRepeat, readRepeat } from './handed-repeat.ts'
import { type RepeatDraft, startOfRepeat } from './repeat-draft.ts'

/** The ways between an invoice and the form that makes it repeat. */
export function useRepeat(userId: string) {
  const [, navigate] = useLocation()

  function openForm(draft: RepeatDraft, options: { readonly replace?: boolean } = {}) {
    if (!keepRepeat(userId, draft)) return toast({ ...notKept, variant: 'destructive' })
    const { running } = draft
    const note: Note = { resumesRepeat: true }
    const form = running ? `/recurring/${running.id}/edit` : '/recurring/new'
    navigate(form, { ...options, state: note })
  }

  return {
    /** From an invoice to a form for its schedule. */
    repeat(styled: StyledDocument, { isIssued }: { readonly isIssued: boolean }) {
      if (!isInvoice(styled)) return
      const { today } = currentMoment()
      openForm(startOfRepeat(styled, { isIssued, today, timeZone: browserZone() }))
    },
    /** Back from the editor, with the invoice as it is now. The back button leads to where its user was before that. */
    repeatWith(styled: StyledDocument) {
      const before = readRepeat()
      if (!isInvoice(styled) || !before) return
      openForm({ ...before, styled }, { replace: true })
    },
    /** From the form to the editor, where it shows the number that it would get. */
    editInvoice(draft: RepeatDraft, number: string) {
      const { styled } = draft
      const document = withValues(styled.document, { number })
      const draftId = beginDraft(userId, { ...styled, document }, false)
      if (draftId === undefined || !keepRepeat(userId, draft)) {
        return toast({ ...notKept, variant: 'destructive' })
      }
      const note: Note = { draftId, isForRepeat: true }
      navigate('/create/invoice', { state: note })
    },
  }
}

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

const notKept = {
  title: 'Invoice not opened',
  description: "This browser isn't saving anything for Sheaf. Check its storage settings.",
}
