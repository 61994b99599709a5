import { type ComponentProps, useState } from 'react'
import { Paper } from '#document/paper/paper.tsx'
import { PlaceFields } from '#document/paper/place-fields.tsx'
import { EditableSheet } from '#document/sheet/editable-sheet.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { EInvoicePanel } from './e-invoice/e-invoice-panel.tsx'

type WrittenSheetProps = ComponentProps<typeof Paper> & {
  /** The printed sheet comes first, where its letters are large enough to be hit. */
  readonly startsPrinted: boolean
}

/** The document to write on: a plain sheet with room for every field, or the sheet as it will be printed. */
export function WrittenSheet({ startsPrinted, ...paper }: WrittenSheetProps) {
  const [isPrinted, setIsPrinted] = useState(() => startsPrinted && matchMedia(roomy).matches)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SegmentedControl
          label="Editing view"
          options={ways}
          value={isPrinted ? 'printed' : 'simple'}
          onChange={(way) => setIsPrinted(way === 'printed')}
        />
        <div className="grid grow grid-cols-2 gap-3 text-small *:only:col-span-2 sm:max-w-96 sm:*:only:col-span-1 sm:*:only:col-start-2">
          <PlaceFields editor={paper.editor} problems={paper.problems} />
        </div>
      </div>
      {isPrinted ? (
        <EditableSheet {...paper} onUnplaced={() => setIsPrinted(false)} />
      ) : (
        <Paper {...paper} />
      )}
      <EInvoicePanel editor={paper.editor} problems={paper.problems} />
    </div>
  )
}

const roomy = '(min-width: 48rem)'

const ways = [
  { value: 'simple', label: 'Simple form' },
  { value: 'printed', label: 'Final layout' },
] as const
