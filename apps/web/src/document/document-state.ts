import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { limits } from '@sheaf/domain/documents/field-schemas'
import { withFigures } from '@sheaf/domain/documents/figures'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { blankLine, parseWithFigures } from '@sheaf/domain/documents/new-document'
import { presetRate } from '@sheaf/domain/tax/tax-labels'
import { decimalMark } from './document-locale.ts'
import { type LineValues, linesFromRows, type Rows } from './lines-from-rows.ts'
import { endFollows, withEndDay, withTermsSentence } from './payment-link.ts'
import { acceptField, acceptLineField, type FieldValue } from './read-field.ts'

export type Line = BusinessDocument['lineItems'][number]

/** A document while it is written. */
export type Writing = {
  /** Its figures always agree with its lines. */
  readonly document: BusinessDocument
  /** One for each line: a line keeps its key wherever it is moved. */
  readonly lineKeys: readonly number[]
  readonly nextKey: number
  /** The last day moves with the payment terms until somebody sets it. */
  readonly endFollows: boolean
}

export type Edit =
  | { readonly type: 'set'; readonly values: Readonly<Record<string, FieldValue>> }
  | {
      readonly type: 'set-line'
      readonly index: number
      readonly name: string
      readonly value: string
    }
  | { readonly type: 'set-every-line'; readonly name: string; readonly value: string }
  | { readonly type: 'choose-tax'; readonly label: string }
  | { readonly type: 'add-line'; readonly after: number }
  | { readonly type: 'remove-line'; readonly index: number }
  | { readonly type: 'duplicate-line'; readonly index: number }
  | { readonly type: 'move-line'; readonly from: number; readonly to: number }
  | { readonly type: 'paste-rows'; readonly index: number; readonly rows: Rows }
  | { readonly type: 'replace'; readonly document: BusinessDocument }
  | ({ readonly type: 'fill' } & Filling)

/** Details that were read elsewhere, numbers with a point. */
export type Filling = {
  readonly values: Readonly<Record<string, FieldValue>>
  readonly lines: readonly LineValues[]
  /** Lines that were written before stay, in front of the new ones. */
  readonly keepsLines: boolean
}

export function startWriting(document: BusinessDocument): Writing {
  const count = document.lineItems.length
  return {
    document: withFigures(document),
    lineKeys: Array.from({ length: count }, (_, index) => index),
    nextKey: count,
    endFollows: endFollows(document),
  }
}

/** The same writing, by identity, when the edit changes nothing. */
export function edit(writing: Writing, change: Edit): Writing {
  switch (change.type) {
    case 'set':
      return setFields(writing, change.values)
    case 'set-line':
      return setLine(writing, change.index, change.name, change.value)
    case 'set-every-line':
      return writing.document.lineItems.reduce(
        (changed, _line, index) => setLine(changed, index, change.name, change.value),
        writing,
      )
    case 'choose-tax':
      return chooseTax(writing, change.label)
    case 'replace':
      return replaceDocument(writing, change.document)
    case 'fill':
      return fill(writing, change)
    default:
      return editLines(writing, change)
  }
}

export function isBlank(line: Line, document: BusinessDocument): boolean {
  const price = textField(line, rulesOf(document.type).linePriceField)
  return line.description.trim() === '' && line.itemNumber.trim() === '' && Number(price) === 0
}

function setFields(writing: Writing, values: Readonly<Record<string, FieldValue>>): Writing {
  return Object.entries(values).reduce(
    (changed, [name, value]) => setField(changed, name, value),
    writing,
  )
}

function setField(
  writing: Writing,
  name: string,
  typed: FieldValue,
  mark = decimalMark(writing.document),
): Writing {
  const { document } = writing
  const value = acceptField(document, name, typed, mark)
  const before = (document as Readonly<Record<string, unknown>>)[name]
  if (value === undefined || value === before) return writing
  const { issuedField, endsField } = rulesOf(document.type)
  const changed = { ...writing, document: computed(document, { [name]: value }) }
  if (name === endsField) return { ...changed, endFollows: false }
  if (name === issuedField) return withEndDay(changed)
  if (name !== 'paymentTerms') return changed
  const isEndOpen = endsField !== undefined && textField(document, endsField) === ''
  const linked = withEndDay({ ...changed, endFollows: changed.endFollows || isEndOpen })
  return withTermsSentence(linked, String(before))
}

function chooseTax(writing: Writing, label: string): Writing {
  const { taxLabelField, taxRateField } = rulesOf(writing.document.type)
  const rate = presetRate(label)
  return setFields(writing, {
    [taxLabelField]: label === 'Custom' ? '' : label,
    ...(rate !== undefined && { [taxRateField]: rate }),
  })
}

function setLine(writing: Writing, index: number, name: string, typed: string): Writing {
  const { document } = writing
  const line = document.lineItems[index]
  if (!line) return writing
  const value = acceptLineField(document, name, typed, decimalMark(document))
  if (value === undefined || value === textField(line, name)) return writing
  const lineItems = document.lineItems.map((each) =>
    each === line ? { ...each, [name]: value } : each,
  )
  return { ...writing, document: computed(document, { lineItems }) }
}

type LineEdit = Extract<
  Edit,
  { type: 'add-line' | 'remove-line' | 'duplicate-line' | 'move-line' | 'paste-rows' }
>

function editLines(writing: Writing, change: LineEdit): Writing {
  const entries = entriesOf(writing)
  switch (change.type) {
    case 'add-line':
      return withEntries(writing, insert(entries, change.after + 1, [newLine(writing)]))
    case 'duplicate-line': {
      const copied = entries[change.index]
      if (!copied) return writing
      return withEntries(writing, insert(entries, change.index + 1, [{ line: copied.line }]))
    }
    case 'remove-line':
      // The last remaining line cannot be removed.
      if (entries.length === 1 || !entries[change.index]) return writing
      return withEntries(writing, entries.toSpliced(change.index, 1))
    case 'move-line': {
      const moved = entries[change.from]
      if (!moved || change.from === change.to || !entries[change.to]) return writing
      return withEntries(writing, insert(entries.toSpliced(change.from, 1), change.to, [moved]))
    }
    case 'paste-rows':
      return pasteRows(writing, change.index, change.rows)
  }
}

/** Over a blank line, else behind a written one. */
function pasteRows(writing: Writing, index: number, rows: Rows): Writing {
  const { document } = writing
  const { linePriceField } = rulesOf(document.type)
  const values = linesFromRows(rows, linePriceField, decimalMark(document))
  if (values.length === 0) return writing
  const entries = entriesOf(writing)
  const target = entries[index]
  const isOver = target !== undefined && isBlank(target.line, document)
  const kept = isOver ? entries.toSpliced(index, 1) : entries
  const added = values.map((each) => filledLine(writing, each))
  return withEntries(writing, insert(kept, isOver ? index : index + 1, added))
}

function fill(writing: Writing, { values, lines, keepsLines }: Filling): Writing {
  const { endsField = '' } = rulesOf(writing.document.type)
  // The last day is set last: the payment terms and the first day would move it.
  const { [endsField]: ends, ...others } = values
  const ordered = Object.entries({ ...others, ...(ends !== undefined && { [endsField]: ends }) })
  const filled = ordered.reduce(
    (changed, [name, value]) => setField(changed, name, value, '.'),
    writing,
  )
  if (lines.length === 0) return filled
  const kept = keepsLines
    ? entriesOf(filled).filter(({ line }) => !isBlank(line, filled.document))
    : []
  const added = lines.map((line) => filledLine(filled, line))
  return withEntries(filled, insert(kept, kept.length, added))
}

type Entry = { readonly line: Line; readonly key?: number }

function entriesOf({ document, lineKeys }: Writing): Entry[] {
  return document.lineItems.map((line, index) => ({ line, key: lineKeys[index] ?? index }))
}

function insert(entries: readonly Entry[], at: number, added: readonly Entry[]): Entry[] {
  return entries.toSpliced(at, 0, ...added.slice(0, limits.lines - entries.length))
}

function withEntries(writing: Writing, entries: readonly Entry[]): Writing {
  let { nextKey } = writing
  const lineKeys = entries.map(({ key }) => {
    if (key !== undefined) return key
    nextKey += 1
    return nextKey - 1
  })
  const lineItems = entries.map(({ line }) => line)
  return { ...writing, document: computed(writing.document, { lineItems }), lineKeys, nextKey }
}

function newLine({ document }: Writing): Entry {
  const values = { type: document.type, lineItems: [blankLine(document.type)] }
  const [line] = parseWithFigures(document.type, values).lineItems
  if (!line) throw new Error('A new document has a line')
  return { line }
}

function filledLine(writing: Writing, values: LineValues): Entry {
  const { document } = writing
  const { line } = newLine(writing)
  const accepted = Object.entries(values).flatMap(([name, value]) => {
    const read = acceptLineField(document, name, value, '.')
    return read === undefined ? [] : [[name, read] as const]
  })
  return { line: { ...line, ...Object.fromEntries(accepted) } }
}

function replaceDocument(writing: Writing, document: BusinessDocument): Writing {
  const { lineItems } = document
  const lineKeys = lineItems.map((_, index) => writing.nextKey + index)
  return {
    document: withFigures(document),
    lineKeys,
    nextKey: writing.nextKey + lineItems.length,
    endFollows: endFollows(document),
  }
}

/** Lines that stay the same stay the same object, so that only what changed is drawn again. */
function computed(before: BusinessDocument, values: object): BusinessDocument {
  const after = withFigures({ ...before, ...values } as BusinessDocument)
  const { lineAmountField } = rulesOf(after.type)
  const known = new Set<Line>(before.lineItems)
  const given = 'lineItems' in values ? (values.lineItems as Line[]) : before.lineItems
  const lineItems = after.lineItems.map((line, index) => {
    const source = given[index]
    const isSame =
      source !== undefined &&
      known.has(source) &&
      textField(source, lineAmountField) === textField(line, lineAmountField)
    return isSame ? source : line
  })
  return { ...after, lineItems } as BusinessDocument
}
