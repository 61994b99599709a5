import { type Figures, figuresOf } from '@sheaf/accounting/figures'
import type { Severity } from '@sheaf/accounting/finding'
import { kindTitle } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { compareDecimals, decimal } from '@sheaf/domain/money/decimal'
import { type Money, moneyText } from '@sheaf/domain/money/money'
import type { ExportEntry } from '#studio/export/export-list.ts'
import type { EntryFinding } from './use-preflight.ts'

export type Standing = 'ready' | 'check' | 'left-out'

/** A document as the table shows it. */
export type TableRow = {
  readonly id: string
  readonly kind: DocumentKind
  readonly kindTitle: string
  readonly number: string
  readonly day: string
  readonly client: string
  /** None for a kind without prices. */
  readonly figures: Figures | undefined
  readonly currency: string
  readonly standing: Standing
  /** What is wrong, one sentence each. */
  readonly problems: readonly string[]
  readonly isIncluded: boolean
  readonly fileName: string | undefined
}

export const columns = [
  { id: 'kind', label: 'Type' },
  { id: 'number', label: 'Number' },
  { id: 'day', label: 'Date' },
  { id: 'client', label: 'Client' },
  { id: 'net', label: 'Net', isFigure: true },
  { id: 'tax', label: 'Tax', isFigure: true },
  { id: 'gross', label: 'Gross', isFigure: true },
  { id: 'currency', label: 'Currency' },
  { id: 'standing', label: 'Problems' },
] as const

export type ColumnId = (typeof columns)[number]['id']

export type Sorting = { readonly by: ColumnId; readonly isDescending: boolean }

export type Filter = {
  readonly search: string
  readonly kind: DocumentKind | undefined
  /** Only what has a problem. */
  readonly isFaulty: boolean
}

export const noFilter: Filter = { search: '', kind: undefined, isFaulty: false }

/** In the order of the books: by date, then by number. */
export function inBookOrder(entries: readonly ExportEntry[]): readonly ExportEntry[] {
  return entries.toSorted(({ computed: a }, { computed: b }) => {
    const byDay = compareTexts(a.document.issuedOn, b.document.issuedOn)
    return byDay || compareTexts(a.document.number, b.document.number)
  })
}

export function rowsOf(
  entries: readonly ExportEntry[],
  findings: readonly EntryFinding[],
): readonly TableRow[] {
  const problems = problemsById(findings)
  return entries.map(({ id, computed, fileName, isIncluded }) => {
    const { kind, number, issuedOn, receiver } = computed.document
    const figures = figuresOf(computed)
    const own = problems.get(id) ?? []
    return {
      ...{ id, kind, number, day: issuedOn, figures, fileName, isIncluded },
      kindTitle: kindTitle(kind),
      client: receiver.company.trim() || receiver.name.trim(),
      currency: figures?.gross.currency ?? '',
      standing: standingOf(own),
      problems: own.map(({ message }) => message),
    }
  })
}

function problemsById(findings: readonly EntryFinding[]): Map<string, EntryFinding[]> {
  const byId = new Map<string, EntryFinding[]>()
  for (const finding of findings) {
    for (const { id } of finding.entries) {
      const known = byId.get(id)
      if (known) known.push(finding)
      else byId.set(id, [finding])
    }
  }
  return byId
}

function standingOf(findings: readonly { readonly severity: Severity }[]): Standing {
  if (findings.length === 0) return 'ready'
  return findings.some(({ severity }) => severity === 'refused') ? 'left-out' : 'check'
}

/** Those that the reader wants to see, in the order they chose. */
export function shownRows(
  rows: readonly TableRow[],
  { search, kind, isFaulty }: Filter,
  { by, isDescending }: Sorting,
): readonly TableRow[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => {
    if (kind !== undefined && row.kind !== kind) return false
    if (isFaulty && row.standing === 'ready') return false
    const text = plain(`${row.number} ${row.client} ${row.kindTitle} ${row.fileName ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  const sign = isDescending ? -1 : 1
  return found.toSorted((a, b) => sign * compareBy[by](a, b) || compareTexts(a.number, b.number))
}

type Compare = (a: TableRow, b: TableRow) => number

const compareBy: Readonly<Record<ColumnId, Compare>> = {
  kind: (a, b) => compareTexts(a.kindTitle, b.kindTitle),
  number: (a, b) => compareTexts(a.number, b.number),
  day: (a, b) => compareTexts(a.day, b.day),
  client: (a, b) => compareTexts(a.client, b.client),
  net: byFigure('net'),
  tax: byFigure('tax'),
  gross: byFigure('gross'),
  currency: (a, b) => compareTexts(a.currency, b.currency),
  standing: (a, b) => standings.indexOf(a.standing) - standings.indexOf(b.standing),
}

const standings: readonly Standing[] = ['left-out', 'check', 'ready']

// By the figures alone: which of two currencies is worth more, nobody knows here.
function byFigure(name: keyof Figures): Compare {
  const value = (amount: Money | undefined) => decimal(amount ? moneyText(amount) : '0')
  return (a, b) => compareDecimals(value(a.figures?.[name]), value(b.figures?.[name]))
}

// INV-9 comes before INV-10.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function compareTexts(a: string, b: string): number {
  return collator.compare(a, b)
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'Mar 1, 2026', wherever the reader is. */
export function shortDay(day: string): string {
  return isCalendarDay(day) ? dayFormat.format(Date.parse(day)) : ''
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
