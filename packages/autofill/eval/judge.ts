import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { decimal, digitsAt, multiplyDecimals, parseDecimal } from '@sheaf/domain/money/decimal'
import type { Proposal, ProposedLine } from '../src/proposal.ts'
import { pairLines } from './pair-lines.ts'
import type { Accepted, Case } from './read-cases.ts'
import { isAccepted } from './same-value.ts'

export type Verdict = {
  readonly outcome: 'right' | 'wrong' | 'missed' | 'invented'
  readonly field: string
  readonly expected?: string
  readonly proposed?: string
}

const choicesOfTheUser = ['language', 'jurisdiction', 'lineItems']

export function judgeProposal(given: Case, proposal: Proposal): readonly Verdict[] {
  const { lineItems = [], ...fields } = proposal.fields
  const values: Record<string, string> = {}
  for (const [field, value] of Object.entries(fields)) {
    if (!choicesOfTheUser.includes(field) && value !== undefined) values[field] = String(value)
  }
  return [
    ...judgeFields(given.expected, given.allowed, values),
    ...pairLines(given, lineItems).flatMap(({ expected, proposed }) =>
      judgeLine(given.source.documentType, expected, proposed),
    ),
  ]
}

/** A span that is not the text it claims cannot be marked in the source. */
export function evidenceFaults({ source }: Case, { evidence }: Proposal): readonly string[] {
  return Object.entries(evidence)
    .filter(([, { text, start, end }]) => source.text.slice(start, end) !== text)
    .map(([field]) => field)
}

type Expected = Readonly<Record<string, Accepted>>

function judgeFields(
  expected: Expected,
  allowed: Expected,
  proposed: Readonly<Record<string, string>>,
): readonly Verdict[] {
  const wanted = Object.entries(expected).map(([field, accepted]): Verdict => {
    const value = proposed[field]
    const shown = { field, expected: accepted.join(' || ') }
    if (value === undefined) return { ...shown, outcome: 'missed' }
    const outcome = isAccepted(field, accepted, value) ? 'right' : 'wrong'
    return { ...shown, outcome, proposed: value }
  })
  const unwanted = Object.entries(proposed)
    .filter(([field]) => !expected[field])
    .filter(([field, value]) => !isAccepted(field, allowed[field] ?? [], value))
    .map(([field, value]): Verdict => ({ outcome: 'invented', field, proposed: value }))
  return [...wanted, ...unwanted]
}

function judgeLine(
  type: DocumentType,
  expected: Expected,
  proposed: ProposedLine,
): readonly Verdict[] {
  const { lineAmountField } = rulesOf(type)
  const { [lineAmountField]: amount, ...values } = proposed
  // A line that nobody wanted brings no unit, and a unit that goes without saying is no invention.
  const allowed = expected.description ? { unit: ['*'], quantity: ['1'], discountType: ['*'] } : {}
  const verdicts = judgeFields(expected, allowed, values)
  return [...verdicts, ...judgeAmount(type, proposed, amount)].map((verdict) => ({
    ...verdict,
    field: `line ${verdict.field}`,
  }))
}

function judgeAmount(
  type: DocumentType,
  line: ProposedLine,
  amount: string | undefined,
): readonly Verdict[] {
  const { linePriceField, lineAmountField } = rulesOf(type)
  if (amount === undefined || line.discountValue) return []
  const quantity = parseDecimal(line.quantity ?? '')
  const price = parseDecimal(line[linePriceField] ?? '')
  const isProduct =
    quantity &&
    price &&
    digitsAt(multiplyDecimals(quantity, price), 2) === digitsAt(decimal(amount), 2)
  if (isProduct) return []
  return [{ outcome: 'wrong', field: lineAmountField, expected: 'its product', proposed: amount }]
}
