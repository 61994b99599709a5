import { type ComponentProps, useState } from 'react'
import { Paper } from '#document/paper/paper.tsx'
import { PlaceFields } from '#document/paper/place-fields.tsx'
import { EditableSheet } from '#document/sheet/editable-sheet.tsx'
import { EInvoicePanel } from './e-invoice/e-invoice-panel.tsx'

type WrittenSheetProps = ComponentProps<typeof Paper> & {
  /** The printed sheet comes first, where its letters are large enough to be hit. */
  readonly startsPrinted: boolean
}

/** The document to write on: a plain sheet with room for every field, or the sheet as it will be printed. */
export function WrittenSheet({ startsPrinted, ...paper }: WrittenSheetProps) {
  const [isPrinted, setIsPrinted] = useState(() => startsPrinted && matchMedia(roomy).matches)
  const Sheet = isPrinted ? EditableSheet : Paper
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div role="radiogroup" aria-label="Editing view" className="flex gap-1">
          <Way label="Simple form" isChosen={!isPrinted} onChoose={() => setIsPrinted(false)} />
          <Way label="Final layout" isChosen={isPrinted} onChoose={() => setIsPrinted(true)} />
        </div>
        <div className="grid grow grid-cols-2 gap-3 text-small *:only:col-span-2 sm:max-w-96 sm:*:only:col-span-1 sm:*:only:col-start-2">
          <PlaceFields editor={paper.editor} problems={paper.problems} />
        </div>
      </div>
      <Sheet {...paper} />
      <EInvoicePanel editor={paper.editor} problems={paper.problems} />
    </div>
  )
}

const roomy = '(min-width: 48rem)'

type WayProps = {
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Way({ label, isChosen, onChoose }: WayProps) {
  return (
    <label className="cursor-pointer rounded-control px-3 py-1 text-ink-soft text-small hover:bg-wash has-checked:bg-wash has-checked:text-ink has-focus-visible:outline-2">
      <input type="radio" name="way" checked={isChosen} onChange={onChoose} className="sr-only" />
      {label}
    </label>
  )
}
