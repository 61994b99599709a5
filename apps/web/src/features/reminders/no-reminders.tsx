import { BellRing } from 'lucide-react'
import { useState } from 'react'
import type { RecentDocument } from '#document/recent/recent.ts'
import { nameOf } from '#studio/derive.ts'
import { DocumentRow } from '#studio/recent/document-row.tsx'
import { useRecent } from '#studio/recent/use-recent.ts'
import { RemindDialog } from '#studio/reminders/remind-dialog.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

const mostOffered = 5

/** The first step: an invoice that was made here lately, or a new one. */
export function NoReminders({ userId }: { readonly userId: string }) {
  const { documents = [] } = useRecent(userId)
  const [reminded, setReminded] = useState<RecentDocument>()
  const [isOpen, setIsOpen] = useState(false)
  const invoices = documents.filter(({ document }) => document.kind === 'invoice')
  function remind(recent: RecentDocument) {
    setReminded(recent)
    setIsOpen(true)
  }
  return (
    <>
      <EmptyState
        title="No reminders yet"
        action={
          invoices.length === 0 && (
            <ButtonLink href="/create/invoice" variant="primary">
              Create Invoice
            </ButtonLink>
          )
        }
      >
        Generate an invoice and choose Set payment reminders. You'll see here what goes out next and
        which invoices are overdue.
      </EmptyState>
      {invoices.length > 0 && (
        <section aria-labelledby="recent-invoices" className="flex flex-col gap-3">
          <h2 id="recent-invoices" className="text-lead">
            Start with a recent invoice
          </h2>
          <ul className="flex flex-col">
            {invoices.slice(0, mostOffered).map((recent) => (
              <DocumentRow
                key={recent.id}
                document={recent.document}
                at={recent.madeAt}
                onOpen={() => remind(recent)}
              >
                <Button size="small" onClick={() => remind(recent)}>
                  <BellRing aria-hidden="true" className="size-4" />
                  Remind
                  <VisuallyHidden> about {nameOf(recent.document)}</VisuallyHidden>
                </Button>
              </DocumentRow>
            ))}
          </ul>
        </section>
      )}
      {reminded && (
        <RemindDialog styled={reminded} isIssued open={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  )
}
