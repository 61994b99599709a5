import { englishLabels } from '../locale/words/labels.ts'
import { hasField } from './document.ts'
import { type FieldPath, fields, isPricedKind } from './fields.ts'
import type { DocumentKind } from './kind.ts'
import { kinds } from './kinds.ts'

type LabelGroup = { readonly title: string; readonly keys: readonly string[] }

const titles = [
  'Title and parties',
  'Dates and references',
  'Line items',
  'Totals',
  'Payment and notes',
] as const

/** The labels that a sheet of a kind can print, in the order in which it does. */
export function labelGroups(kind: DocumentKind): readonly LabelGroup[] {
  const own = [...englishLabels.keys()].filter((key) => isPrinted(kind, key))
  return titles
    .map((title) => ({ title, keys: own.filter((key) => groupOf(key) === title) }))
    .filter(({ keys }) => keys.length > 0)
}

function isPrinted(kind: DocumentKind, key: string): boolean {
  const [part = '', ...rest] = key.split('.')
  switch (part) {
    case 'kinds':
    case 'ends':
    case 'price':
    case 'total':
      return rest[0] === kind
    case 'fields': {
      const path = rest.join('.') as FieldPath
      const isAboutPaying = fields[path].group === 'bank'
      return hasField(kind, path) && (!isAboutPaying || kinds[kind].asksForPayment)
    }
    case 'columns':
      return isPricedKind(kind) || !['discount', 'tax', 'amount'].includes(rest[0] ?? '')
    case 'signing':
      return englishLabels.has(`kinds.${kind}.signing`)
    case 'payment':
    case 'dueOn':
      return kinds[kind].asksForPayment
    case 'validUntil':
      return hasField(kind, 'endsOn') && !kinds[kind].asksForPayment
    case 'itemCount':
      return !isPricedKind(kind)
    default:
      return isPricedKind(kind) || !pricedOnly.has(part)
  }
}

const pricedOnly = new Set([
  ...['carriedForward', 'broughtForward', 'subtotal', 'discount', 'net', 'shipping', 'other'],
  ...['amountDue', 'exchangeRate'],
])

const lineParts = new Set(['columns', 'price', 'carriedForward', 'broughtForward'])

function groupOf(key: string): (typeof titles)[number] {
  const [part = '', first = ''] = key.split('.')
  if (/^kinds\.\w+\.(message|signing)$/.test(key) || part === 'signing') return 'Payment and notes'
  if (part === 'payment' || first === 'bank' || first === 'texts') return 'Payment and notes'
  if (['kinds', 'details', 'shipTo'].includes(part)) return 'Title and parties'
  if (['fields', 'issued', 'ends'].includes(part)) return 'Dates and references'
  return lineParts.has(part) ? 'Line items' : 'Totals'
}
