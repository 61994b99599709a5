import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { add, type Money, sum } from '@sheaf/domain/money/money'
import { countryName } from '@sheaf/einvoice/mapping/postal-address'
import type { Bookable, BookedLine, Party } from '../books/bookable.ts'
import type { Mapping } from '../mapping.ts'
import type { Column } from './columns.ts'

/** A line with all that programs repeat on each row. */
export type SalesRow = {
  readonly booked: Bookable
  readonly line: BookedLine
  /** All lines that the program gets, with their tax. */
  readonly total: Money
  readonly mapping: Mapping
}

export function salesRows(
  booked: Bookable,
  lines: readonly BookedLine[],
  mapping: Mapping,
): SalesRow[] {
  const total = sum(
    lines.map(({ net, tax }) => add(net, tax)),
    booked.currency,
  )
  return lines.map((line) => ({ booked, line, total, mapping }))
}

/** The number, which a program would not take in part. */
export function numberColumn(name: string, max?: number): Column<SalesRow> {
  return {
    name,
    cell: ({ booked }) => booked.number,
    text: { label: 'The number', isWhole: true, field: () => 'number', ...(max && { max }) },
  }
}

export function partyColumn(name: string, max?: number): Column<SalesRow> {
  return {
    name,
    cell: ({ booked }) => booked.party.name,
    text: { label: 'The name', field: () => 'receiver.company', ...(max && { max }) },
  }
}

export function descriptionColumn(name: string, max: number): Column<SalesRow> {
  return {
    name,
    cell: ({ line }) => line.description,
    text: { label: 'A description', max, keepsLines: true, field: ({ line }) => lineField(line) },
  }
}

function lineField({ index }: BookedLine): AnyPath | undefined {
  return index === undefined ? undefined : `lines.${index}.description`
}

export function addressColumn(
  name: string,
  part: keyof Party['address'],
  max?: number,
): Column<SalesRow> {
  return {
    name,
    cell: ({ booked }) => {
      const { [part]: text = '' } = booked.party.address
      return part === 'country' && text !== '' ? countryName(text) : text
    },
    text: { label: 'The address', field: () => 'receiver.address', ...(max && { max }) },
  }
}

/** What a user chose, on every row. */
export function chosenColumn(name: string, id: string): Column<SalesRow> {
  return {
    name,
    cell: ({ mapping }) => mapping[id] ?? '',
    text: { label: 'A name of the mapping' },
  }
}

export function emptyColumn(name: string): Column<SalesRow> {
  return { name, cell: () => '' }
}
