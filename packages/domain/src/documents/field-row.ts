import type { FieldType } from './field-types.ts'
import { type DocumentKind, documentKinds } from './kind.ts'
import type { OptionId } from './options.ts'

/**
 * Where a field of a kind shows while a document is written. 'option': when its option is asked for or it is filled;
 * 'open': the same, asked for from the start; 'filled': with its option, or alone once it is filled; 'print': nowhere,
 * but it is kept and printed.
 */
export type Shows = 'always' | 'open' | 'option' | 'filled' | 'print'

export type FieldGroup =
  | 'heading'
  | 'facts'
  | 'sender'
  | 'receiver'
  | 'shipTo'
  | 'amounts'
  | 'bank'
  | 'texts'
  | 'settings'
  | 'e-invoice'

export type FieldRow = {
  readonly type: FieldType
  readonly group: FieldGroup
  /** The kinds that have the field, and where it shows there. */
  readonly on: Readonly<Partial<Record<DocumentKind, Shows>>>
  readonly option?: OptionId
  /** Kinds that are not handed out while it is empty. */
  readonly needed?: readonly DocumentKind[]
  /** An empty one is not offered on a sheet that is written on. */
  readonly hidesWhenEmpty?: true
  /** It says who sends, the same on each document, and nothing about a client: senders may keep it. */
  readonly isSenders?: true
}

export type FieldTable = Readonly<Record<string, FieldRow>>

const pricedKinds = ['invoice', 'quote', 'credit_note', 'purchase_order'] as const

/** The kinds whose lines have prices: only these have amounts, taxes and totals. */
export type PricedKind = (typeof pricedKinds)[number]

export function on<Kind extends DocumentKind>(
  kinds: readonly Kind[],
  shows: Shows,
): Record<Kind, Shows> {
  return Object.fromEntries(kinds.map((kind) => [kind, shows])) as Record<Kind, Shows>
}

export const everywhere = (shows: Shows) => on(documentKinds, shows)
export const priced = (shows: Shows) => on(pricedKinds, shows)

/** A row of one type, in one group. */
export type Row<
  Group extends FieldGroup,
  Type extends FieldType,
  Kind extends DocumentKind = DocumentKind,
> = Omit<FieldRow, 'group' | 'type' | 'on'> & {
  readonly group: Group
  readonly type: Type
  readonly on: Readonly<Record<Kind, Shows>>
}
