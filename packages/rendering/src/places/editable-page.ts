import {
  type BusinessDocument,
  hasField,
  lineText,
  textAt,
  withValues,
} from '@sheaf/domain/documents/document'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { toViewModel } from '../view-model/to-view-model.ts'
import type { Fact, PartyView, TotalRow, ViewModel } from '../view-model/view-model.ts'

/** What an empty field shows in its place, by its path: 'Vendor name'. */
export type Ghosts = Readonly<Record<string, string>>

/** The page of a document that is written on the sheet itself: empty fields that are asked for have a place, too. */
export function editablePage(
  computed: ComputedDocument,
  wanted: Ghosts,
): { readonly page: ViewModel; readonly ghosts: readonly string[] } {
  const empty = Object.entries(wanted).filter(([path]) => isEmpty(computed.document, path))
  // Words alone change: the figures stay what they are.
  const document = withWords(computed.document, empty)
  const drawn = toViewModel({ ...computed, document } as ComputedDocument, {
    keepsBlankLines: true,
    // Nobody is paid whose name is a ghost.
    paid: computed,
  })
  const page = withBareDetails(withAmounts(withDays(drawn, empty), empty), new Map(empty))
  return { page, ghosts: empty.map(([path]) => path) }
}

/** A ghost says what belongs there: behind its label it would say so twice, 'Phone Phone'. */
function withBareDetails(page: ViewModel, empty: ReadonlyMap<string, string>): ViewModel {
  const bare = (party: PartyView): PartyView => ({
    ...party,
    details: party.details.map((fact) => (empty.has(fact.id) ? { ...fact, label: '' } : fact)),
  })
  const { sender, receiver, shipTo } = page
  return { ...page, sender: bare(sender), receiver: bare(receiver), shipTo: shipTo && bare(shipTo) }
}

type Entries = readonly (readonly [string, string])[]

const linePath = /^lines\.(\d+)\.(itemNumber|description)$/

function isEmpty(document: BusinessDocument, path: string): boolean {
  const [, index, name] = linePath.exec(path) ?? []
  if (name !== undefined) {
    const line = document.lines[Number(index)]
    return line !== undefined && lineText(line, name as 'itemNumber').trim() === ''
  }
  if (!isField(document, path)) return false
  const text = textAt(document, path).trim()
  return text === '' || (text === '0' && isFigure(path))
}

function isField(document: BusinessDocument, path: string): path is FieldPath {
  return Object.hasOwn(fields, path) && hasField(document.kind, path as FieldPath)
}

function isFigure(path: string): boolean {
  return fields[path as FieldPath]?.group === 'amounts'
}

function isDay(path: string): boolean {
  return fields[path as FieldPath]?.type === 'day'
}

function withWords(document: BusinessDocument, empty: Entries): BusinessDocument {
  const isWord = (path: string) => !linePath.test(path) && !isDay(path) && !isFigure(path)
  const words = Object.fromEntries(empty.filter(([path]) => isWord(path)))
  const ghosts = new Map(empty.filter(([path]) => linePath.test(path)))
  const lines = document.lines.map((line, index) => ({
    ...line,
    itemNumber: ghosts.get(`lines.${index}.itemNumber`) ?? line.itemNumber,
    description: ghosts.get(`lines.${index}.description`) ?? line.description,
  }))
  return { ...withValues(document, words), lines } as BusinessDocument
}

const factOrder = Object.keys(fields)

// A day is written in the words of its country, a ghost as it is.
function withDays(page: ViewModel, empty: Entries): ViewModel {
  const days = empty
    .filter(([path]) => isDay(path))
    .map(([id, label]): Fact => ({ id, label, value: nothing }))
  const place = ({ id }: Fact) => factOrder.indexOf(id)
  return { ...page, facts: [...page.facts, ...days].toSorted((a, b) => place(a) - place(b)) }
}

const nothing = '–'

const totalOfField: Readonly<Partial<Record<FieldPath, TotalRow['id']>>> = {
  'discount.value': 'discount',
  'tax.rate': 'tax1',
  'tax.secondLabel': 'tax2',
  'charges.shipping': 'shipping',
  'charges.other': 'other',
}

const belowCharges: ReadonlySet<TotalRow['id']> = new Set(['taxIn', 'totalIn', 'total'])

function withAmounts(page: ViewModel, empty: Entries): ViewModel {
  const rows = empty.flatMap(([path, label]): TotalRow[] => {
    const id = totalOfField[path as FieldPath]
    const isThere = page.totals.some((row) => row.id === id)
    return id === undefined || isThere ? [] : [{ id, label, value: nothing, isEnd: false }]
  })
  const end = page.totals.findIndex(({ id }) => belowCharges.has(id))
  return { ...page, totals: page.totals.toSpliced(end, 0, ...rows) }
}
