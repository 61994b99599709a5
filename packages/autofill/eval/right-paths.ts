import { lineFieldsOf } from '@sheaf/domain/documents/document'
import type { LineValueName, Proposal, ProposedPath } from '../src/proposal.ts'
import { pairLines } from './pair-lines.ts'
import type { Case, Expected, JudgedName } from './read-cases.ts'
import { isAccepted } from './same-value.ts'

/** Of every value that is judged, whether it is right. What may be there and need not be is not judged. */
export function rightPaths(given: Case, proposal: Proposal): ReadonlyMap<ProposedPath, boolean> {
  const right = new Map<ProposedPath, boolean>()
  const judge = <Name extends JudgedName>(
    path: ProposedPath,
    name: Name,
    value: string,
    expected: Expected<Name>,
    allowed: Expected<Name>,
  ) => {
    const accepted = expected.get(name)
    if (accepted) right.set(path, isAccepted(name, accepted, value))
    else if (!isAccepted(name, allowed.get(name) ?? [], value)) right.set(path, false)
  }
  for (const [path, value] of Object.entries({ ...proposal.values, ...proposal.figures })) {
    const name = path as keyof typeof proposal.figures
    judge(name, name, String(value), given.expected, given.allowed)
  }
  const names: readonly LineValueName[] = lineFieldsOf(given.source.kind)
  for (const { expected, proposed } of pairLines(given, proposal.lines)) {
    const index = proposal.lines.indexOf(proposed)
    if (index < 0) continue
    for (const name of names) {
      const value = proposed[name]
      const allowed = expected.has('description') ? allowedOnLines : nothing
      if (value !== undefined) judge(`lines.${index}.${name}`, name, value, expected, allowed)
    }
  }
  return right
}

const nothing: Expected<LineValueName> = new Map()

/** What goes without saying is no invention, but for a line that nobody wanted. */
export const allowedOnLines: Expected<LineValueName> = new Map([
  ['unit', ['*']],
  ['quantity', ['1']],
  ['discountKind', ['*']],
])
