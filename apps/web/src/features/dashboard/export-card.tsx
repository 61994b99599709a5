import { Table2 } from 'lucide-react'
import { ButtonLink } from '#ui/actions/button-link.tsx'

/** The way to the books: a month of documents as one file. */
export function ExportCard() {
  return (
    <section
      aria-labelledby="export-card"
      className="mx-auto flex w-full max-w-note flex-col gap-4 rounded-panel border border-hairline bg-paper p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id="export-card" className="text-lead">
          Ready for your books
        </h2>
        <p className="text-ink-soft text-small">
          Turn PDFs and e-invoices into files for QuickBooks, Xero, DATEV and others. They never
          leave your browser.
        </p>
      </div>
      <ButtonLink href="/export">
        <Table2 aria-hidden="true" className="size-4" />
        Export to accounting
      </ButtonLink>
    </section>
  )
}
