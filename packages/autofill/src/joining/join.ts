import { hasField, lineFieldsOf } from '@sheaf/domain/documents/document'
import { type FieldPath, isPricedKind } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Place } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import type { Owner, ProposedFigure } from '../proposal.ts'
import type { Tagged } from '../tagging/tag.ts'
import { joinDays } from './days.ts'
import type { Fact } from './fact.ts'
import { type Figures, joinFigures } from './figures.ts'
import { fillColumns } from './fill-columns.ts'
import { type JoinedLine, joinLines } from './lines.ts'
import { joinMoney } from './money.ts'
import { withOwner } from './owner.ts'
import { joinParties } from './parties.ts'
import { mergePieces } from './pieces.ts'
import { joinBesides } from './said-besides.ts'
import { checkSum, type SumCheck } from './sums.ts'
import { joinWords } from './words.ts'

/** What a text says, as fields of a kind, before it is asked how sure that is. */
export type Joined = {
  readonly fields: ReadonlyMap<FieldPath, Fact>
  readonly figures: ReadonlyMap<ProposedFigure, Fact>
  readonly lines: readonly JoinedLine[]
  readonly sum: SumCheck
}

/** Tagged words → values: finders read them, arithmetic arbitrates, check digits veto. */
export function join(
  reading: Reading,
  tagged: readonly Tagged[],
  kind: DocumentKind,
  owner: Owner,
): Joined {
  const spans = withOwner(reading, fillColumns(reading, mergePieces(reading, tagged)), owner)
  const facts = new Map<FieldPath, Fact>()
  const put = (path: FieldPath, value: Fact | undefined) => {
    if (value && value.value !== '' && hasField(kind, path) && !facts.has(path))
      facts.set(path, value)
  }
  joinParties(reading, spans, owner, put)
  joinWords(reading, spans, kind, put)
  joinDays(reading, spans, kind, facts, put)
  joinMoney(reading, spans, put)
  joinBesides(reading, spans, kind, put)
  const figures: Figures = isPricedKind(kind) ? joinFigures(reading, spans) : new Map()
  const { lines, sum } = checkSum(joinLines(reading, spans), { fields: facts, figures })
  return { fields: facts, figures, lines: lines.map((line) => ofKind(line, kind)), sum }
}

function ofKind(line: JoinedLine, kind: DocumentKind): JoinedLine {
  const has = new Set<string>(lineFieldsOf(kind))
  return new Map(
    [...line].filter(([name]) => has.has(name) || (name === 'amount' && isPricedKind(kind))),
  )
}

/** Where joined values were read. */
export function joinedPlaces({ fields, figures, lines }: Joined): readonly Place[] {
  return [fields, figures, ...lines].flatMap((facts) => [...facts.values()])
}
