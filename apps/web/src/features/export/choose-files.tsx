import { FileUp, LockKeyhole } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { SheetDrawing } from '#ui/layout/sheet-drawing.tsx'
import type { Progress } from './use-reading.ts'

type ChooseFilesProps = {
  readonly isOver: boolean
  /** Nothing was read yet: then this is all there is on the screen. */
  readonly isFirst: boolean
  readonly progress: Progress | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly onCancel: () => void
}

export function ChooseFiles({ isOver, isFirst, progress, onFiles, onCancel }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <section
      aria-label="Files"
      data-over={isOver || undefined}
      className="flex flex-col items-center gap-3 rounded-panel border border-edge border-dashed bg-paper p-4 text-center transition-colors data-first:gap-4 data-first:py-12 data-over:border-vermilion data-over:bg-vermilion-tint"
      data-first={isFirst || undefined}
    >
      {isFirst && <FirstWords />}
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-4" />
          {isFirst ? 'Choose files' : 'Add files'}
        </Button>
        <span className="text-ink-soft">or drop them anywhere: PDF, XML or JSON</span>
      </div>
      {progress && <Reading progress={progress} onCancel={onCancel} />}
      <p className="flex items-center gap-2 text-small text-spruce">
        <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
        Read and exported in your browser. Nothing is uploaded or stored.
      </p>
      <FileInput
        ref={input}
        label="Files to export"
        accept=".xml,.pdf,.json,application/xml,text/xml,application/pdf,application/json"
        multiple
        onPick={(...files) => onFiles(files)}
      />
    </section>
  )
}

function FirstWords() {
  return (
    <>
      <SheetDrawing />
      <div className="flex max-w-dialog flex-col gap-1">
        <h2 className="text-lead">Bring the documents of a month, or of a year</h2>
        <p className="text-ink-soft">
          PDFs that Sheaf made, e-invoices (Factur-X, ZUGFeRD, XRechnung, UBL, CII) and JSON files.
          They appear here in a list, with totals and anything your accounting software would
          refuse.
        </p>
      </div>
    </>
  )
}

type ReadingProps = { readonly progress: Progress; readonly onCancel: () => void }

function Reading({ progress: { done, total }, onCancel }: ReadingProps) {
  return (
    <div className="flex w-full max-w-dialog flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <span className="text-ink-soft tabular-nums">
        {done} of {total} files read
      </span>
      <span className="grow basis-40">
        <ProgressBar label="Reading files" share={done / total} />
      </span>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
