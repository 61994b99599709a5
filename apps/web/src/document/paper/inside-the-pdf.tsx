import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { isBill } from '#document/e-invoice/wanted-format.ts'
import { usePdfContent } from '#document/writing/pdf-contents.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'

/** What PDFs carry besides their pages. It holds for all documents of a user, until they change it. */
export function InsideThePdf({ kind }: { readonly kind: DocumentKind }) {
  const eInvoice = usePdfContent('eInvoice')
  const carried = usePdfContent('carryDocument')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-ink-soft text-small">Inside the PDF</legend>
      <div className="flex flex-col gap-1.5">
        <Checkbox
          label="Your document, so Sheaf can open the PDF again"
          checked={carried.isInside}
          onChange={carried.toggle}
        />
        {isBill(kind) && (
          <Checkbox
            label="An e-invoice, for sellers in the EU"
            checked={eInvoice.isInside}
            onChange={eInvoice.toggle}
          />
        )}
      </div>
    </fieldset>
  )
}
