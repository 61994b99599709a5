import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { CreateHeader, columns, pageWidth } from './create-header.tsx'

/** The screen in the shape of what comes. */
export function CreateSkeleton({ kind }: { readonly kind: DocumentKind }) {
  return (
    <div role="status" className={pageWidth}>
      <CreateHeader kind={kind} />
      <VisuallyHidden>Loading your document</VisuallyHidden>
      <div className={columns}>
        <div className="flex flex-col items-center gap-6 max-lg:hidden">
          <Skeleton className="mt-6 aspect-letter w-68 rounded-none" />
          <Skeleton className="h-80 w-full rounded-panel" />
        </div>
        <Skeleton className="aspect-letter w-full rounded-none" />
      </div>
    </div>
  )
}
