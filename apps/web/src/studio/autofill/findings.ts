import type { AutofillAnswer } from '@sheaf/contract/autofill'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { compareDecimals, decimal, parseDecimal } from '@sheaf/domain/money/decimal'
import { scriptOf } from '#document/document-locale.ts'
import { edit, type Filling, startWriting } from '#document/document-state.ts'
import { detailOf } from './details.ts'
import { type LineSuggestion, lineSuggestionsOf } from './line-suggestions.ts'
import { suggestionOf } from './marked-text.ts'
import { type Suggestion, type SuggestionGroup, suggestionsOf } from './suggestions.ts'

/** What a text holds for a document. */
export type Findings = {
  readonly groups: readonly SuggestionGroup[]
  readonly lines: readonly LineSuggestion[]
  /** Figures that the text gives and Sheaf computes itself, by field. */
  readonly figures: Readonly<Record<string, string>>
}

export function findingsOf(
  answer: AutofillAnswer,
  document: BusinessDocument,
  moment: Moment,
): Findings {
  const stated = figureLabels(document).flatMap(([name]) => {
    const value = answer.fields[name]
    return typeof value === 'string' && parseDecimal(value) ? [[name, value] as const] : []
  })
  const { fields, evidence } = answer
  const details = Object.entries(fields).filter(([name]) => !isFigure(document, name))
  return {
    groups: suggestionsOf(Object.fromEntries(details), evidence, document, moment),
    lines: lineSuggestionsOf(answer, document),
    figures: Object.fromEntries(stated),
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
  const own = suggestionOf(field)
  const id = own === field ? (detailOf(document, field)?.id ?? field) : own
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
  const { document: filled } = edit(startWriting(document), { type: 'fill', ...filling })
  const { price } = scriptOf(filled)
  return figureLabels(document).flatMap(([name, label]) => {
    const stated = figures[name]
    const computed = textField(filled, name)
    if (stated === undefined) return []
    const agrees = compareDecimals(decimal(stated), decimal(computed)) === 0
    return [{ id: name, label, stated: price(stated), computed: price(computed), agrees }]
  })
}

function isFigure(document: BusinessDocument, name: string): boolean {
  return figureLabels(document).some(([figure]) => figure === name)
}

function figureLabels({ type }: BusinessDocument): (readonly [string, string])[] {
  const { taxFigures, endAmountField, endAmountLabel } = rulesOf(type)
  const taxes =
    'all' in taxFigures
      ? [[taxFigures.all, 'Tax'] as const]
      : [[taxFigures.first, 'Tax'] as const, [taxFigures.second, 'Second tax'] as const]
  return [['subtotal', 'Subtotal'] as const, ...taxes, [endAmountField, endAmountLabel] as const]
}
