import { kindTitle } from '@sheaf/domain/documents/field-labels'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { useNear } from '#sheets/drawing/use-near.ts'
import { ColourDot } from '#sheets/templates/colour-dot.tsx'
import { dayInWords } from '#sheets/templates/day-in-words.ts'
import { editorAddress } from '#sheets/templates/editor-address.ts'
import type { SavedTemplate } from '#sheets/templates/saved-template.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type TemplateCardProps = {
  readonly template: SavedTemplate
  readonly theme: { readonly name: string; readonly colour: string | undefined }
  readonly onEdit: () => void
  readonly onDelete: () => void
}

// Letter paper and A4 lie on one line: the frame has room for the taller.
const frame = 'flex aspect-a4 flex-col justify-end'

export function TemplateCard({ template, theme, onEdit, onDelete }: TemplateCardProps) {
  const { name, kind, companyName, createdAt, order } = template
  const { ref, isNear } = useNear()
  const address = editorAddress(kind, template.id)
  return (
    <li ref={ref} className="group flex min-w-0 flex-col gap-3">
      {/* The link below does the same for the keyboard. */}
      <Link href={address} tabIndex={-1} aria-hidden="true" className={frame}>
        <SheetFrame
          order={order}
          label=""
          isNear={isNear}
          isSmall
          className="transition-transform duration-200 group-hover:-translate-y-1"
        />
      </Link>
      <div className="flex min-w-0 flex-col">
        <p className="flex items-center gap-2 text-ink-soft text-small">
          <ColourDot colour={theme.colour} />
          <span className="truncate">{theme.name}</span>
        </p>
        <h3 className="wrap-anywhere line-clamp-2 text-lead leading-6">{name}</h3>
        <p className="truncate">{companyName || 'No company name'}</p>
        <p className="text-ink-soft text-small">
          {kind !== 'invoice' && <span className="block">{kindTitle(kind)}</span>}
          <time dateTime={createdAt}>{dayInWords(createdAt)}</time>
        </p>
        <div className="-mr-2 mt-2 flex items-center gap-1">
          <ButtonLink href={address} size="small" className="mr-auto">
            Use
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <IconButton label={`Edit ${name}`} onClick={onEdit} className="shrink-0">
            <Pencil />
          </IconButton>
          <IconButton label={`Delete ${name}`} onClick={onDelete} className="shrink-0">
            <Trash2 />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

export function TemplateCardSkeleton() {
  return (
    <li data-skeleton="template" className="flex flex-col gap-3">
      <span className={frame}>
        <Skeleton className="aspect-letter rounded-none" />
      </span>
      <span className="flex flex-col gap-2">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-1 h-4 w-1/3" />
      </span>
    </li>
  )
}
