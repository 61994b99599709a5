import { Spinner } from '#ui/feedback/spinner.tsx'

/** Appears late: most screens stand before anyone would notice a wait. */
export function PageSpinner() {
  return (
    <div className="grid grow animate-appear-late place-items-center py-32 text-ink-soft">
      <Spinner label="Loading" className="size-6" />
    </div>
  )
}
