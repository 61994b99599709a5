/** How a business term is written: an amount has a currency, a price may have any number of decimals. */
export type TermType =
  | 'text'
  | 'lines'
  | 'date'
  | 'amount'
  | 'price'
  | 'quantity'
  | 'percent'
  | 'identifier'
  | 'classification'
  | 'attachment'
  | 'note-code'
  | 'note-text'
  | 'tax-point'
  | 'account'
  | 'object'
  | 'accounting-amount'

/** What a party, an item or an object is known by, and in which register. */
export type Identifier = {
  readonly value: string
  readonly scheme?: string
  readonly schemeVersion?: string
}

export type Attachment = {
  /** Base64, as it travels. */
  readonly content: string
  readonly mimeCode?: string
  readonly filename?: string
}

export type Cardinality = '0..1' | '1..1' | '0..n' | '1..n'

/** Where a term stands in each syntax; a credit note has a path of its own where UBL gives it other names. */
export type Paths = {
  readonly ubl: string
  readonly ublCreditNote?: string
  readonly cii: string
}

export type Term<
  Type extends TermType = TermType,
  Times extends Cardinality = Cardinality,
> = Paths & {
  /** As the standard numbers it. */
  readonly id: string
  /** What people call it, to be put into a sentence. */
  readonly name: string
  readonly type: Type
  readonly times: Times
}

export type Group<
  Terms extends TermTable = TermTable,
  Times extends Cardinality = Cardinality,
> = Paths & {
  readonly id: string
  readonly name: string
  readonly times: Times
  readonly terms: Terms
}

export type TermTable = { readonly [name: string]: Term | Group }

export function term<const Type extends TermType, const Times extends Cardinality>(
  id: string,
  name: string,
  type: Type,
  times: Times,
  paths: Paths,
): Term<Type, Times> {
  return { id, name, type, times, ...paths }
}

export function group<const Terms extends TermTable, const Times extends Cardinality>(
  id: string,
  name: string,
  times: Times,
  paths: Paths,
  terms: Terms,
): Group<Terms, Times> {
  return { id, name, times, terms, ...paths }
}

export function isGroup(row: Term | Group): row is Group {
  return 'terms' in row
}

export function isList({ times }: { readonly times: Cardinality }): boolean {
  return times.endsWith('n')
}

type ValueOfType<Type extends TermType> = Type extends 'identifier' | 'classification' | 'object'
  ? Identifier
  : Type extends 'attachment'
    ? Attachment
    : string

type One<Row> =
  Row extends Group<infer Terms, Cardinality>
    ? ValuesOf<Terms>
    : Row extends Term<infer Type, Cardinality>
      ? ValueOfType<Type>
      : never

type ListNames<Terms extends TermTable> = {
  [Name in keyof Terms]: Terms[Name]['times'] extends '0..n' | '1..n' ? Name : never
}[keyof Terms]

/** Values of the terms of a table. A file may lack any of them, so that the rules can say what is missing; lists may be empty. */
export type ValuesOf<Terms extends TermTable> = {
  readonly [Name in ListNames<Terms>]: readonly One<Terms[Name]>[]
} & {
  readonly [Name in Exclude<keyof Terms, ListNames<Terms>>]?: One<Terms[Name]> | undefined
}
