import type { Template } from '@sheaf/contract/templates'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import type { Fetched } from '#api/fetched.ts'
import { DeleteTemplateDialog } from '#sheets/templates/delete-template-dialog.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { MyTemplate } from './my-template.tsx'

type MyTemplatesProps = {
  readonly saved: Fetched<readonly Template[]>
  readonly themeNames: ReadonlyMap<string, string>
  readonly editingId: string | undefined
  readonly onUse: (template: Template) => void
  readonly onEdit: (template: Template) => void
  readonly onDeleted: (id: string) => void
}

const inOneRow = 3

export function MyTemplates(props: MyTemplatesProps) {
  const { saved, themeNames, editingId, onUse, onEdit, onDeleted } = props
  const [showsAll, setShowsAll] = useState(false)
  const [doomed, setDoomed] = useState<Template>()
  const templates = saved.data?.toReversed()
  if (!templates)
    return saved.isFailed ? <Unread tryAgain={saved.tryAgain} /> : <LoadingTemplates />
  return (
    <Section
      count={templates.length}
      aside={
        templates.length > inOneRow && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : 'Show all'}
          </Button>
        )
      }
    >
      {templates.length === 0 ? (
        <p className="flex h-30 items-center justify-center rounded-panel border border-hairline border-dashed px-6 text-center text-ink-soft">
          No templates yet. Name the one below and save it to see it here.
        </p>
      ) : (
        <ul className={clsx(showsAll ? wholeGrid : oneRow)}>
          {templates.map((template) => (
            <MyTemplate
              key={template.id}
              template={template}
              themeName={themeNames.get(template.theme) ?? template.theme}
              isEdited={template.id === editingId}
              onUse={() => onUse(template)}
              onEdit={() => onEdit(template)}
              onDelete={() => setDoomed(template)}
            />
          ))}
        </ul>
      )}
      <DeleteTemplateDialog
        template={doomed && { ...doomed, kind: 'invoice' }}
        onClose={() => setDoomed(undefined)}
        onDeleted={onDeleted}
      />
    </Section>
  )
}

// One row of one height, however many there are: nothing below it moves when they arrive.
const oneRow =
  '-mx-4 -my-1 grid auto-cols-[minmax(17rem,calc((100%-2rem)/3))] snap-x scroll-px-4 grid-flow-col gap-4 overflow-x-auto px-4 py-1 [scrollbar-width:thin] *:snap-start sm:-mx-6 sm:scroll-px-6 sm:px-6'
const wholeGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function LoadingTemplates() {
  return (
    <Section count={undefined}>
      <div className={oneRow}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-30 rounded-panel" />
        ))}
      </div>
    </Section>
  )
}

function Unread({ tryAgain }: { readonly tryAgain: () => void }) {
  return (
    <Section count={undefined}>
      <div className="flex h-30 items-center justify-center gap-4 rounded-panel border border-hairline border-dashed px-6">
        <p role="alert" className="text-ink-soft">
          We couldn't load your templates.
        </p>
        <Button size="small" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    </Section>
  )
}

type SectionProps = {
  readonly count: number | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

function Section({ count, aside, children }: SectionProps) {
  return (
    <section aria-labelledby="my-templates" className="flex flex-col gap-4">
      <header className="flex min-h-8 items-center gap-3">
        <h2 id="my-templates" className="text-title">
          My Templates
        </h2>
        {count !== undefined && <Badge>{count} saved</Badge>}
        <span className="ml-auto">{aside}</span>
      </header>
      {children}
    </section>
  )
}
