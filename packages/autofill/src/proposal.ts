import type { FieldValues } from '@sheaf/domain/documents/document'
import type { LinePath } from '@sheaf/domain/documents/field-path'
import type { FieldPath, LineField } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'

/** Who the user is, as the account, the kept details and the saved templates say it. */
export type Owner = {
  readonly names: readonly string[]
  readonly emails: readonly string[]
  readonly taxIds: readonly string[]
  readonly ibans: readonly string[]
}

/** Where in the source a value was read, and how likely it is right, from 0 to 1. */
export type Evidence = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly confidence: number
  /** Values without which this one would not have been read. */
  readonly hangsOn?: readonly ProposedPath[]
}

export const reasonsToIgnore = ['quoted', 'signature', 'legal'] as const

/** A part of the source that was not read as content. */
export type Ignored = {
  readonly start: number
  readonly end: number
  readonly why: (typeof reasonsToIgnore)[number]
}

/** Somebody whom the source names. */
export type NamedParty = { readonly name: string; readonly start: number; readonly end: number }

/** What a line can say: its fields, and the amount that a document computes from them. */
export type LineValueName = LineField | 'amount'

export type ProposedLine = Readonly<Partial<Record<LineValueName, string>>>

/** Figures that a text states and a document computes. */
export const proposedFigures = ['subtotal', 'tax', 'secondTax', 'total'] as const
export type ProposedFigure = (typeof proposedFigures)[number]

export function isProposedFigure(text: string): text is ProposedFigure {
  return (proposedFigures as readonly string[]).includes(text)
}

/** Anything that was read: a field, a figure, or part of a line as 'lines.0.quantity' or 'lines.0.amount'. */
export type ProposedPath = FieldPath | ProposedFigure | LinePath | `lines.${number}.amount`

/** What the text does not give is absent. */
export type Proposal = {
  readonly values: FieldValues
  readonly lines: readonly ProposedLine[]
  readonly figures: Readonly<Partial<Record<ProposedFigure, string>>>
  readonly evidence: ReadonlyMap<ProposedPath, Evidence>
  readonly ignored: readonly Ignored[]
  /** Who may be the user, where nothing tells. */
  readonly parties?: readonly NamedParty[]
}

export type Source = {
  readonly kind: DocumentKind
  readonly text: string
  /** 'YYYY-MM-DD': what 'tomorrow' and 'net 15' count from. */
  readonly today: string
  readonly owner: Owner
  /** The name that the user chose as their own; empty when none of those named was. */
  readonly me?: string
}
