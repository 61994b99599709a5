import type { Themes } from '@sheaf/contract/themes'
import { useState } from 'react'
import { FetchFailure, fetchFailureOf } from '#sheets/drawing/fetch-failure.tsx'
import { DeleteTemplateDialog } from '#sheets/templates/delete-template-dialog.tsx'
import { type SavedTemplate, themeOf } from '#sheets/templates/saved-template.ts'
import { useEditTemplate } from '#sheets/templates/use-edit-template.ts'
import { failedKinds, type SavedLists } from '#sheets/templates/use-saved-templates.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { CountBadge } from '#ui/layout/count-badge.tsx'
import { TemplateRow } from './template-row.tsx'

type TemplateListProps = {
  readonly templates: readonly SavedTemplate[]
  readonly lists: SavedLists
  readonly themes: Themes | undefined
}

export function TemplateList({ templates, lists, themes }: TemplateListProps) {
  const edit = useEditTemplate()
  const [doomed, setDoomed] = useState<SavedTemplate>()
  const failed = failedKinds(lists)
  return (
    <section aria-labelledby="templates" className="flex flex-col gap-4">
      <h2 id="templates" className="flex items-center gap-3 text-title">
        Templates {failed.length === 0 && <CountBadge count={templates.length} />}
      </h2>
      {failed.map((kind) => (
        <FetchFailure key={kind} message={fetchFailureOf(kind)} onRetry={lists[kind].tryAgain} />
      ))}
      {templates.length === 0 && failed.length === 0 && <NoTemplates />}
      <ul className="flex flex-col">
        {templates.map((template) => (
          <TemplateRow
            key={template.id}
            template={template}
            theme={themeOf(template, themes)}
            onEdit={() => edit(template)}
            onDelete={() => setDoomed(template)}
          />
        ))}
      </ul>
      <DeleteTemplateDialog template={doomed} onClose={() => setDoomed(undefined)} />
    </section>
  )
}

function NoTemplates() {
  return (
    <EmptyState
      title="No templates yet"
      action={<ButtonLink href="/create/invoice">Create your first template</ButtonLink>}
    >
      Templates you save for invoices, quotes, purchase orders and credit notes appear here.
    </EmptyState>
  )
}
