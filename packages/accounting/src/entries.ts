import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { type Bookable, bookable } from './books/bookable.ts'
import { type FormatId, formatOf } from './formats.ts'
import type { Mapping } from './mapping.ts'
import { advice, changed, chosen, type Entry, type Found, refused } from './programs/program.ts'
import { programs } from './programs/programs.ts'

/** One document of the list as a program takes it. */
export type LookedAt = {
  readonly index: number
  /** Undefined where the program takes no such kind. */
  readonly entry: Entry | undefined
  readonly booked: Bookable | undefined
  readonly findings: readonly Found[]
}

/**
 * Each document as the program takes it, and what is to be said about it: what is told before is what is written. One after
 * the other, so that whoever serves others meanwhile can pause.
 */
export function* lookAt(
  format: FormatId,
  documents: readonly ComputedDocument[],
  mapping: Mapping,
): Generator<LookedAt> {
  const missing = missingChoices(format, mapping)
  const taken = new Set<string>()
  for (const [index, computed] of documents.entries()) {
    const { document, totals } = computed
    if (totals === null || !formatOf(format).kinds.includes(document.kind)) {
      const message = `${formatOf(format).name} doesn't take this type of document.`
      yield { index, entry: undefined, booked: undefined, findings: [refused('kind', message)] }
      continue
    }
    const booked = bookable(document, totals)
    const entry = programs[format].entry({ computed, booked }, mapping)
    const findings = [
      ...missing,
      ...headFaults(booked),
      ...entry.findings,
      ...rowFaults(format, entry),
      ...numberFaults(format, booked, entry, taken),
    ]
    yield { index, entry, booked, findings }
  }
}

export function isRefused({ findings }: LookedAt): boolean {
  return findings.some(({ severity }) => severity === 'refused')
}

function missingChoices(format: FormatId, mapping: Mapping): Found[] {
  return programs[format].fields
    .filter(({ id, isNeeded }) => isNeeded && chosen(mapping, id) === '')
    .map(({ id, label }) =>
      refused(`mapping.${id}`, `${label}: the program needs it.`, { mappingField: id }),
    )
}

function headFaults({ kind, number, issuedOn, dueOn, party }: Bookable): Found[] {
  const isDueAtOnce = kind === 'invoice' && dueOn === '' && issuedOn !== ''
  return [
    ...(number === '' ? [refused('number', 'It has no number.', { field: 'number' })] : []),
    ...(issuedOn === '' ? [refused('date', 'It has no date.', { field: 'issuedOn' })] : []),
    ...(party.name === ''
      ? [refused('party', 'It names nobody it is for.', { field: 'receiver.company' })]
      : []),
    ...(isDueAtOnce
      ? [changed('due', 'It has no due date, so its own date is used.', { field: 'endsOn' })]
      : []),
  ]
}

function rowFaults(format: FormatId, { rows }: Entry): Found[] {
  const { name, limits } = formatOf(format)
  const { rows: most = Number.POSITIVE_INFINITY } = limits
  const message = `It has ${rows.length} lines, more than a file for ${name} holds (${most}).`
  return rows.length > most ? [refused('rows', message, { field: 'lines.0.description' })] : []
}

// Programs join the lines of two documents that share a number, or refuse the second one.
function numberFaults(
  format: FormatId,
  { number }: Bookable,
  { part }: Entry,
  taken: Set<string>,
): Found[] {
  const key = `${part} ${number.toLowerCase()}`
  if (number === '' || !taken.has(key)) {
    taken.add(key)
    return []
  }
  const found = programs[format].hasOwnNumbers ? refused : advice
  return [
    found('number.twice', `A document before it has the number ${number}, too.`, {
      field: 'number',
    }),
  ]
}
