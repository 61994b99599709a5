import { kindTitle } from '@sheaf/domain/documents/field-labels'
import { Pencil, Trash2 } from 'lucide-react'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { useNear } from '#sheets/drawing/use-near.ts'
import { ColourDot } from '#sheets/templates/colour-dot.tsx'
import { dayInWords } from '#sheets/templates/day-in-words.ts'
import { editorAddress } from '#sheets/templates/editor-address.ts'
import type { SavedTemplate } from '#sheets/templates/saved-template.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type TemplateRowProps = {
  readonly template: SavedTemplate
  readonly theme: { readonly name: string; readonly colour: string | undefined }
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** One line of the list: the sheet, what it is called, and what can be done to it. */
export function TemplateRow({ template, theme, onEdit, onDelete }: TemplateRowProps) {
  const { name, kind, companyName, createdAt, order } = template
  const { ref, isNear } = useNear()
  return (
    <li
      ref={ref}
      className="flex items-center gap-4 border-hairline border-t py-4 last:border-b sm:gap-6"
    >
      <div aria-hidden="true" className="flex aspect-a4 w-16 shrink-0 flex-col justify-center">
        <SheetFrame order={order} label="" isNear={isNear} isSmall />
      </div>
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_8rem] md:items-center">
        <div className="min-w-0">
          <h3 className="wrap-anywhere line-clamp-2 text-lead leading-6">{name}</h3>
          <p className="truncate text-ink-soft">{companyName || 'No company name'}</p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <Badge>{kindTitle(kind)}</Badge>
          <span className="flex min-w-0 items-center gap-2 text-ink-soft text-small">
            <ColourDot colour={theme.colour} />
            <span className="truncate">{theme.name}</span>
          </span>
        </div>
        <time dateTime={createdAt} className="text-ink-soft text-small tabular-nums">
          {dayInWords(createdAt)}
        </time>
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:flex-col sm:-mr-2">
        <ButtonLink href={editorAddress(kind, template.id)} size="small">
          Use
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <IconButton label={`Edit ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  )
}
