import { convert } from '@sheaf/domain/documents/convert'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { finalInvoiceAfter } from '@sheaf/domain/documents/final-invoice'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { withMissingFrom } from '@sheaf/domain/documents/sender'
import { useLocation } from 'wouter'
import { useSender } from '#api/sender.ts'
import { beginDraft } from '#document/writing/draft.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { toast } from '#ui/feedback/toast.ts'
import { nameOf, nextOf } from './derive.ts'
import type { Note } from './history-note.ts'
import { senderOf } from './kept-sender.ts'
import { useMoment } from './use-moment.ts'

type Look = Omit<StyledDocument, 'document'>

/** Opens a document, or one that is made from it, as a draft of its own: no other draft gives way. */
export function useOpenDocument(userId: string) {
  const [, navigate] = useLocation()
  const { data: sender } = useSender()
  const { moment } = useMoment(userId)

  function open(styled: StyledDocument, note: Note, isTouched = true) {
    const draftId = beginDraft(userId, styled, isTouched)
    if (draftId === undefined) toast({ ...notKept, variant: 'destructive' })
    else navigate(`/create/${styled.document.kind}`, { state: { ...note, draftId } })
  }

  /** Under the number of its series, where there is one. */
  function openNew(document: BusinessDocument, look: Look, from: BusinessDocument) {
    const takesNumber = moment().series?.[document.kind] !== undefined
    open({ ...look, document, takesNumber }, { madeFrom: nameOf(from) })
  }

  return {
    /** Under its own number. */
    correct: ({ takesNumber: _, ...styled }: StyledDocument) =>
      open(styled, { corrects: nameOf(styled.document) }, false),
    /** As it came from a file, under the number that it has. */
    continueWith: (styled: StyledDocument) => open(styled, { opened: nameOf(styled.document) }),
    /** Under the next number, for today. */
    duplicate({ document, ...look }: StyledDocument) {
      openNew(nextOf(document, moment()), look, document)
    },
    /** The invoice for the whole work, which names this one as paid ahead. */
    finalInvoice({ document, ...look }: StyledDocument) {
      const next = nextOf(document, moment())
      if (document.kind !== 'invoice' || next.kind !== 'invoice') return
      openNew(finalInvoiceAfter(document, next), look, document)
    },
    convertTo(target: DocumentKind, { document, ...look }: StyledDocument) {
      const converted = convert(document, target, moment())
      const made = sender ? withMissingFrom(converted, senderOf(sender)) : converted
      openNew(made, look, document)
    },
  }
}

const notKept = {
  title: 'Document not opened',
  description:
    "Documents open as drafts, and this browser isn't saving drafts. Check its storage settings.",
}
