import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { type ExportEntry, emptyList, withMade } from '#studio/export/export-list.ts'
import { keep, readKept } from './kept-mapping.ts'
import { inBookOrder, noFilter, rowsOf, type Sorting, shownRows } from './table-rows.ts'

const moment = { today: '2026-03-01', now: 123_456_789 }

function entriesOf(...rows: readonly (readonly [DocumentKind, string, string, string])[]) {
  return rows.reduce((list, [kind, number, company, issuedOn]) => {
    const blank = newDocument(kind, moment)
    const receiver = { ...blank.receiver, company }
    const lines = blank.lines.map((line) => ({ ...line, price: number.replace(/\D/g, '') }))
    const document = { ...blank, number, issuedOn, receiver, lines } as typeof blank
    return withMade(list, document)
  }, emptyList).entries
}

const entries = entriesOf(
  ['invoice', 'INV-10', 'Köln Möbel', '2026-03-02'],
  ['invoice', 'INV-9', 'Atelier Blau', '2026-03-01'],
  ['credit_note', 'CN-400', 'Köln Möbel', '2026-02-01'],
  ['delivery_note', 'DN-1', 'Nordlicht', '2026-01-01'],
)

const byNumber: Sorting = { by: 'number', isDescending: false }
const numbers = (rows: readonly { readonly number: string }[]) => rows.map(({ number }) => number)

function finding(severity: 'refused' | 'advice', ...about: readonly ExportEntry[]) {
  return { id: severity, severity, message: `It is ${severity}.`, entries: about }
}

describe('the table of documents to export', () => {
  const [first, second] = entries
  if (!first || !second) throw new Error('There are no entries')
  const rows = rowsOf(entries, [finding('refused', first), finding('advice', first, second)])

  it('tells what stands in the way of each', () => {
    expect(rows.map(({ standing, problems }) => [standing, problems.length])).toEqual([
      ['left-out', 2],
      ['check', 1],
      ['ready', 0],
      ['ready', 0],
    ])
  })

  it.each([
    ['number', false, ['CN-400', 'DN-1', 'INV-9', 'INV-10']],
    ['gross', false, ['CN-400', 'DN-1', 'INV-9', 'INV-10']],
    ['gross', true, ['INV-10', 'INV-9', 'DN-1', 'CN-400']],
    ['day', true, ['INV-10', 'INV-9', 'CN-400', 'DN-1']],
    ['standing', false, ['INV-10', 'INV-9', 'CN-400', 'DN-1']],
  ] as const)('sorts by %s (descending: %s)', (by, isDescending, expected) => {
    expect(numbers(shownRows(rows, noFilter, { by, isDescending }))).toEqual(expected)
  })

  it.each([
    [{ search: 'koln mobel' }, ['CN-400', 'INV-10']],
    [{ search: 'inv köln' }, ['INV-10']],
    [{ kind: 'credit_note' as const }, ['CN-400']],
    [{ isFaulty: true }, ['INV-9', 'INV-10']],
  ])('finds by %j', (filter, expected) => {
    expect(numbers(shownRows(rows, { ...noFilter, ...filter }, byNumber))).toEqual(expected)
  })

  it('goes into the books by date, then by number', () => {
    const order = inBookOrder(entries).map(({ computed }) => computed.document.number)
    expect(order).toEqual(['DN-1', 'CN-400', 'INV-9', 'INV-10'])
  })
})

describe('what a user told about a program', () => {
  it('is kept in this browser for them alone, and nonsense is no reason to fail', () => {
    const kept = new Map<string, string>()
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    }
    const told = { format: 'xero' as const, mappings: { xero: { 'account.sales': '200' } } }
    keep('usr_1', told, store)
    expect([...kept.keys()]).toEqual(['sheaf.export.usr_1'])
    expect(readKept('usr_1', store)).toEqual(told)
    expect(readKept('usr_2', store)).toEqual({ format: undefined, mappings: {} })
    kept.set('sheaf.export.usr_1', '{"format":"abacus","mappings":7}')
    expect(readKept('usr_1', store)).toEqual({ format: undefined, mappings: {} })
    kept.set('sheaf.export.usr_1', 'nonsense')
    expect(readKept('usr_1', store).format).toBeUndefined()
  })
})
