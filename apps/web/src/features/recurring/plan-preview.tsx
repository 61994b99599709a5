import type { ComingInvoice } from '@sheaf/contract/schedules'
import { compute } from '@sheaf/domain/documents/totals'
import { billOfTurn } from '@sheaf/domain/schedules/bill-of-turn'
import { useId, useState } from 'react'
import { FollowingSheet } from '#sheets/drawing/live-sheet.tsx'
import { sheetOrder } from '#studio/pdf-order.ts'
import { planOf, type RepeatDraft } from '#studio/repeat/repeat-draft.ts'
import { ComingList } from './coming-list.tsx'
import { dayWords } from './rhythm-words.ts'

type PlanPreviewProps = {
  readonly draft: RepeatDraft
  readonly coming: readonly ComingInvoice[]
}

/** The next invoices, and one of them as it will be printed. */
export function PlanPreview({ draft, coming }: PlanPreviewProps) {
  const [chosen, setChosen] = useState<number>()
  const titleId = useId()
  const shown = coming.find(({ turn }) => turn === chosen) ?? coming[0]
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <h2 id={titleId} className="text-lead">
        {coming.length === 1 ? 'The last invoice' : 'Next invoices'}
      </h2>
      {coming.length === 0 ? (
        <p className="text-ink-soft">No invoices are planned.</p>
      ) : (
        <ComingList coming={coming} shown={shown?.turn} onShow={setChosen} />
      )}
      {shown && <ComingSheet draft={draft} coming={shown} />}
    </section>
  )
}

type ComingSheetProps = { readonly draft: RepeatDraft; readonly coming: ComingInvoice }

function ComingSheet({ draft, coming }: ComingSheetProps) {
  const plan = planOf(draft)
  const { themeId, design, document } = draft.styled
  const bill = billOfTurn(plan, coming.turn, coming.number ?? document.number)
  return (
    <FollowingSheet
      order={sheetOrder(compute(bill), themeId, design)}
      label={`Preview of the invoice of ${dayWords(coming.day)}`}
      shows="all"
      withText
    />
  )
}
