import { newcomersEntry } from '@sheaf/contract/pages'
import { ButtonLink } from '#ui/actions/button-link.tsx'

export function LastCall() {
  return (
    <section
      aria-labelledby="last-call"
      className="mx-auto flex w-full max-w-page flex-col items-start gap-8 px-4 py-16 sm:px-6 sm:py-24 lg:flex-row lg:items-end lg:justify-between"
    >
      <h2
        id="last-call"
        className="max-w-[14em] font-display font-normal text-heading sm:text-display"
      >
        Send your next invoice before your coffee gets cold.
      </h2>
      <div className="flex flex-col gap-3">
        <ButtonLink href={newcomersEntry} variant="primary" className="h-12 px-6">
          Create your first invoice
        </ButtonLink>
        <p className="text-ink-soft text-small">No credit card required. Set up in 30 seconds.</p>
      </div>
    </section>
  )
}
