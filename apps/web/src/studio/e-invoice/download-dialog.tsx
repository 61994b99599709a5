import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { isPricedKind } from '@sheaf/domain/documents/fields'
import { compute } from '@sheaf/domain/documents/totals'
import { CircleCheck, Download, Table2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { tellFailure } from '#api/failure.ts'
import { isBill, useWantedFormat } from '#document/e-invoice/wanted-format.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { useSendToExport } from '#studio/export/use-export-list.ts'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/actions/save-file.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { BreachList } from './breach-list.tsx'
import { type DownloadRow, downloadRows } from './download-rows.ts'
import { useVerdicts, type Verdict } from './use-breaches.ts'

type DownloadDialogProps = {
  readonly styled: StyledDocument
  readonly open: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Leads back to where the document is written, to that field. */
  readonly onFix: (field: AnyPath) => void
  readonly onDownloaded: () => void
}

/** Every file that the document can be, with what its rules still find before it is downloaded. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { styled, open, onOpenChange, onFix, onDownloaded } = props
  const { kind } = styled.document
  const computed = useMemo(() => compute(styled.document), [styled.document])
  const verdictOf = useVerdicts(computed, open && isBill(kind))
  const { want } = useWantedFormat()
  const fixing = useRef<AnyPath>(undefined)

  // Not before the dialog is gone, which would take the focus back.
  function goToField(): boolean {
    const field = fixing.current
    fixing.current = undefined
    if (field !== undefined) onFix(field)
    return field !== undefined
  }

  return (
    <Dialog
      title="Download as"
      description="The same document in every format. It counts once."
      width="sheet"
      open={open}
      onOpenChange={onOpenChange}
      onGone={goToField}
    >
      <ul className="flex flex-col">
        {downloadRows(kind).map((row) => (
          <FormatRow
            key={row.id}
            {...{ row, styled, onDownloaded }}
            verdict={row.format && verdictOf?.(row.format)}
            isJudged={row.format === undefined || verdictOf !== undefined}
            onFix={(field) => {
              want(row.format)
              fixing.current = field
              onOpenChange(false)
            }}
          />
        ))}
        {isPricedKind(kind) && <AccountingRow document={styled.document} />}
      </ul>
      {kind === 'quote' && (
        <p className="text-ink-soft text-small">
          A quote has no e-invoice format: nothing is owed yet.
        </p>
      )}
      {(isBill(kind) || kind === 'purchase_order') && <SendingNote />}
    </Dialog>
  )
}

function AccountingRow({ document }: Pick<StyledDocument, 'document'>) {
  const sendToExport = useSendToExport()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-hairline border-t py-4 last:border-b">
      <div className="min-w-0 grow basis-80">
        <h3 className="font-medium">Accounting software</h3>
        <p className="text-ink-soft text-small">
          For your books: QuickBooks, Xero, DATEV, FreeAgent, Zoho Books, CSV or Excel.
        </p>
      </div>
      <Button size="small" onClick={() => sendToExport(document)}>
        <Table2 aria-hidden="true" className="size-4" />
        Export
        <VisuallyHidden> to accounting</VisuallyHidden>
      </Button>
    </li>
  )
}

type FormatRowProps = {
  readonly row: DownloadRow
  readonly styled: StyledDocument
  readonly verdict: Verdict | undefined
  /** False while the rules are being fetched. */
  readonly isJudged: boolean
  readonly onFix: (field: AnyPath) => void
  readonly onDownloaded: () => void
}

function FormatRow({ row, styled, verdict, isJudged, onFix, onDownloaded }: FormatRowProps) {
  const [isPending, setIsPending] = useState(false)
  const isReady = !verdict || ('isReady' in verdict && verdict.isReady)

  async function download() {
    setIsPending(true)
    try {
      const { file, fileName } = await row.make(styled)
      saveFile(file, fileName)
      onDownloaded()
    } catch (error) {
      tellFailure('Download failed', error, `We couldn't create the ${row.label} file.`)
    }
    setIsPending(false)
  }

  return (
    <li className="flex flex-col gap-2 border-hairline border-t py-4 last:border-b">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-80">
          <h3 className="flex items-center gap-2 font-medium">
            {row.label}
            {verdict && isReady && (
              <span className="flex items-center gap-1 font-normal font-sans text-small text-spruce">
                <CircleCheck aria-hidden="true" className="size-4" />
                Meets the rules
              </span>
            )}
          </h3>
          <p className="text-ink-soft text-small">{row.who}</p>
        </div>
        <Button
          size="small"
          disabled={!isReady}
          loading={isPending || !isJudged}
          onClick={() => void download()}
        >
          <Download aria-hidden="true" className="size-4" />
          Download
          <VisuallyHidden> {row.label}</VisuallyHidden>
        </Button>
      </div>
      {verdict && <Findings verdict={verdict} label={row.label} onFix={onFix} />}
    </li>
  )
}

type FindingsProps = {
  readonly verdict: Verdict
  readonly label: string
  readonly onFix: (field: AnyPath) => void
}

function Findings({ verdict, label, onFix }: FindingsProps) {
  if ('refusal' in verdict) return <p className="text-small">{verdict.refusal}</p>
  const { findings } = verdict
  const open = findings.filter(({ severity }) => severity !== 'advice')
  if (open.length === 0) return null
  return (
    <details className="text-small">
      <summary className="cursor-pointer rounded-control text-vermilion-ink">
        {open.length} {open.length === 1 ? 'thing' : 'things'} to fix first
        <VisuallyHidden> for {label}</VisuallyHidden>
      </summary>
      <div className="pt-3">
        <BreachList findings={open} onFix={onFix} />
      </div>
    </details>
  )
}

const outside = 'rounded-control text-spruce underline decoration-1 underline-offset-4'

function SendingNote() {
  return (
    <p className="text-ink-soft text-small">
      Sheaf makes the file and doesn't send it. Email it, upload it to your buyer's portal, or send
      it through a{' '}
      <a href="https://peppol.org" target="_blank" rel="noreferrer" className={outside}>
        Peppol service provider
      </a>{' '}
      or a national platform, such as an{' '}
      <a href="https://www.impots.gouv.fr" target="_blank" rel="noreferrer" className={outside}>
        approved platform in France
      </a>
      .
    </p>
  )
}
