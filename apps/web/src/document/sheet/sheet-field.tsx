import {
  type AnyPath,
  labelKeyOf,
  labelPath,
  linePartsOf,
  linePath,
} from '@sheaf/domain/documents/field-path'
import type { FieldPath, LineField } from '@sheaf/domain/documents/fields'
import { decimalMark } from '@sheaf/domain/locale/document-locale'
import { labelsIn, longestLabel } from '@sheaf/domain/locale/words/labels'
import { useState } from 'react'
import { PaperField, takesLines } from '#document/fields/paper-field.tsx'
import { SheetInput } from '#document/fields/sheet-input.tsx'
import { columnOf } from '#document/lines/line-columns.ts'
import { lineProblems } from '#document/lines/line-problems.ts'
import { LineCell, TaxCategoryCell } from '#document/lines/line-row.tsx'
import { type PaperState, usePaper } from '#document/paper/paper-context.ts'
import { useLiveLine } from '#document/writing/live-text.ts'
import { useWords } from '#sheets/fields/use-words.ts'
import { labelAt } from './sheet-ghosts.ts'

/** The input of a field that is written over the printed sheet. */
export function SheetField({ path }: { readonly path: AnyPath }) {
  const line = linePartsOf(path)
  const label = labelKeyOf(path)
  if (label !== undefined) return <LabelInput name={label} />
  return line ? <LineInput {...line} /> : <PaperField path={path as FieldPath} />
}

/** Enter ends a field of one line; one of several lines takes it. */
export function hasLines(paper: PaperState, path: AnyPath): boolean {
  if (labelKeyOf(path) !== undefined) return false
  const line = linePartsOf(path)
  return line ? line.name === 'description' : takesLines(paper, path as FieldPath)
}

/** A label, to be typed over. While it is empty the sheet prints the standard one. */
function LabelInput({ name }: { readonly name: string }) {
  const { editor } = usePaper()
  const standard = labelsIn(useWords(editor.document.language)).get(name) ?? ''
  const own = editor.document.labels[name] ?? ''
  const [isEmptied, setIsEmptied] = useState(false)
  return (
    <>
      <SheetInput
        label={labelAt(editor.kind, labelPath(name))}
        name={labelPath(name)}
        placeholder={standard}
        value={own === '' && !isEmptied ? standard : own}
        maxLength={longestLabel}
        onChange={(text) => {
          setIsEmptied(text === '')
          editor.setLabel(name, text === standard ? '' : text)
        }}
      />
      {own !== '' && (
        <button
          type="button"
          className="ink-note sheet-standard"
          // The field keeps the focus: it would close before the click has come.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setIsEmptied(false)
            editor.setLabel(name, '')
          }}
        >
          Back to the standard label
        </button>
      )}
    </>
  )
}

function LineInput({ index, name }: { readonly index: number; readonly name: LineField }) {
  const { editor, problems, shown, writePrice } = usePaper()
  const { document, kind } = editor
  const line = useLiveLine(editor, index)
  if (!line) return null
  const cell = (
    <LineCell
      line={line}
      index={index}
      column={columnOf(kind, name)}
      mark={decimalMark(document)}
      writePrice={writePrice}
      set={editor.typeLine}
      problems={lineProblems(problems, index)}
      remarks={lineProblems(editor.remarks ?? {}, index)}
    />
  )
  // What the sheet has no column for stands in the field of the one beside which it is read.
  if (name === 'price' && shown.has('tax-categories')) {
    return (
      <span className="sheet-pair">
        {cell}
        <TaxCategoryCell {...{ line, index }} set={editor.typeLine} />
      </span>
    )
  }
  if (name !== 'quantity' || !shown.has('units')) return cell
  return (
    <span className="sheet-pair">
      {cell}
      <SheetInput
        label={`Unit, line ${index + 1}`}
        name={linePath(index, 'unit')}
        placeholder="Unit"
        value={line.unit}
        onChange={(text) => editor.typeLine(index, 'unit', text)}
        remark={editor.remarks?.[linePath(index, 'unit')]}
      />
    </span>
  )
}
