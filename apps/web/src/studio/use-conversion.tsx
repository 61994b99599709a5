import { convert } from '@sheaf/domain/documents/convert'
import { kindInText } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { withMissingFrom } from '@sheaf/domain/documents/sender'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { useSender } from '#api/sender.ts'
import type { StyledDocument } from '#document/writing/draft.ts'
import { keepDraft, readDraft } from '#document/writing/draft.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { nameOf } from './derive.ts'
import type { Note } from './history-note.ts'
import { senderOf } from './kept-sender.ts'
import { currentMoment } from './moment.ts'

/** Opens the document as another kind. It asks before a draft of that kind is lost. */
export function useConversion(
  userId: string,
  styled: StyledDocument,
): { readonly convertTo: (target: DocumentKind) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<DocumentKind>()
  const [, navigate] = useLocation()
  const { data: sender } = useSender()

  function open(target: DocumentKind) {
    const { document, ...look } = styled
    const converted = convert(document, target, currentMoment())
    const made = sender ? withMissingFrom(converted, senderOf(sender)) : converted
    if (!keepDraft({ userId, kind: target }, { document: made, ...look })) {
      toast({ ...notKept, variant: 'destructive' })
      return
    }
    const note: Note = { madeFrom: nameOf(document) }
    navigate(`/create/${target}`, { state: note })
  }

  return {
    convertTo: (target) => (readDraft({ userId, kind: target }) ? setAsked(target) : open(target)),
    dialog: (
      <ConfirmDialog
        title="Replace your draft?"
        description={`You have begun ${asked ? `a ${kindInText(asked)}` : 'a document'} that is not finished. The new one takes its place.`}
        confirmLabel="Replace draft"
        cancelLabel="Keep draft"
        danger
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) open(asked)
        }}
      />
    ),
  }
}

const notKept = {
  title: 'Duplicate Failed',
  description: 'This browser does not keep drafts, and a duplicate begins as one.',
}
