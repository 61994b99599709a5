import { Check, Sparkles } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Sheet } from '#ui/layout/sheet.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Row, Specimen } from './specimen.tsx'

export function Surfaces() {
  return (
    <>
      <Specimen title="Badges">
        <Row>
          <Badge>Standard</Badge>
          <Badge tone="spruce">
            <Check /> Selected
          </Badge>
          <Badge tone="vermilion">2/2 free documents used</Badge>
          <Badge tone="ink">
            <Sparkles /> Premium
          </Badge>
        </Row>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Kinds of template"
          tabs={[
            tab('all', 'All Templates', 28),
            tab('invoices', 'Invoices', 12),
            tab('quotes', 'Quotes', 7),
            tab('orders', 'Purchase Orders', 4),
            tab('notes', 'Credit Notes', 5),
          ]}
        />
      </Specimen>
      <Specimen title="Cards">
        <Card
          title="Banking information"
          help="Printed only when one of the fields is filled."
          aside={<Badge>Optional</Badge>}
        >
          <p className="text-ink-soft">Cards are flat. Only documents have a shadow.</p>
        </Card>
        <Card>
          <EmptyState title="No templates yet" action={<Button>New Template</Button>}>
            Templates you save appear here, ready for your next document.
          </EmptyState>
        </Card>
      </Specimen>
      <Specimen title="Skeleton in the shape of what comes">
        <div role="status" aria-label="Loading templates" className="grid gap-4 sm:grid-cols-2">
          <TemplateSkeleton />
          <TemplateSkeleton />
        </div>
      </Specimen>
      <Specimen title="Document">
        <Sheet className="mx-auto aspect-[210/297] w-56">
          <p className="p-6 font-serif text-title">Invoice</p>
        </Sheet>
      </Specimen>
    </>
  )
}

function tab(value: string, label: string, count: number) {
  return {
    value,
    label: (
      <>
        {label} <span className="text-ink-soft text-small tabular-nums">{count}</span>
      </>
    ),
    content: <p className="text-ink-soft">{count} templates to choose from.</p>,
  }
}

function TemplateSkeleton() {
  return (
    <div className="flex items-center gap-4 rounded-panel border border-hairline bg-paper p-6">
      <Skeleton className="h-16 w-12" />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  )
}
