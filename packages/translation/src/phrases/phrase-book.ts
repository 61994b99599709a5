import type { english } from './english.ts'

/** What differs from one document to the next and is never translated as words. */
export type Slot =
  | 'number'
  | 'money'
  | 'date'
  | 'percent'
  | 'name'
  | 'id'
  | 'days'
  | 'month'
  /** A number with its unit: '3 hours'. */
  | 'quantity'
  /** Another line of the book: a service, goods or a combination of them. */
  | 'thing'

type SlotsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotsIn<Rest>
  : never

type HoldingAll<Name extends string> = (
  Name extends string
    ? (text: `${string}{${Name}}${string}`) => void
    : never
) extends (text: infer Text) => void
  ? Text
  : never

/**
 * A part of the book in another language: every line, with the slots that English has. Ways to say the same are parted by '|': the
 * first is written, all are understood. A text carries no mark at its end; that comes from the document.
 */
export type Translated<Part> = {
  readonly [Id in keyof Part]: [SlotsIn<Part[Id]>] extends [never]
    ? string
    : HoldingAll<SlotsIn<Part[Id]>>
}

/** By the plural rules of the language: as after 1, 2, 5 and so on. `other` serves where a form is not given. */
export type UnitForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

type English = typeof english

export type PhraseBook = {
  /** The word that '&' stands for. */
  readonly and: string
  readonly units: Readonly<Record<keyof English['units'], UnitForms>>
  readonly services: Translated<English['services']>
  readonly goods: Translated<English['goods']>
  readonly charges: Translated<English['charges']>
  readonly combinations: Translated<English['combinations']>
  readonly payment: Translated<English['payment']>
  readonly dealings: Translated<English['dealings']>
}
