import { lineFieldsOf, pathsOf } from '@sheaf/domain/documents/document'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { decimal, digitsAt, multiplyDecimals, parseDecimal } from '@sheaf/domain/money/decimal'
import {
  type LineValueName,
  type Proposal,
  type ProposedLine,
  proposedFigures,
} from '../src/proposal.ts'
import { pairLines } from './pair-lines.ts'
import type { Case, Expected, FieldName, JudgedName } from './read-cases.ts'
import { allowedOnLines } from './right-paths.ts'
import { isAccepted } from './same-value.ts'

export type Verdict = {
  readonly outcome: 'right' | 'wrong' | 'missed' | 'invented'
  readonly field: string
  readonly expected?: string
  readonly proposed?: string
}

const choicesOfTheUser: ReadonlySet<FieldPath> = new Set<FieldPath>(['language', 'region'])

export function judgeProposal(given: Case, proposal: Proposal): readonly Verdict[] {
  return [
    ...judgeFields(given.expected, given.allowed, valuesOf(given, proposal)),
    ...pairLines(given, proposal.lines).flatMap(({ expected, proposed }) =>
      judgeLine(given.source.kind, expected, proposed),
    ),
  ]
}

function valuesOf({ source }: Case, { values, figures }: Proposal): Map<FieldName, string> {
  const paths = pathsOf(source.kind).filter((path) => !choicesOfTheUser.has(path))
  const given = [
    ...paths.map((path) => [path, values[path]] as const),
    ...proposedFigures.map((name) => [name, figures[name]] as const),
  ]
  return new Map(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** A span that is not the text it claims cannot be marked in the source. */
export function evidenceFaults({ source }: Case, { evidence }: Proposal): readonly string[] {
  return [...evidence]
    .filter(([, { text, start, end }]) => source.text.slice(start, end) !== text)
    .map(([path]) => path)
}

function judgeFields<Name extends JudgedName>(
  expected: Expected<Name>,
  allowed: Expected<Name>,
  proposed: ReadonlyMap<Name, string>,
): readonly Verdict[] {
  const wanted = [...expected].map(([field, accepted]): Verdict => {
    const value = proposed.get(field)
    const shown = { field, expected: accepted.join(' || ') }
    if (value === undefined) return { ...shown, outcome: 'missed' }
    const outcome = isAccepted(field, accepted, value) ? 'right' : 'wrong'
    return { ...shown, outcome, proposed: value }
  })
  const unwanted = [...proposed]
    .filter(([field]) => !expected.has(field))
    .filter(([field, value]) => !isAccepted(field, allowed.get(field) ?? [], value))
    .map(([field, value]): Verdict => ({ outcome: 'invented', field, proposed: value }))
  return [...wanted, ...unwanted]
}

function judgeLine(
  kind: DocumentKind,
  expected: Expected<LineValueName>,
  line: ProposedLine,
): readonly Verdict[] {
  const values = lineFieldsOf(kind).flatMap((name) => {
    const value = line[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const allowed: Expected<LineValueName> = expected.has('description') ? allowedOnLines : new Map()
  const verdicts = judgeFields(expected, allowed, new Map(values))
  return [...verdicts, ...judgeAmount(line)].map((verdict) => ({
    ...verdict,
    field: `line ${verdict.field}`,
  }))
}

function judgeAmount({ amount, quantity, price, discountValue }: ProposedLine): readonly Verdict[] {
  if (amount === undefined || discountValue) return []
  const count = parseDecimal(quantity ?? '')
  const each = parseDecimal(price ?? '')
  const isProduct =
    count && each && digitsAt(multiplyDecimals(count, each), 2) === digitsAt(decimal(amount), 2)
  if (isProduct) return []
  return [{ outcome: 'wrong', field: 'amount', expected: 'its product', proposed: amount }]
}
