import { type BusinessDocument, type FieldValues, textAt } from '@sheaf/domain/documents/document'
import type { FieldPath, LineField } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { StartedSeries } from '@sheaf/domain/documents/number-series'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { CurrencyCode } from '@sheaf/domain/money/currency'
import { useState } from 'react'
import type { Step } from './document-history.ts'
import type { Beginning, Edit, Filling } from './document-state.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'
import type { FieldCall } from './field-call.ts'
import type { FieldValue } from './read-field.ts'
import type { FieldRemarks } from './translation.ts'
import { useHistory } from './use-history.ts'

/** Its functions stay the same as long as the screen lives. */
export type DocumentActions = {
  /** One undo step for each burst of typing in a field. */
  readonly set: (path: FieldPath, value: FieldValue) => void
  /** Several fields in one undo step. */
  readonly setAll: (values: FieldValues) => void
  readonly setLine: (index: number, name: LineField, value: string) => void
  /** The same from an input that shows its live text: it need not wait for the screen. */
  readonly type: (path: FieldPath, value: FieldValue) => void
  readonly typeLine: (index: number, name: LineField, value: string) => void
  readonly setEveryLine: (name: LineField, value: string) => void
  /** What the sheet calls a label; empty: as its language does. */
  readonly setLabel: (key: string, text: string) => void
  /** A label of the list, which may bring its usual rate along; 'Custom' leaves the label open. */
  readonly chooseTax: (label: string) => void
  /** Behind that line, or at the end. */
  readonly addLine: (after?: number) => void
  readonly removeLine: (index: number) => void
  readonly duplicateLine: (index: number) => void
  readonly moveLine: (from: number, to: number) => void
  readonly pasteLines: (index: number, rows: readonly (readonly string[])[]) => void
  /** Another document (a template, a conversion, a draft) in one undo step. */
  readonly replace: (document: BusinessDocument) => void
  /** The same document in other words, in one undo step: its lines stay the same ones. */
  readonly rewrite: (document: BusinessDocument) => void
  /** What is written now, with a change of several fields or lines, in one undo step. */
  readonly revise: (change: (now: BusinessDocument) => BusinessDocument) => void
  /** What was read elsewhere, in one undo step. */
  readonly fill: (filling: Filling) => void
  /** Another currency with all amounts exchanged at this rate, in one undo step. */
  readonly exchange: (currency: CurrencyCode, rate: string) => void
  /** The series has gone on, and a number that follows it does, too. Answers the document as it is then. */
  readonly follow: (series: StartedSeries | undefined) => BusinessDocument
  /** The document was handed out: its number is its own. */
  readonly keepNumber: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** The document this very moment: what is typed comes to the screen a little later. */
  readonly now: () => ComputedDocument
  /** Tells of each change before the screen is rendered: whoever draws the document need not wait for that. */
  readonly onWritten: (hear: (computed: ComputedDocument) => void) => () => void
}

export type DocumentEditor = DocumentActions & {
  readonly kind: DocumentKind
  readonly document: BusinessDocument
  /** The document with its figures. */
  readonly computed: ComputedDocument
  /** One for each line, the same wherever the line is moved. */
  readonly lineKeys: readonly number[]
  /** The number is the next one of the series, and moves with it. */
  readonly numberFollows: boolean
  readonly text: (path: FieldPath) => string
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Missing where nobody need be asked. */
  readonly taxCheck?: TaxCheck
  /** What is said at fields that are not wrong, but wait for somebody. */
  readonly remarks?: FieldRemarks
  /** The field that somebody is sent to. */
  readonly call?: FieldCall | undefined
}

/** Whether the tax is still our suggestion. */
export type TaxCheck = { readonly isOpen: boolean; readonly confirm: () => void }

export function useDocumentEditor(
  kind: DocumentKind,
  start: () => BusinessDocument,
  beginning?: Beginning,
): DocumentEditor {
  const [{ store, actions }] = useState(() => {
    const own = createDocumentStore(start(), beginning)
    return { store: own, actions: actionsOf(own) }
  })
  const history = useHistory(store)
  const { document, lineKeys, numberFollows } = history.now
  return {
    ...actions,
    kind,
    document,
    computed: history.now,
    lineKeys,
    numberFollows,
    text: (path) => textAt(document, path),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

function actionsOf({ take, type, listen, newest }: DocumentStore): DocumentActions {
  const stepOf = (edit: Edit): Step => ({ type: 'edit', edit, at: performance.now() })
  const change = (edit: Edit) => take(stepOf(edit))
  const now = () => newest().history.now
  return {
    set: (path, value) => change({ type: 'set', values: { [path]: value } }),
    type: (path, value) => type(stepOf({ type: 'set', values: { [path]: value } })),
    typeLine: (index, name, value) => type(stepOf({ type: 'set-line', index, name, value })),
    setAll: (values) => change({ type: 'set', values }),
    setLine: (index, name, value) => change({ type: 'set-line', index, name, value }),
    setEveryLine: (name, value) => change({ type: 'set-every-line', name, value }),
    setLabel: (key, text) => change({ type: 'set-label', key, text }),
    chooseTax: (label) => change({ type: 'choose-tax', label }),
    addLine: (after = Number.POSITIVE_INFINITY) => change({ type: 'add-line', after }),
    removeLine: (index) => change({ type: 'remove-line', index }),
    duplicateLine: (index) => change({ type: 'duplicate-line', index }),
    moveLine: (from, to) => change({ type: 'move-line', from, to }),
    pasteLines: (index, rows) => change({ type: 'paste-rows', index, rows }),
    replace: (document) => change({ type: 'replace', document }),
    rewrite: (document) => change({ type: 'rewrite', document }),
    revise: (revision) => change({ type: 'rewrite', document: revision(now().document) }),
    fill: (filling) => change({ type: 'fill', ...filling }),
    exchange: (currency, rate) => change({ type: 'exchange', currency, rate }),
    follow(series) {
      take({ type: 'follow', series })
      return now().document
    },
    keepNumber: () => take({ type: 'keep-number' }),
    undo: () => take({ type: 'undo' }),
    redo: () => take({ type: 'redo' }),
    now,
    onWritten: (hear) => listen(() => hear(now())),
  }
}
