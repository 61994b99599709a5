import type { Template } from '@sheaf/contract/templates'
import clsx from 'clsx'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { useNear } from '#sheets/drawing/use-near.ts'
import { ColourDot } from '#sheets/templates/colour-dot.tsx'
import { templateOrder } from '#sheets/templates/template-order.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type MyTemplateProps = {
  readonly template: Template
  readonly themeName: string
  readonly isEdited: boolean
  readonly onUse: () => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A small sheet with its name. The sheet opens it here; the pencil takes it to the create screen. */
export function MyTemplate(props: MyTemplateProps) {
  const { template, themeName, isEdited, onUse, onEdit, onDelete } = props
  const { ref, isNear } = useNear()
  return (
    <li
      ref={ref}
      className={clsx(
        'relative flex h-30 gap-4 overflow-hidden rounded-panel border bg-paper py-3 pr-2 pl-4',
        isEdited ? 'border-vermilion' : 'border-hairline hover:border-edge',
      )}
    >
      <div className="w-17 shrink-0 self-start">
        <SheetFrame order={templateOrder(template)} label="" isNear={isNear} isSmall />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <Link
          href={`/templates?template=${encodeURIComponent(template.id)}`}
          aria-current={isEdited}
          className="wrap-anywhere line-clamp-2 shrink-0 font-medium after:absolute after:inset-0"
        >
          {template.name}
        </Link>
        <span className="flex min-w-0 items-center gap-1.5 text-ink-soft text-small">
          <ColourDot colour={template.primaryColor} />
          <span className="truncate">{isEdited ? `${themeName}, being edited` : themeName}</span>
        </span>
        <div className="relative mt-auto flex items-center justify-end gap-1">
          <Button size="small" className="mr-auto" onClick={onUse}>
            Use
            <VisuallyHidden> {template.name}</VisuallyHidden>
          </Button>
          <IconButton label={`Edit ${template.name}`} title="Edit" onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton label={`Delete ${template.name}`} title="Delete" onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
