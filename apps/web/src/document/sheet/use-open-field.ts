import { lineText, textAt } from '@sheaf/domain/documents/document'
import { type AnyPath, labelKeyOf, linePartsOf, linePath } from '@sheaf/domain/documents/field-path'
import { limits } from '@sheaf/domain/documents/field-schemas'
import type { FieldPath, LineField } from '@sheaf/domain/documents/fields'
import { useRef, useState } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import type { Place } from '#sheets/drawing/drawing.ts'
import { neighbor } from './sheet-places.ts'

export type OpenField = ReturnType<typeof useOpenField>

/** Which field of the sheet is being written, and how one gets from it to the next. */
export function useOpenField(editor: DocumentEditor, places: readonly Place[]) {
  const [field, setField] = useState<AnyPath>()
  const [said, say] = useState('')
  const before = useRef<readonly Kept[]>([])
  const count = editor.document.lines.length

  function open(path: AnyPath) {
    before.current = keep(editor, path)
    setField(path)
  }

  return {
    field,
    said,
    open,
    close: () => setField(undefined),
    /** What was there when the field was opened. */
    revert() {
      for (const { path, value } of before.current) write(editor, path, value)
      setField(undefined)
    },
    /** False at the ends of the sheet, where the focus leaves it. */
    go(direction: 1 | -1): boolean {
      const next = field === undefined ? undefined : neighbor(places, field, direction)
      if (next !== undefined) open(next)
      return next !== undefined
    },
    addLine(after = count - 1) {
      if (count >= limits.lines) {
        say(`A document can have up to ${limits.lines} line items.`)
        return
      }
      editor.addLine(after)
      open(linePath(after + 1, 'description'))
    },
    moveLine(from: number, to: number) {
      const line = field === undefined ? undefined : linePartsOf(field)
      editor.moveLine(from, to)
      if (line?.index === from) {
        // What Escape brings back belongs to the line, wherever it stands.
        before.current = before.current.map(({ path, value }) => {
          const part = linePartsOf(path)
          return { path: part ? linePath(to, part.name) : path, value }
        })
        setField(linePath(to, line.name))
      }
      say(`Line ${from + 1} is now line ${to + 1}.`)
    },
    duplicateLine(index: number) {
      editor.duplicateLine(index)
      say(`Line ${index + 1} duplicated.`)
    },
    removeLine(index: number) {
      editor.removeLine(index)
      // Its button and its menu go with it: whoever deleted it goes on at the line above, or at the first.
      open(linePath(Math.max(0, index - 1), 'description'))
      say(`Line ${index + 1} deleted.`)
    },
  }
}

type Kept = { readonly path: AnyPath; readonly value: string }

const companions: Readonly<Partial<Record<FieldPath, FieldPath>>> = {
  'discount.value': 'discount.kind',
  'tax.label': 'tax.rate',
}

const lineCompanions: Readonly<Partial<Record<LineField, LineField>>> = {
  quantity: 'unit',
  price: 'taxCategory',
  discountValue: 'discountKind',
}

/** A field with those that its input writes, too. */
function keep({ document }: DocumentEditor, path: AnyPath): readonly Kept[] {
  const label = labelKeyOf(path)
  if (label !== undefined) return [{ path, value: document.labels[label] ?? '' }]
  const line = linePartsOf(path)
  if (!line) {
    const own = path as FieldPath
    const paths = [own, companions[own]].filter((each) => each !== undefined)
    return paths.map((each) => ({ path: each, value: textAt(document, each) }))
  }
  const own = document.lines[line.index] ?? {}
  const names = [line.name, lineCompanions[line.name]].filter((each) => each !== undefined)
  return names.map((each) => ({ path: linePath(line.index, each), value: lineText(own, each) }))
}

function write(editor: DocumentEditor, path: AnyPath, value: string): void {
  const line = linePartsOf(path)
  const label = labelKeyOf(path)
  if (label !== undefined) editor.setLabel(label, value)
  else if (line) editor.setLine(line.index, line.name, value)
  else editor.set(path as FieldPath, value)
}
