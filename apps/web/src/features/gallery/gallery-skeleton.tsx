import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { GalleryHeader, galleryWidth } from './gallery-header.tsx'
import { LoadingTemplates } from './my-templates.tsx'

/** The whole screen in the shape of what comes. */
export function GallerySkeleton() {
  return (
    <div role="status" className={galleryWidth}>
      <GalleryHeader />
      <VisuallyHidden>Loading templates</VisuallyHidden>
      <LoadingTemplates />
      <div className="flex justify-center gap-8 py-6">
        <Skeleton className="hidden h-72 w-48 opacity-60 sm:block" />
        <Skeleton className="h-72 w-56 lg:h-83 lg:w-64" />
        <Skeleton className="hidden h-72 w-48 opacity-60 sm:block" />
      </div>
      <Skeleton className="h-96" />
    </div>
  )
}
