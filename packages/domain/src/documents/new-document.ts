import { addDays } from '../locale/calendar-day.ts'
import { type DocumentOf, hasField, type LineOf, nested, schemaOf } from './document.ts'
import { firstNumber, type Numbering } from './document-number.ts'
import type { DocumentKind } from './kind.ts'
import { kinds } from './kinds.ts'

/** When a document is made: the user's day, and what its number is made from. */
export type Moment = Numbering

const daysUntilEnd = 30

export function newDocument<Kind extends DocumentKind>(
  kind: Kind,
  moment: Moment,
): DocumentOf<Kind> {
  return schemaOf(kind).parse({
    ...nested(startingValues(kind, moment)),
    lines: [{ quantity: '1' }],
  })
}

/** Everything that a new document says but its lines, by path. */
export function startingValues(
  kind: DocumentKind,
  moment: Moment,
): Record<string, string | boolean> {
  const { today } = moment
  return {
    ...kinds[kind].startsWith,
    number: firstNumber(kind, moment),
    issuedOn: today,
    ...(hasField(kind, 'endsOn') && { endsOn: addDays(today, daysUntilEnd) }),
  }
}

/** A line that nobody has written on yet. */
export function blankLine<Kind extends DocumentKind>(kind: Kind): LineOf<Kind> {
  const [line] = schemaOf(kind).parse({ lines: [{ quantity: '1' }] }).lines
  if (!line) throw new Error('A new document has a line')
  return line as LineOf<Kind>
}
