import { digitsAt, parseDecimal } from '@sheaf/domain/money/decimal'
import { isValidIban } from '@sheaf/domain/parties/bank-account'
import type { Evidence, Proposal, ProposedLine, ProposedPath } from '../proposal.ts'
import { product } from './arithmetic.ts'
import { keyOf } from './read-values.ts'

/** How sure a value is that only the second reader gives: to be shown, not to be ticked. */
const unconfirmed = 0.7
/** Two readers who do not know of each other hardly err alike. */
const confirmed = 0.97

/**
 * What another reader, such as a language model, made of the same text, under the checks that hold for our own: a value is sure
 * when both read it, an account number needs its check digits, an amount is a product or nothing.
 */
export function secondReading(first: Proposal, second: Proposal): Proposal {
  const said = new Map(valuesOf(first).map(([path, value]) => [path, keyOf(value)]))
  const inLines = new Set(first.lines.flatMap((line) => Object.entries(line).map(cellKey)))
  const lines = second.lines.map(withoutWrongAmount)
  const evidence = new Map<ProposedPath, Evidence>()
  for (const [path, found] of second.evidence) {
    const value = valueAt(second, lines, path)
    if (value === undefined || (path === 'bank.iban' && !isValidIban(value))) continue
    const name = /^lines\.\d+\.(\w+)$/.exec(path)?.[1]
    const isAgreed = name ? inLines.has(cellKey([name, value])) : said.get(path) === keyOf(value)
    evidence.set(path, { ...found, confidence: isAgreed ? confirmed : unconfirmed })
  }
  return { ...first, ...second, lines, evidence, ignored: first.ignored }
}

function cellKey([name, value]: readonly [string, string]): string {
  return `${name} ${keyOf(value)}`
}

function valuesOf({ values, figures }: Proposal): [ProposedPath, string][] {
  return Object.entries({ ...values, ...figures }).map(([path, value]) => [
    path as ProposedPath,
    String(value),
  ])
}

function valueAt(
  { values, figures }: Proposal,
  lines: readonly ProposedLine[],
  path: ProposedPath,
): string | undefined {
  const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (name) return lines[Number(index)]?.[name as keyof ProposedLine]
  const value = { ...values, ...figures }[path as keyof typeof figures]
  return value === undefined ? undefined : String(value)
}

function withoutWrongAmount(line: ProposedLine): ProposedLine {
  const { amount, ...rest } = line
  if (amount === undefined || line.discountValue !== undefined) return line
  const whole = product(line.quantity ?? '1', line.price ?? '')
  const said = parseDecimal(amount)
  return whole && said && digitsAt(whole, 2) === digitsAt(said, 2) ? line : rest
}
