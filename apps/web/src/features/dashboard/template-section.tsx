import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useThemes } from '#api/themes.ts'
import { FetchFailure, fetchFailureOf } from '#sheets/drawing/fetch-failure.tsx'
import { DeleteTemplateDialog } from '#sheets/templates/delete-template-dialog.tsx'
import { type SavedTemplate, themeOf } from '#sheets/templates/saved-template.ts'
import { useEditTemplate } from '#sheets/templates/use-edit-template.ts'
import { countSaved, failedKinds, type SavedLists } from '#sheets/templates/use-saved-templates.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonList } from '#ui/feedback/skeleton.tsx'
import { DashboardSectionHead } from './dashboard-section-head.tsx'
import { TemplateCard, TemplateCardSkeleton } from './template-card.tsx'

const skeletonCount = 3
const grid = 'grid grid-cols-2 gap-x-5 gap-y-10 sm:grid-cols-3 sm:gap-x-8'

type TemplateSectionProps = {
  /** Of all kinds; undefined while they are awaited. */
  readonly templates: readonly SavedTemplate[] | undefined
  readonly lists: SavedLists
}

export function TemplateSection({ templates, lists }: TemplateSectionProps) {
  const failed = failedKinds(lists)
  const isEmpty = templates?.length === 0 && failed.length === 0
  return (
    <section aria-labelledby="your-templates" className="flex flex-col gap-6">
      <DashboardSectionHead
        id="your-templates"
        title="Your Templates"
        count={countSaved(lists) ?? undefined}
      >
        <TextLink href="/templates/manage">Manage templates and logos</TextLink>
        <ButtonLink href="/create/invoice">
          <Plus aria-hidden="true" className="size-4" />
          New Template
        </ButtonLink>
      </DashboardSectionHead>
      {failed.map((kind) => (
        <FetchFailure key={kind} message={fetchFailureOf(kind)} onRetry={lists[kind].tryAgain} />
      ))}
      {isEmpty ? <NoTemplates /> : <Cards templates={templates} />}
    </section>
  )
}

function Cards({ templates }: Pick<TemplateSectionProps, 'templates'>) {
  const { data: themes, isFailed } = useThemes()
  const edit = useEditTemplate()
  const [doomed, setDoomed] = useState<SavedTemplate>()
  // Without the names of the themes the cards would change once more.
  if (templates === undefined || (themes === undefined && !isFailed)) {
    return (
      <SkeletonList label="Loading your templates" count={skeletonCount} className={grid}>
        <TemplateCardSkeleton />
      </SkeletonList>
    )
  }
  return (
    <>
      <ul className={grid}>
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            theme={themeOf(template, themes)}
            onEdit={() => edit(template)}
            onDelete={() => setDoomed(template)}
          />
        ))}
      </ul>
      <DeleteTemplateDialog template={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

function NoTemplates() {
  return (
    <EmptyState
      title="No templates yet"
      action={<ButtonLink href="/create/invoice">Create your first template</ButtonLink>}
    >
      Save a design with your company and bank details once, and start your next document from it.
    </EmptyState>
  )
}
