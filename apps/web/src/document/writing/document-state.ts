import { exchangedTo } from '@sheaf/domain/documents/change-currency'
import { followsAddress } from '@sheaf/domain/documents/country'
import {
  type BusinessDocument,
  type FieldValues,
  hasField,
  isBlankLine,
  isPriced,
  type Line,
  lineText,
  textAt,
  valueAt,
  withValues,
} from '@sheaf/domain/documents/document'
import { endsWithTerms } from '@sheaf/domain/documents/due-day'
import { limits } from '@sheaf/domain/documents/field-schemas'
import { type FieldPath, fields, type LineField, lineFields } from '@sheaf/domain/documents/fields'
import { blankLine } from '@sheaf/domain/documents/new-document'
import type { StartedSeries } from '@sheaf/domain/documents/number-series'
import { compute } from '@sheaf/domain/documents/totals'
import { decimalMark } from '@sheaf/domain/locale/document-locale'
import { isLabelKey, longestLabel } from '@sheaf/domain/locale/words/labels'
import type { CurrencyCode } from '@sheaf/domain/money/currency'
import { presetRate } from '@sheaf/domain/tax/tax-labels'
import { type LineValues, linesFromRows, type Rows } from '#document/lines/lines-from-rows.ts'
import { withLinkedFields } from './linked-fields.ts'
import { isProposed } from './numbering.ts'
import { acceptTyped, type FieldValue } from './read-field.ts'
import { type Writing, withDocument } from './writing.ts'

export type Edit =
  | { readonly type: 'set'; readonly values: FieldValues }
  | {
      readonly type: 'set-line'
      readonly index: number
      readonly name: LineField
      readonly value: string
    }
  | { readonly type: 'set-every-line'; readonly name: LineField; readonly value: string }
  | { readonly type: 'set-label'; readonly key: string; readonly text: string }
  | { readonly type: 'choose-tax'; readonly label: string }
  | { readonly type: 'add-line'; readonly after: number }
  | { readonly type: 'remove-line'; readonly index: number }
  | { readonly type: 'duplicate-line'; readonly index: number }
  | { readonly type: 'move-line'; readonly from: number; readonly to: number }
  | { readonly type: 'paste-rows'; readonly index: number; readonly rows: Rows }
  | { readonly type: 'replace'; readonly document: BusinessDocument }
  | { readonly type: 'exchange'; readonly currency: CurrencyCode; readonly rate: string }
  /** The same lines in other words. */
  | { readonly type: 'rewrite'; readonly document: BusinessDocument }
  | ({ readonly type: 'fill' } & Filling)

/** Details that were read elsewhere, numbers with a point. */
export type Filling = {
  readonly values: FieldValues
  readonly lines: readonly LineValues[]
  /** Lines that were written before stay, in front of the new ones. */
  readonly keepsLines: boolean
}

/** What is known of a document besides its words. */
export type Beginning = {
  /** Its country is only suggested: it moves with the sender's address. */
  readonly isCountryOpen?: boolean
  readonly series?: StartedSeries | undefined
  /** Its number is the one that the series proposes. */
  readonly takesNumber?: boolean | undefined
}

export function startWriting(document: BusinessDocument, beginning: Beginning = {}): Writing {
  const { isCountryOpen = false, series, takesNumber = false } = beginning
  const count = document.lines.length
  return {
    ...compute(document),
    lineKeys: Array.from({ length: count }, (_, index) => index),
    nextKey: count,
    endFollows: endsWithTerms(document),
    countryFollows: isCountryOpen || followsAddress(document),
    termsFollow: false,
    series,
    numberFollows: takesNumber && series !== undefined,
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
      return writing.document.lines.reduce(
        (changed, _line, index) => setLine(changed, index, change.name, change.value),
        writing,
      )
    case 'set-label':
      return setLabel(writing, change.key, change.text)
    case 'choose-tax':
      return chooseTax(writing, change.label)
    case 'replace':
      return replaceDocument(writing, change.document)
    case 'rewrite':
      return change.document === writing.document ? writing : withDocument(writing, change.document)
    case 'fill':
      return fill(writing, change)
    case 'exchange':
      return exchangeAmounts(writing, change.currency, change.rate)
    default:
      return editLines(writing, change)
  }
}

function entriesOfValues(values: FieldValues): [FieldPath, FieldValue][] {
  return Object.entries(values) as [FieldPath, FieldValue][]
}

function setFields(writing: Writing, values: FieldValues): Writing {
  return entriesOfValues(values).reduce(
    (changed, [path, value]) => setField(changed, path, value),
    writing,
  )
}

function setField(
  writing: Writing,
  path: FieldPath,
  typed: FieldValue,
  mark = decimalMark(writing.document),
): Writing {
  const { document } = writing
  if (!hasField(document.kind, path)) return writing
  const value = acceptTyped(fields[path].type, typed, mark)
  const before = valueAt(document, path)
  if (value === undefined || value === before) return writing
  const changed = withDocument(writing, withValues(document, { [path]: value }))
  return withLinkedFields(changed, writing, path)
}

function setLabel(writing: Writing, key: string, typed: string): Writing {
  const { document } = writing
  const { [key]: before = '', ...others } = document.labels
  const text = typed.trim() === '' ? '' : typed.slice(0, longestLabel)
  if (text === before || !isLabelKey(key)) return writing
  const labels = text === '' ? others : { ...others, [key]: text }
  return withDocument(writing, { ...document, labels })
}

function chooseTax(writing: Writing, label: string): Writing {
  const rate = presetRate(label)
  return setFields(writing, {
    'tax.label': label === 'Custom' ? '' : label,
    ...(rate !== undefined && { 'tax.rate': rate }),
  })
}

function setLine(writing: Writing, index: number, name: LineField, typed: string): Writing {
  const { document } = writing
  const line = document.lines[index]
  if (!line) return writing
  const value = acceptTyped(lineFields[name].type, typed, decimalMark(document))
  if (value === undefined || value === lineText(line, name)) return writing
  // Lines that stay the same stay the same object, so that only what changed is drawn again.
  const lines = document.lines.map((each) => (each === line ? { ...each, [name]: value } : each))
  return withDocument(writing, { ...document, lines } as BusinessDocument)
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
  const values = linesFromRows(rows, decimalMark(writing.document))
  if (values.length === 0) return writing
  const entries = entriesOf(writing)
  const target = entries[index]
  const isOver = target !== undefined && isBlankLine(target.line)
  const kept = isOver ? entries.toSpliced(index, 1) : entries
  const added = values.map((each) => filledLine(writing, each))
  return withEntries(writing, insert(kept, isOver ? index : index + 1, added))
}

function fill(writing: Writing, { values, lines, keepsLines }: Filling): Writing {
  // The last day is set last: the payment terms and the first day would move it. Terms that were read beside it stay.
  const { endsOn, ...others } = values
  const set = (changed: Writing, [path, value]: [FieldPath, FieldValue]) =>
    setField(changed, path, value, '.')
  const begun = entriesOfValues(others).reduce(set, writing)
  const ended = endsOn === undefined ? begun : set(begun, ['endsOn', endsOn])
  const readTerms = {
    paymentTerms: textAt(begun.document, 'paymentTerms'),
    'texts.terms': textAt(begun.document, 'texts.terms'),
  }
  const filled =
    values.paymentTerms === undefined || !('paymentTerms' in ended.document)
      ? ended
      : withDocument(ended, withValues(ended.document, readTerms))
  if (lines.length === 0) return filled
  const kept = keepsLines ? entriesOf(filled).filter(({ line }) => !isBlankLine(line)) : []
  const added = lines.map((line) => filledLine(filled, line))
  return withEntries(filled, insert(kept, kept.length, added))
}

function exchangeAmounts(writing: Writing, currency: CurrencyCode, rate: string): Writing {
  const { document } = writing
  const exchanged = isPriced(document) ? exchangedTo(document, currency, rate) : undefined
  return exchanged === undefined ? writing : withDocument(writing, exchanged)
}

type Entry = { readonly line: Line; readonly key?: number }

function entriesOf({ document, lineKeys }: Writing): Entry[] {
  return document.lines.map((line, index) => ({ line, key: lineKeys[index] ?? index }))
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
  const lines = entries.map(({ line }) => line)
  const document = { ...writing.document, lines } as BusinessDocument
  return { ...withDocument(writing, document), lineKeys, nextKey }
}

function newLine({ document }: Writing): Entry {
  return { line: blankLine(document.kind) }
}

function filledLine(writing: Writing, values: LineValues): Entry {
  const { line } = newLine(writing)
  const accepted = (Object.entries(values) as [LineField, string][]).flatMap(([name, value]) => {
    const read = name in line ? acceptTyped(lineFields[name].type, value, '.') : undefined
    return read === undefined ? [] : [[name, read] as const]
  })
  return { line: { ...line, ...Object.fromEntries(accepted) } }
}

function replaceDocument(writing: Writing, document: BusinessDocument): Writing {
  const { lines } = document
  const { series } = writing
  return {
    ...compute(document),
    lineKeys: lines.map((_, index) => writing.nextKey + index),
    nextKey: writing.nextKey + lines.length,
    endFollows: endsWithTerms(document),
    countryFollows: followsAddress(document),
    termsFollow: false,
    series,
    numberFollows: isProposed(document, series),
  }
}
