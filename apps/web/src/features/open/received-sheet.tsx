import { formatDay, isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { Download } from 'lucide-react'
import type { ReceivedInvoice } from '#studio/e-invoice/opened-document.ts'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/actions/save-file.ts'

type SaidGroup = ReceivedInvoice['groups'][number]
type SaidTerm = SaidGroup['terms'][number]

type ReceivedSheetProps = { readonly received: ReceivedInvoice; readonly fileName: string }

/** A received e-invoice as a sheet to read and print: what matters first, then every part of it. */
export function ReceivedSheet({ received, fileName }: ReceivedSheetProps) {
  const { kind, number, seller, buyer, issueDate, dueDate, due, groups } = received
  const title = `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`.trim()
  return (
    <article
      aria-label={title}
      className="flex flex-col gap-8 rounded-panel border border-hairline bg-paper p-5 sm:p-8 print:border-0 print:p-0"
    >
      <header className="flex flex-col gap-4">
        <div>
          <h2 className="wrap-anywhere text-title">{title}</h2>
          <p className="wrap-anywhere text-ink-soft text-small">{fileName}</p>
        </div>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
          <Fact label="From" value={seller} />
          <Fact label="To" value={buyer} />
          <Fact label="Date" value={dayOf(issueDate)} />
          <Fact label="Due" value={dayOf(dueDate)} />
          <Fact label="Amount due" value={due} />
        </dl>
      </header>
      <Lines received={received} />
      {groups.map((group) => (
        <GroupSection key={group.path} group={group} level={3} />
      ))}
    </article>
  )
}

function Lines({ received: { lines } }: { readonly received: ReceivedInvoice }) {
  if (lines.length === 0) return null
  const figure = 'py-2 pl-4 text-right align-top tabular-nums'
  return (
    <table className="w-full text-small">
      <caption className="sr-only">Lines</caption>
      <thead className="text-ink-soft">
        <tr className="border-hairline border-b">
          <th className="py-2 text-left font-normal">Item</th>
          <th className={`${figure} font-normal`}>Quantity</th>
          <th className={`${figure} font-normal max-sm:hidden`}>Price</th>
          <th className={`${figure} font-normal`}>Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, quantity, price, amount }) => (
          <tr key={id} className="border-hairline border-b">
            <td className="wrap-anywhere py-2">{name}</td>
            <td className={figure}>{quantity}</td>
            <td className={`${figure} max-sm:hidden`}>{price}</td>
            <td className={figure}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayOf(text: string | undefined): string {
  return text !== undefined && isCalendarDay(text) ? formatDay(text, 'en-US') : (text ?? '')
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  if (value === '') return null
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-small">{label}</dt>
      <dd className="wrap-anywhere font-medium">{value}</dd>
    </div>
  )
}

type GroupSectionProps = { readonly group: SaidGroup; readonly level: 3 | 4 }

function GroupSection({ group, level }: GroupSectionProps) {
  const Heading = `h${level}` as const
  return (
    <section
      className={
        level === 3
          ? 'flex flex-col gap-3 border-hairline border-t pt-5 break-inside-avoid-page'
          : 'flex flex-col gap-2 border-hairline border-l pl-4'
      }
    >
      <Heading className={level === 3 ? 'text-lead' : 'font-medium'}>{group.title}</Heading>
      {group.terms.length > 0 && (
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {group.terms.map((term) => (
            <TermRow key={term.path} term={term} />
          ))}
        </dl>
      )}
      {group.groups.map((part) => (
        <GroupSection key={part.path} group={part} level={4} />
      ))}
    </section>
  )
}

function TermRow({ term }: { readonly term: SaidTerm }) {
  const { id, label, value, attachment } = term
  return (
    <div className="grid min-w-0 grid-cols-[minmax(7rem,2fr)_3fr] gap-3 text-small" title={id}>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {value}
        {attachment && (
          <Button size="small" variant="quiet" onClick={() => saveAttachment(attachment)}>
            <Download aria-hidden="true" className="size-4" />
            Save file
          </Button>
        )}
      </dd>
    </div>
  )
}

function saveAttachment({ content, mimeCode, filename }: NonNullable<SaidTerm['attachment']>) {
  const bytes = Uint8Array.from(atob(content.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
  // As bytes, whatever it says it is: a stranger's page must not open as one of ours.
  const isPlain = mimeCode === 'application/pdf' || mimeCode?.startsWith('image/')
  const type = isPlain ? mimeCode : 'application/octet-stream'
  saveFile(new Blob([bytes], { type: type ?? '' }), filename ?? 'attachment')
}
