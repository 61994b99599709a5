import { documentKinds } from '@sheaf/domain/documents/kind'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { keepsRecent } from '#document/recent/recent-store.ts'
import type { ListedDraft } from '#document/writing/draft.ts'
import { DraftList, useDrafts } from '#studio/recent/draft-list.tsx'
import { RecentList } from '#studio/recent/recent-list.tsx'
import { useRecent } from '#studio/recent/use-recent.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { DashboardSectionHead } from './dashboard-section-head.tsx'

/** What was made or begun last in this browser. */
export function RecentSection({ userId }: { readonly userId: string }) {
  const { documents, remove, removeAll } = useRecent(userId)
  const { drafts, remove: removeDraft } = useDrafts(userId, documentKinds)
  const [isAsked, setIsAsked] = useState(false)
  const [, navigate] = useLocation()
  function resume({ id, document }: ListedDraft) {
    navigate(`/create/${document.kind}`, { state: { draftId: id } })
  }

  return (
    <section aria-labelledby="recent" className="flex flex-col gap-4">
      <DashboardSectionHead id="recent" title="Recent" count={documents?.length}>
        {documents && documents.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => setIsAsked(true)}>
            Remove all
          </Button>
        )}
      </DashboardSectionHead>
      {drafts.length > 0 && (
        <DraftList drafts={drafts} onContinue={resume} onRemove={removeDraft} />
      )}
      {documents === undefined ? (
        <Skeleton className="h-40" />
      ) : documents.length > 0 ? (
        <>
          <RecentList userId={userId} documents={documents} onRemove={(id) => void remove(id)} />
          <p className="text-ink-soft text-small">
            Your last 20 documents, encrypted and kept only in this browser. Signing out removes
            them.
          </p>
        </>
      ) : (
        <NoDocuments />
      )}
      <ConfirmDialog
        title="Remove all recent documents?"
        description="This permanently removes them from this browser. PDFs you've downloaded are yours to keep."
        confirmLabel="Remove all"
        danger
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          void removeAll()
        }}
      />
    </section>
  )
}

function NoDocuments() {
  if (!keepsRecent()) {
    return (
      <p className="text-ink-soft">
        Recent documents need a secure connection (HTTPS), so this browser isn't keeping any.
      </p>
    )
  }
  return (
    <EmptyState
      title="No documents yet"
      action={<ButtonLink href="/create/invoice">Create your first invoice</ButtonLink>}
    >
      Documents you create appear here, in this browser only. You can correct them, duplicate them
      or turn them into other documents.
    </EmptyState>
  )
}
