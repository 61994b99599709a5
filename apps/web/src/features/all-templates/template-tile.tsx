import { kindTitle } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { Link } from 'wouter'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { useNear } from '#sheets/drawing/use-near.ts'
import { editorAddress } from '#sheets/templates/editor-address.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { categoryLabel } from './system-list.ts'
import type { TemplateEntry } from './use-listings.ts'

// Letter paper and A4 lie on one line: the frame has room for the taller.
const frame = 'flex aspect-a4 flex-col justify-end'

type TemplateTileProps = {
  readonly entry: TemplateEntry
  readonly kind: DocumentKind
  readonly isCustom: boolean
}

/** A sheet as the template draws it, and the two ways into the editor. */
export function TemplateTile({ entry, kind, isCustom }: TemplateTileProps) {
  const { id, name, description, category, order } = entry
  const { ref, isNear } = useNear()
  const address = editorAddress(kind, id)
  return (
    <li ref={ref} className="group flex min-w-0 flex-col gap-3">
      {/* The links below do the same for the keyboard. */}
      <Link href={address} tabIndex={-1} aria-hidden="true" className={frame}>
        <SheetFrame
          order={order}
          label=""
          isNear={isNear}
          isSmall
          className="transition-transform duration-200 group-hover:-translate-y-1"
        />
      </Link>
      <div className="flex flex-wrap gap-1.5">
        {isCustom && <Badge tone="spruce">Custom</Badge>}
        <Badge>{categoryLabel(category)}</Badge>
      </div>
      <div className="min-w-0">
        <h4 className="wrap-anywhere line-clamp-2 font-medium font-serif text-lead leading-6">
          {name}
        </h4>
        <p className="text-ink-soft text-small">{description}</p>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink href={address} size="small">
          Use Template
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <TextLink href={address} className="text-small">
          View in {kindTitle(kind)}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </TextLink>
      </div>
    </li>
  )
}

export function TemplateTileSkeleton() {
  return (
    <li data-skeleton="template" className="flex flex-col gap-3">
      <span className={frame}>
        <Skeleton className="aspect-letter rounded-none" />
      </span>
      <Skeleton className="h-6 w-1/3" />
      <span className="flex flex-col gap-2">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/3" />
      </span>
      <Skeleton className="h-8 w-1/2" />
    </li>
  )
}
