import { conversionsOf } from '@sheaf/domain/documents/convert'
import { kindInText } from '@sheaf/domain/documents/field-labels'
import { FolderOpen } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { SavedTemplate } from '#sheets/templates/saved-template.ts'
import { useSavedTemplates } from '#sheets/templates/use-saved-templates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useHistoryNote } from './history-note.ts'
import { DraftList, useDrafts } from './recent/draft-list.tsx'
import { RecentList } from './recent/recent-list.tsx'
import { useRecent } from './recent/use-recent.ts'
import type { Studio } from './use-studio.ts'

/** On every editor: begin with something that is there already. What is on the sheet stays a draft of its own. */
export function StartFrom({ studio }: { readonly studio: Studio }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title="Start from"
      description="Your current document stays saved as a draft."
      width="sheet"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet" size="small">
          <FolderOpen aria-hidden="true" className="size-4" />
          Start from
        </Button>
      }
    >
      {isOpen && <Sources studio={studio} onChosen={() => setIsOpen(false)} />}
    </Dialog>
  )
}

type SourcesProps = { readonly studio: Studio; readonly onChosen: () => void }

function Sources({ studio, onChosen }: SourcesProps) {
  const { user, editor, draftId } = studio
  const { kind } = editor
  const { push } = useHistoryNote()
  const drafts = useDrafts(user.id, [kind], draftId)
  const { documents, remove } = useRecent(user.id)
  const useful = documents?.filter(
    ({ document }) => document.kind === kind || conversionsOf(document.kind).includes(kind),
  )
  return (
    <div className="flex flex-col gap-8 pt-2">
      {drafts.drafts.length > 0 && (
        <Source title="Drafts">
          <DraftList
            drafts={drafts.drafts}
            onContinue={({ id }) => {
              onChosen()
              push({ draftId: id })
            }}
            onRemove={drafts.remove}
          />
        </Source>
      )}
      <Source title="Your templates">
        <Templates studio={studio} onChosen={onChosen} />
      </Source>
      <Source title="Recent">
        {useful?.length === 0 ? (
          <p className="text-ink-soft">
            No recent documents yet. Documents you generate appear here, in this browser only, until
            you sign out.
          </p>
        ) : (
          <RecentList
            userId={user.id}
            documents={useful ?? []}
            onRemove={(id) => void remove(id)}
          />
        )}
      </Source>
    </div>
  )
}

function Source({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-lead">
        {title}
      </h3>
      {children}
    </section>
  )
}

function Templates({ studio, onChosen }: SourcesProps) {
  const { kind } = studio.editor
  const { data: templates, isFailed } = useSavedTemplates()[kind]
  const [path, navigate] = useLocation()

  function use({ id }: SavedTemplate) {
    onChosen()
    navigate(`${path}?template=${encodeURIComponent(id)}`)
  }

  if (isFailed) return <p role="alert">We couldn't load your templates. Please try again.</p>
  if (!templates) return <Spinner label="Loading your templates" className="size-5" />
  if (templates.length === 0) {
    return (
      <p className="text-ink-soft">
        No templates yet. Save this {kindInText(kind)} as a template to start the next one with your
        company and design.
      </p>
    )
  }
  return (
    <ul className="flex flex-col">
      {templates.toReversed().map((template) => (
        <li
          key={template.id}
          className="flex items-center gap-4 border-hairline border-t py-2 last:border-b"
        >
          <span className="min-w-0 grow">
            <span className="block truncate font-medium">{template.name}</span>
            <span className="block truncate text-ink-soft text-small">
              {template.companyName || 'No company name'}
            </span>
          </span>
          <Button size="small" onClick={() => use(template)}>
            Use
            <VisuallyHidden> {template.name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  )
}
