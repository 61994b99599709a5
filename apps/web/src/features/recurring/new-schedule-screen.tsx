import type { CurrentUser } from '@sheaf/contract/current-user'
import { Repeat } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '#api/current-user.ts'
import { nameOf } from '#studio/derive.ts'
import { useHistoryNote } from '#studio/history-note.ts'
import { DocumentRow } from '#studio/recent/document-row.tsx'
import { useRecent } from '#studio/recent/use-recent.ts'
import { keepRepeat, readRepeat } from '#studio/repeat/handed-repeat.ts'
import type { RepeatDraft } from '#studio/repeat/repeat-draft.ts'
import { useRepeat } from '#studio/repeat/use-repeat.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { ScheduleForm } from './schedule-form.tsx'

/** A schedule for an invoice that was handed over; without one, the choice of an invoice. */
export function NewScheduleScreen() {
  const session = useCurrentUser()
  const { note } = useHistoryNote()
  if (session.state !== 'member') return null
  const { user } = session
  const handed = note.resumesRepeat ? readRepeat() : undefined
  return handed && !handed.running ? (
    <NewSchedule user={user} start={handed} />
  ) : (
    <ChooseInvoice userId={user.id} />
  )
}

type NewScheduleProps = { readonly user: CurrentUser; readonly start: RepeatDraft }

function NewSchedule({ user, start }: NewScheduleProps) {
  const [draft, setDraft] = useState(start)
  useEffect(() => {
    keepRepeat(user.id, draft)
  }, [user.id, draft])
  const client = draft.styled.document.receiver.company || draft.styled.document.receiver.name
  return (
    <ScheduleForm
      title="Repeat this invoice"
      help={`Sheaf creates and emails it on its day${client ? `, for ${client}` : ''}.`}
      {...{ user, draft }}
      onChange={setDraft}
    />
  )
}

function ChooseInvoice({ userId }: { readonly userId: string }) {
  const { documents = [] } = useRecent(userId)
  const { repeat } = useRepeat(userId)
  const invoices = documents.filter(({ document }) => document.kind === 'invoice')
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex max-w-reading flex-col gap-1">
        <h1 className="text-heading">Which invoice repeats?</h1>
        <p className="text-ink-soft text-lead">
          Write it once, then choose 'Repeat this invoice'. Or pick one you created in this browser.
        </p>
      </header>
      <ButtonLink href="/create/invoice" variant="primary" className="self-start">
        Create Invoice
      </ButtonLink>
      {invoices.length > 0 && (
        <section aria-labelledby="recent-invoices" className="flex flex-col gap-3">
          <h2 id="recent-invoices" className="text-title">
            Recent invoices
          </h2>
          <ul>
            {invoices.map((recent) => {
              const { id, document, madeAt } = recent
              const choose = () => repeat(recent, { isIssued: true })
              return (
                <DocumentRow key={id} document={document} at={madeAt} onOpen={choose}>
                  <Button size="small" onClick={choose}>
                    <Repeat aria-hidden="true" className="size-4" />
                    Repeat
                    <VisuallyHidden> {nameOf(document)}</VisuallyHidden>
                  </Button>
                </DocumentRow>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
}
