import { conversionsOf } from '@sheaf/domain/documents/convert'
import { kindInText, kindTitle } from '@sheaf/domain/documents/field-labels'
import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { isPricedKind } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { kinds } from '@sheaf/domain/documents/kinds'
import { compute } from '@sheaf/domain/documents/totals'
import {
  BellRing,
  CalendarClock,
  CopyPlus,
  Download,
  FileCode,
  FileOutput,
  LockKeyhole,
  PenLine,
  ReceiptText,
  Repeat,
  Table2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { FinishedCoach } from '#studio/coach/coach.tsx'
import { nameOf, totalOf } from '#studio/derive.ts'
import { DownloadDialog } from '#studio/e-invoice/download-dialog.tsx'
import { useSendToExport } from '#studio/export/use-export-list.ts'
import { LatePaymentDialog } from '#studio/late-payment/late-payment-dialog.tsx'
import { useNewHeading } from '#studio/new-heading.ts'
import { sheetOrder } from '#studio/pdf-order.ts'
import { RemindDialog } from '#studio/reminders/remind-dialog.tsx'
import type { Finished } from '#studio/use-generate.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { saveFile } from '#ui/actions/save-file.ts'

type ReadyViewProps = {
  readonly finished: Finished
  /** Offers to keep the sender's details. */
  readonly keeping: ReactNode
  readonly onDownloaded: () => void
  readonly onEdit: () => void
  /** Back to the document, at the field that is to be mended. */
  readonly onFix: (field: AnyPath) => void
  readonly onNext: () => void
  readonly onConvert: (target: DocumentKind) => void
  /** For an invoice that comes again. */
  readonly onRepeat: () => void
  /** For an invoice that was a deposit. */
  readonly onFinal: () => void
  /** A sentence is to stand among the notes, and the document to be made anew. */
  readonly onAddNote: (sentence: string) => void
}

/** The finished document. What is downloaded is the file that was made, not another one. */
export function ReadyView(props: ReadyViewProps) {
  const { finished, keeping, onDownloaded, onEdit, onFix, ...steps } = props
  const { document, themeId, design, file, fileName } = finished
  const title = `${kindTitle(document.kind)} Ready!`
  const heading = useNewHeading(title)
  return (
    <div className="mx-auto grid w-full max-w-page items-start gap-x-12 gap-y-8 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="contents lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-6">
        <header className="flex flex-col gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-heading">
            {title}
          </h1>
          <p className="wrap-anywhere text-ink-soft">{summaryOf(finished)}</p>
        </header>
        <div className="flex flex-col gap-3">
          <Button
            variant="primary"
            onClick={() => {
              saveFile(file, fileName)
              onDownloaded()
            }}
          >
            <Download aria-hidden="true" className="size-4" />
            Download PDF
          </Button>
          <p className="wrap-anywhere text-center text-ink-soft text-small tabular-nums">
            {fileName}, {sizeInWords(file.size)}
            {finished.eInvoice && <span className="block">{eInvoiceWords[finished.eInvoice]}</span>}
          </p>
          <OtherFormats {...{ finished, onDownloaded, onFix }} />
          <Button onClick={onEdit}>
            <PenLine aria-hidden="true" className="size-4" />
            Edit Document
          </Button>
          <ButtonLink href="/" variant="quiet">
            Back to Dashboard
          </ButtonLink>
        </div>
        <div className="order-1 flex flex-col gap-6">
          <FinishedCoach document={document} onGo={onFix} />
          {keeping}
          <Privacy />
          <NextSteps {...{ finished, onFix }} {...steps} />
        </div>
      </div>
      <SheetFrame
        order={sheetOrder(compute(document), themeId, design)}
        label={`Preview of ${nameOf(document)}`}
        shows="all"
        withText
        className="mx-auto w-full max-w-[48rem] lg:row-start-1"
      />
    </div>
  )
}

type OtherFormatsProps = Pick<ReadyViewProps, 'finished' | 'onDownloaded' | 'onFix'>

function OtherFormats({ finished, ...actions }: OtherFormatsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <FileCode aria-hidden="true" className="size-4" />
        Other formats
      </Button>
      <DownloadDialog styled={finished} open={isOpen} onOpenChange={setIsOpen} {...actions} />
    </>
  )
}

function Privacy() {
  return (
    <p className="flex gap-3 rounded-panel bg-spruce-tint p-4 text-small text-spruce">
      <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      We don't store your document, only your templates and logos. Client data and details are
      discarded, unless you repeat the invoice or set up email reminders for it. A copy stays under
      Recent in this browser until you remove it or sign out.
    </p>
  )
}

type NextStepsProps = Pick<
  ReadyViewProps,
  'finished' | 'onFix' | 'onNext' | 'onConvert' | 'onRepeat' | 'onFinal' | 'onAddNote'
>

function NextSteps(props: NextStepsProps) {
  const { finished, onFix, onNext, onConvert, onRepeat, onFinal, onAddNote } = props
  const { document } = finished
  const { kind } = document
  const [isRemindOpen, setIsRemindOpen] = useState(false)
  const sendToExport = useSendToExport()
  const [isLateOpen, setIsLateOpen] = useState(false)
  return (
    <section aria-labelledby="next-steps" className="flex flex-col items-start gap-1">
      <h2 id="next-steps" className="text-lead">
        What's next?
      </h2>
      <Button variant="quiet" className="-ml-4" onClick={onNext}>
        <CopyPlus aria-hidden="true" className="size-4" />
        New {kindInText(kind)} from this one
      </Button>
      {kinds[kind].asksForPayment && (
        <Button variant="quiet" className="-ml-4" onClick={onRepeat}>
          <Repeat aria-hidden="true" className="size-4" />
          Repeat this invoice
        </Button>
      )}
      {conversionsOf(kind).map((target) => (
        <Button key={target} variant="quiet" className="-ml-4" onClick={() => onConvert(target)}>
          <FileOutput aria-hidden="true" className="size-4" />
          Duplicate as {kindInText(target)}
        </Button>
      ))}
      {isPricedKind(kind) && (
        <Button variant="quiet" className="-ml-4" onClick={() => sendToExport(document)}>
          <Table2 aria-hidden="true" className="size-4" />
          Export to accounting
        </Button>
      )}
      {kinds[kind].asksForPayment && (
        <>
          <Button variant="quiet" className="-ml-4" onClick={onFinal}>
            <ReceiptText aria-hidden="true" className="size-4" />
            Final invoice for this deposit
          </Button>
          <Button variant="quiet" className="-ml-4" onClick={() => setIsRemindOpen(true)}>
            <BellRing aria-hidden="true" className="size-4" />
            Set payment reminders
          </Button>
          <Button variant="quiet" className="-ml-4" onClick={() => setIsLateOpen(true)}>
            <CalendarClock aria-hidden="true" className="size-4" />
            What if it's paid late?
          </Button>
          <RemindDialog
            styled={finished}
            isIssued
            open={isRemindOpen}
            onOpenChange={setIsRemindOpen}
            onFix={onFix}
          />
          <LatePaymentDialog
            {...{ document, onAddNote }}
            open={isLateOpen}
            onOpenChange={setIsLateOpen}
          />
        </>
      )}
    </section>
  )
}

const eInvoiceWords = {
  inside: 'With an e-invoice inside (Factur-X)',
  'kept-out': "Without an e-invoice inside. 'Other formats' shows what's missing.",
} as const

function summaryOf({ document }: Finished): string {
  const total = totalOf(document)
  return total === undefined ? nameOf(document) : `${nameOf(document)}, ${total}`
}

function sizeInWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
