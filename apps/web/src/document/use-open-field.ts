import type { Place } from '@sheaf/contract/places'
import { textField } from '@sheaf/domain/documents/field-access'
import { limits } from '@sheaf/domain/documents/field-schemas'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { useRef, useState } from 'react'
import type { DocumentEditor } from './document-editor.ts'
import { neighbour } from './sheet-places.ts'
import { lineFieldOf } from './sheet-words.ts'

export type OpenField = ReturnType<typeof useOpenField>

/** Which field of the sheet is being written, and how hands get from one to the next. */
export function useOpenField(editor: DocumentEditor, places: readonly Place[]) {
  const [field, setField] = useState<string>()
  const [said, say] = useState('')
  const before = useRef<readonly Kept[]>([])
  const count = editor.document.lineItems.length

  function open(name: string) {
    before.current = keep(editor, name)
    setField(name)
  }

  return {
    field,
    said,
    open,
    close: () => setField(undefined),
    /** What was there when the field was opened. */
    revert() {
      for (const { name, value } of before.current) write(editor, name, value)
      setField(undefined)
    },
    /** False at the ends of the sheet, where the focus leaves it. */
    go(direction: 1 | -1): boolean {
      const next = field === undefined ? undefined : neighbour(places, field, direction)
      if (next !== undefined) open(next)
      return next !== undefined
    },
    addLine(after = count - 1) {
      if (count >= limits.lines) {
        say(`At most ${limits.lines} line items fit on one document.`)
        return
      }
      editor.addLine(after)
      open(`lineItems.${after + 1}.description`)
    },
    moveLine(from: number, to: number) {
      const line = field === undefined ? undefined : lineFieldOf(field)
      editor.moveLine(from, to)
      if (line?.index === from) {
        // What Escape brings back belongs to the line, wherever it stands.
        before.current = before.current.map(({ name, value }) => ({
          name: name.replace(/\d+/, String(to)),
          value,
        }))
        setField(`lineItems.${to}.${line.name}`)
      }
      say(`Line ${from + 1} is now line ${to + 1}.`)
    },
    duplicateLine(index: number) {
      editor.duplicateLine(index)
      say(`Line ${index + 1} duplicated.`)
    },
    removeLine(index: number) {
      editor.removeLine(index)
      if (field?.startsWith(`lineItems.${index}.`)) {
        open(`lineItems.${Math.max(0, index - 1)}.description`)
      }
      say(`Line ${index + 1} deleted.`)
    },
  }
}

type Kept = { readonly name: string; readonly value: string }

/** A field with those that its input writes, too. */
function keep({ document, kind }: DocumentEditor, name: string): readonly Kept[] {
  const { taxLabelField, taxRateField } = rulesOf(kind)
  const companions: Readonly<Record<string, string>> = {
    discountValue: 'discountType',
    [taxLabelField]: taxRateField,
  }
  const line = lineFieldOf(name)
  if (!line) {
    const names = companions[name] === undefined ? [name] : [name, companions[name]]
    return names.map((each) => ({ name: each, value: textField(document, each) }))
  }
  const lineCompanions: Readonly<Record<string, string>> = {
    quantity: 'unit',
    discountValue: 'discountType',
  }
  const own = document.lineItems[line.index] ?? {}
  const names = [line.name, lineCompanions[line.name]].filter((each) => each !== undefined)
  return names.map((each) => ({
    name: `lineItems.${line.index}.${each}`,
    value: textField(own, each),
  }))
}

function write(editor: DocumentEditor, name: string, value: string): void {
  const line = lineFieldOf(name)
  if (line) editor.setLine(line.index, line.name, value)
  else editor.set(name, value)
}
