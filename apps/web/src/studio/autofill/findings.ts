import type { AutofillAnswer } from '@sheaf/contract/autofill'
import { wireFigures } from '@sheaf/contract/wire/figures'
import { figureNames } from '@sheaf/contract/wire/wire-names'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { isFieldPath } from '@sheaf/domain/documents/field-path'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { fields, isPricedKind } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { english } from '@sheaf/domain/locale/words/english'
import { compareDecimals, decimal } from '@sheaf/domain/money/decimal'
import { edit, type Filling, startWriting } from '#document/writing/document-state.ts'
import { type Corrections, corrected, lineOf, noCorrections } from './corrections.ts'
import { detailOf, priceIn } from './details.ts'
import { type LineSuggestion, lineSuggestionsOf } from './line-suggestions.ts'
import { type ReadAnswer, readAnswer } from './read-answer.ts'
import { type Suggestion, type SuggestionGroup, suggestionsOf } from './suggestions.ts'

/** What a text holds for a document. */
export type Findings = Pick<ReadAnswer, 'figures' | 'evidence'> & {
  readonly groups: readonly SuggestionGroup[]
  readonly lines: readonly LineSuggestion[]
}

export function findingsOf(
  answer: AutofillAnswer,
  document: BusinessDocument,
  moment: Moment,
  corrections: Corrections = noCorrections,
  table: FieldTable = fields,
): Findings {
  const read = corrected(readAnswer(answer), corrections)
  return {
    groups: suggestionsOf(read, document, moment, table),
    lines: lineSuggestionsOf(read, document),
    figures: read.figures,
    evidence: read.evidence,
  }
}

export function isEmpty({ groups, lines, figures }: Findings): boolean {
  return groups.length === 0 && lines.length === 0 && Object.keys(figures).length === 0
}

/** All that can be ticked. */
export function choicesOf({ groups, lines }: Findings): (Suggestion | LineSuggestion)[] {
  return [...groups.flatMap(({ suggestions }) => suggestions), ...lines].filter(
    ({ isThere }) => !isThere,
  )
}

/** For which suggestion a field was read; undefined for what is shown nowhere. */
export function placeOf(findings: Findings, document: BusinessDocument, field: string) {
  const own = lineOf(field)
  const id = isFieldPath(own) ? (detailOf(document, own)?.id ?? own) : own
  const isKnown =
    id in findings.figures ||
    findings.lines.some((line) => line.id === id) ||
    findings.groups.some(({ suggestions }) => suggestions.some((each) => each.id === id))
  return isKnown ? id : undefined
}

export function fillingOf(
  findings: Findings,
  ticked: ReadonlySet<string>,
  keepsLines: boolean,
): Filling {
  const chosen = findings.groups
    .flatMap(({ suggestions }) => suggestions)
    .filter(({ id }) => ticked.has(id))
  return {
    values: Object.assign({}, ...chosen.map(({ values }) => values)),
    lines: findings.lines.filter(({ id }) => ticked.has(id)).map(({ values }) => values),
    keepsLines,
  }
}

export type ComparedFigure = {
  readonly id: string
  readonly label: string
  readonly stated: string
  readonly computed: string
  readonly agrees: boolean
}

/** What the text says that everything comes to, beside what the document would come to. */
export function comparedFigures(
  { figures }: Findings,
  document: BusinessDocument,
  filling: Filling,
): ComparedFigure[] {
  const filled = edit(startWriting(document), { type: 'fill', ...filling })
  if (filled.totals === null) return []
  const all = wireFigures(filled.document.kind, filled.totals)
  return figureLabels(document.kind).flatMap(([name, label]) => {
    const stated = figures[name]
    const computed = all[name]
    if (stated === undefined || computed === undefined) return []
    const agrees = compareDecimals(decimal(stated), decimal(computed)) === 0
    const write = (figure: string) => priceIn(filled.document, figure)
    return [{ id: name, label, stated: write(stated), computed: write(computed), agrees }]
  })
}

function figureLabels(kind: DocumentKind): (readonly [string, string])[] {
  if (!isPricedKind(kind)) return []
  const { subtotal, taxes, total } = figureNames[kind]
  const ofTaxes =
    'all' in taxes
      ? [[taxes.all, 'Tax'] as const]
      : [[taxes.first, 'Tax'] as const, [taxes.second, 'Second tax'] as const]
  return [[subtotal, english.subtotal] as const, ...ofTaxes, [total, english.total[kind]] as const]
}
