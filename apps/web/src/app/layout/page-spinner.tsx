import { Spinner } from '#ui/feedback/spinner.tsx'

/** Appears late: most screens stand before anyone would notice a wait. */
export function PageSpinner() {
  return (
    <div
      role="status"
      className="flex grow animate-appear-late flex-col items-center justify-center gap-3 py-32 text-ink-soft"
    >
      <Spinner className="size-6" />
      Loading
    </div>
  )
}
