import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { clearDraft, type ListedDraft, listDrafts } from '#document/writing/draft.ts'
import { nameOf } from '#studio/derive.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { DocumentRow } from './document-row.tsx'

/** The unfinished documents of these kinds in this browser, besides the one that is being written. */
export function useDrafts(userId: string, kinds: readonly DocumentKind[], openId?: string) {
  const read = () =>
    kinds
      .flatMap((kind) => listDrafts(userId, kind))
      .filter(({ id }) => id !== openId)
      .toSorted((a, b) => b.keptAt - a.keptAt)
  const [drafts, setDrafts] = useState(read)
  return {
    drafts,
    remove({ id, document }: ListedDraft): void {
      clearDraft({ userId, kind: document.kind, id })
      setDrafts(read())
    },
  }
}

type DraftListProps = {
  readonly drafts: readonly ListedDraft[]
  readonly onContinue: (draft: ListedDraft) => void
  readonly onRemove: (draft: ListedDraft) => void
}

export function DraftList({ drafts, onContinue, onRemove }: DraftListProps) {
  return (
    <ul aria-label="Drafts" className="flex flex-col">
      {drafts.map((draft) => (
        <DocumentRow
          key={draft.id}
          document={draft.document}
          at={draft.keptAt}
          badge={<Badge>Draft</Badge>}
          onOpen={() => onContinue(draft)}
        >
          <Button size="small" variant="quiet" onClick={() => onContinue(draft)}>
            Continue
            <VisuallyHidden> {nameOf(draft.document)}</VisuallyHidden>
          </Button>
          <IconButton
            label={`Delete draft ${nameOf(draft.document)}`}
            onClick={() => onRemove(draft)}
          >
            <Trash2 />
          </IconButton>
        </DocumentRow>
      ))}
    </ul>
  )
}
