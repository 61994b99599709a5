import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/** The outline of a screen about one kept invoice, with its sheet at the side. */
export function KeptLoading({ label }: { readonly label: string }) {
  return (
    <div
      role="status"
      className="mx-auto grid w-full max-w-page gap-10 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_28rem]"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-40" />
        <Skeleton className="h-56" />
      </div>
      <Skeleton className="aspect-a4" />
    </div>
  )
}
